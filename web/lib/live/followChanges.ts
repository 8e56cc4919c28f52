import { openStream, type Change, type StreamOptions } from "./openStream.js";

/** What the windows of one browser tell each other: changes, that some may have been missed, or that one listens. */
type Word = { readonly change: Change } | { readonly missed: true } | { readonly alive: true };

/** Who is followed, and who is told. */
interface FollowOptions {
  readonly person: string;
  readonly getToken: StreamOptions["getToken"];
  readonly onChange: (change: Change) => void;
  /** Changes may have been missed: what is shown must be asked for anew. */
  readonly onMissed: () => void;
}

/** A window that hears nothing for so long takes over from the one that should listen. */
const SILENCE_MS = 40_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [500, 30_000];

/**
 * Tells what changes, for as long as it is not stopped. A browser allows six connections to one host, so that one window
 * listens for all of them: the one that holds the lock. When it is closed, or asleep, the next one takes over.
 */
export function followChanges(options: FollowOptions): () => void {
  const name = `live:${options.person}`;
  const channel = new BroadcastChannel(name);
  const stopped = new AbortController();
  let heardAt = performance.now();

  const hear = (word: Word): void => {
    heardAt = performance.now();
    if ("change" in word) options.onChange(word.change);
    else if ("missed" in word) options.onMissed();
  };
  const tell = (word: Word): void => {
    channel.postMessage(word);
    hear(word);
  };
  // Only windows of this very product speak on it.
  channel.addEventListener("message", ({ data }: MessageEvent<Word>) => hear(data));

  const lead = async (steal: boolean): Promise<void> => {
    const lost = new AbortController();
    const signal = AbortSignal.any([stopped.signal, lost.signal]);
    // A waiting request can be called off, one that takes the lock at once cannot.
    const request: LockOptions = steal ? { steal } : { signal: stopped.signal };
    try {
      await navigator.locks.request(name, request, () => listen(signal, options.getToken, tell));
    } catch (error) {
      lost.abort();
      // Another window has taken over because this one seemed asleep; it gets in line again.
      const isTakenOver = error instanceof DOMException && error.name === "AbortError";
      if (isTakenOver && !stopped.signal.aborted) await lead(false);
    }
  };
  const wake = (): void => {
    if (document.hidden || performance.now() - heardAt < SILENCE_MS) return;
    options.onMissed();
    void lead(true);
  };
  document.addEventListener("visibilitychange", wake, { signal: stopped.signal });
  window.addEventListener("pageshow", wake, { signal: stopped.signal });
  void lead(false);
  return () => {
    stopped.abort();
    channel.close();
  };
}

/** Listens until it is told to stop, or the person may not; connects again whenever the connection is lost. */
async function listen(
  signal: AbortSignal,
  getToken: StreamOptions["getToken"],
  tell: (word: Word) => void,
): Promise<void> {
  const beganAt = performance.now();
  let hasBeenOpen = false;
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const onOpen = (): void => {
      pause = FIRST_PAUSE_MS;
      // What a page that was just opened shows is as new as the stream.
      if (hasBeenOpen || performance.now() - beganAt > FIRST_PAUSE_MS * 10) tell({ missed: true });
      hasBeenOpen = true;
    };
    const onAlive = (): void => tell({ alive: true });
    const onChange = (change: Change): void => tell(change.operation === "MISSED" ? { missed: true } : { change });
    const end = await openStream({ getToken, onOpen, onAlive, onChange }, signal).catch(() => "NETWORK");
    if (end === "NOT_ALLOWED") return;
    // A failure ends the session where it is found out, or passes.
    if (end === "UNAUTHENTICATED") await getToken({ isRefused: true }).catch(() => undefined);
    await sleep(pause * (0.5 + Math.random()), signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Waits, but not longer than until the network is back or nobody waits any more. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const wake = (): void => {
      done.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    window.addEventListener("online", wake, { signal: done.signal });
    signal.addEventListener("abort", wake, { signal: done.signal });
  });
}
