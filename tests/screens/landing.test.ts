import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { landingMessages } from "../../web/features/landing/messages.js";
import { typeTexts } from "../../web/features/landing/typeTexts.js";

/** The welcome texts in their order (spec 9). */
const WELCOMES = ["Job hunting...simplified", "Track, plan, and succeed", "Job hunting...without the stress"] as const;

describe("the welcome of the landing page", () => {
  const welcome = document.createElement("span");
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function passUntil(text: string): void {
    while (welcome.textContent !== text) jest.advanceTimersByTime(50);
  }

  test("has the texts of the specification", () => {
    const { simplified, succeed, stressFree } = landingMessages;

    expect([simplified, succeed, stressFree].map(({ defaultMessage }) => defaultMessage)).toEqual(WELCOMES);
  });

  test("is typed at 50 ms a character, one text after the other, for ever", () => {
    const [first, second, third] = WELCOMES;
    typeTexts(welcome, WELCOMES, false);
    passUntil(third);

    // The first comes again, and what follows it.
    for (const text of [first, second, third, first, second]) {
      passUntil("");
      // Once it is whole, it stays.
      for (let characters = 1; characters <= text.length + 1; characters++) {
        jest.advanceTimersByTime(50);
        expect(welcome.textContent).toBe(text.slice(0, characters));
      }
    }
  });

  test("is shown whole, and changes each six seconds, where motion is to be reduced", () => {
    typeTexts(welcome, WELCOMES, true);

    const seen = [welcome.textContent];
    for (let change = 0; change < 3; change++) {
      jest.advanceTimersByTime(5_999);
      expect(welcome.textContent).toBe(seen.at(-1));
      jest.advanceTimersByTime(1);
      seen.push(welcome.textContent);
    }
    expect(seen).toEqual([...WELCOMES, WELCOMES[0]]);
  });
});
