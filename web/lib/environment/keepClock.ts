import { assumeOffset, CLOCK_KEY, followClock, knownOffset } from "./clock.js";
import { browserStorage } from "./storage.js";

/** Takes up the difference between the two clocks that is stored, and stores it when it changes; nothing while there is none. */
export function keepClock(): void {
  assumeOffset(browserStorage.read(CLOCK_KEY));
  store();
  followClock(store);
}

function store(): void {
  const offset = knownOffset();
  if (offset === 0) browserStorage.remove(CLOCK_KEY);
  else browserStorage.write(CLOCK_KEY, String(offset));
}
