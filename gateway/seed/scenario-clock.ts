import type { Clock } from "../platform/clock.js";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The clock of a scenario that is written today and happened over the last weeks. */
export class ScenarioClock implements Clock {
  private time: Date;

  /** `today` is the moment at which the scenario ends. */
  constructor(readonly today: Date) {
    this.time = today;
  }

  now(): Date {
    return this.time;
  }

  /** Sets a time of a day that many days ago, such as `9:30`; without a time, this time of that day. */
  goTo(daysAgo: number, time?: string): void {
    const day = new Date(this.today.getTime() - daysAgo * DAY_MS);
    const [hours = 0, minutes = 0] = (time ?? "").split(":").map(Number);
    if (time !== undefined) day.setUTCHours(hours, minutes, 0, 0);
    // The time of an event of today may not be in the future.
    this.time = day > this.today ? this.today : day;
  }

  /** Advances by a few minutes, never past today. */
  pass(minutes: number): void {
    this.time = new Date(Math.min(this.time.getTime() + minutes * MINUTE_MS, this.today.getTime()));
  }
}
