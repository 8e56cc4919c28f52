import { describe, expect, it } from "@jest/globals";
import { choiceOfKey, type PressedKey } from "../../../web/components/choiceKeys.js";

const CHOICES = [
  { letter: "j", word: "I have this job" },
  { letter: "n", word: "It came to nothing" },
];

const pressed = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  ...more,
});

describe("the letter of a choice", () => {
  it.each([
    ["j", "I have this job"],
    ["N", "It came to nothing"],
    ["x", undefined],
    ["Enter", undefined],
  ])("%s chooses %s", (key, word) => {
    expect(choiceOfKey(CHOICES, pressed(key))?.word).toBe(word);
  });

  it.each<Partial<PressedKey>>([
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { isComposing: true },
    { repeat: true },
  ])("is another command, or none, with %j", (more) => {
    expect(choiceOfKey(CHOICES, pressed("j", more))).toBeUndefined();
  });
});
