import type { MessageDescriptor } from "react-intl";
import { addDays, startOfNextWeek, type Day } from "../../lib/days.js";
import { laterMessages as messages } from "./laterMessages.js";

/** A day that the menu offers, and the key that takes it while the menu is open. */
export interface LaterDay {
  readonly key: "1" | "3" | "m";
  readonly label: MessageDescriptor;
  readonly day: Day;
}

/** Returns the days to move something to; the weekend's days are 1 for Monday to 7 for Sunday. */
export function laterDays(today: Day, weekend: readonly number[]): readonly LaterDay[] {
  return [
    { key: "1", label: messages.tomorrow, day: addDays(today, 1) },
    { key: "3", label: messages.inThreeDays, day: addDays(today, 3) },
    { key: "m", label: messages.nextWeek, day: startOfNextWeek(today, weekend) },
  ];
}
