import type { CalendarDay } from "./calendar.service.js";

/** RFC 5545: a line has at most 75 bytes; a longer one continues on the next line after a space. */
const LINE_BYTES = 75;

/** The moment from which the sequence of an event counts seconds: they fit the 31 bits of RFC 5545 until 2094. */
const SEQUENCE_START = Date.parse("2026-01-01T00:00:00Z");

/**
 * Writes days as an iCalendar, each an event that takes the whole day. The sequence of an event is the second in which its day
 * changed, so that it grows with each change and nothing has to be counted.
 */
export function toICalendar(days: readonly CalendarDay[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Job Hunt Tracker//EN",
    "X-WR-CALNAME:Job Hunt Tracker",
    ...days.flatMap(({ id, date, title, changedAt }) => [
      "BEGIN:VEVENT",
      `UID:${id}`,
      `SEQUENCE:${sequenceOf(changedAt)}`,
      `DTSTAMP:${changedAt.toISOString().replace(/[-:]|\.\d+/g, "")}`,
      `DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`,
      `SUMMARY:${escaped(title)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function sequenceOf(changedAt: Date): number {
  return Math.max(0, Math.floor((changedAt.getTime() - SEQUENCE_START) / 1000));
}

/** Returns a text escaped as RFC 5545, section 3.3.11, demands; control characters cannot be written in one. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Returns a line broken where it is full, never inside a character. */
function folded(line: string): string {
  let text = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
