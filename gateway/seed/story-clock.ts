import type { Clock } from "../clock.js";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The clock of a story that is told today and has happened over the last weeks. */
export class StoryClock implements Clock {
  private time: Date;

  constructor(private readonly today: Date) {
    this.time = today;
  }

  now(): Date {
    return this.time;
  }

  /** Goes to a time of a day that many days ago, such as `9:30`; without a time, to this time of that day. */
  goTo(daysAgo: number, time?: string): void {
    const day = new Date(this.today.getTime() - daysAgo * DAY_MS);
    const [hours = 0, minutes = 0] = (time ?? "").split(":").map(Number);
    if (time !== undefined) day.setUTCHours(hours, minutes, 0, 0);
    // What is told of today may not lie ahead.
    this.time = day > this.today ? this.today : day;
  }

  /** Lets a few minutes pass, never past today. */
  pass(minutes: number): void {
    this.time = new Date(Math.min(this.time.getTime() + minutes * MINUTE_MS, this.today.getTime()));
  }
}
