import { describe, expect, it } from "@jest/globals";
import { withoutControls, withoutMarks, withoutMarksAndJoiners } from "../../schema/invisible-marks.js";
import { keptMailText, mailAddressOf } from "../../schema/mail-address.js";
import { asciiForm } from "../../schema/plain-text.js";

const FAMILY = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}";
const ENGLAND = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";

describe("a text that people read", () => {
  it.each([
    ["zero-width spaces", "An\u200Bna\u2060", "Anna"],
    ["marks of the writing direction", "\u202AAnna\u202C \u2066B\u2069\u200E\u200F\u061C", "Anna B"],
    ["byte order marks and soft hyphens", "\uFEFFAn\u00ADna", "Anna"],
    ["fillers", "A\u3164\uFFA0\u115F", "A"],
    [
      "joiners between letters that never join",
      "An\u200Cn\u200Da \u0410\u200D\u0411 \u6771\u200C\u4EAC",
      "Anna \u0410\u0411 \u6771\u4EAC",
    ],
    ["joiners alone", "\u200D\u200C", ""],
    ["joiners at the end and after a space", "Anna\u200D \u200CB", "Anna B"],
    ["variants of what has none", "\uFE0F\uFE0FAn\uFE0Fna 1\uFE0F", "Anna 1"],
    ["tags, which spell what nobody sees", "Anna\u{E0068}\u{E0069}", "Anna"],
    ["half a flag of a region", "\u{1F3F4}\u{E0067}\u{E0062}", "\u{1F3F4}"],
  ])("has no %s", (_what, text, clean) => {
    expect(withoutMarks(text)).toBe(clean);
  });

  it.each([
    ["the joiners of an emoji", FAMILY],
    [
      "the joiners of an emoji with a variant and a tone",
      "\u2764\uFE0F\u200D\u{1F525} \u{1F44B}\u{1F3FD} \u{1F469}\u{1F3FD}\u200D\u{1F680}",
    ],
    ["a keycap", "1\uFE0F\u20E3"],
    ["the flag of a region", ENGLAND],
    ["the joiner of Persian", "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645"],
    ["the joiner of an Arabic abbreviation", "1447 \u0647\u200D"],
    ["the joiners of Indian scripts", "\u0915\u094D\u200D\u0937 \u0915\u094D\u200C\u0937"],
    ["the variant of a Japanese name", "\u845B\u{E0100}\u57CE"],
    ["the variant of a Mongolian letter", "\u182D\u180B"],
    ["line breaks and accents", "Zoe\u0308\n\tB"],
  ])("keeps %s", (_what, text) => {
    expect(withoutMarks(text)).toBe(text);
  });
});

describe("a number, an address or a code", () => {
  it("has no invisible character at all", () => {
    expect(withoutMarksAndJoiners(`\u202A+1\uFE0D-5\u200D5\u200C5${ENGLAND}\u{E0100}\u180B\u202C`)).toBe(
      "+1-555\u{1F3F4}",
    );
  });

  it("is read in ASCII, whatever the script of its digits", () => {
    expect(asciiForm("\uFEFF＋４９\u3000（０）１７０")).toBe("+49 (0)170");
    expect(["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "０１２３４５６７８９", "𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿"].map(asciiForm)).toEqual(
      Array.from({ length: 5 }, () => "0123456789"),
    );
  });
});

describe("a name without controls", () => {
  it("has no line breaks and no half characters", () => {
    expect(withoutControls("a\u0000\nb\u0085\uD800c\u{1F600}")).toBe("abc\u{1F600}");
  });
});

describe("a text of an e-mail field", () => {
  it.each([
    ["\u200Banna@example.org", "anna@example.org"],
    ["< anna@example.org >", "anna@example.org"],
    ["mailto:anna@example.org", "anna@example.org"],
    ["<mailto:anna@example.org>", "anna@example.org"],
    ["An\u200Bna <anna@example.org>", "Anna <anna@example.org>"],
    ["a@example.org, b@example.org", "a@example.org, b@example.org"],
    ["mailto:anna@example.org?cc=b@example.org", "mailto:anna@example.org?cc=b@example.org"],
    ["mailto:an%20na@example.org", "mailto:an%20na@example.org"],
    [" \u200B ", ""],
  ])("is kept without marks, and without what only wraps the address: %j", (text, kept) => {
    expect(keptMailText(text)).toBe(kept);
  });

  it("has the same address before and after it is kept", () => {
    const texts = ["<a@example.org>", "mailto:a@example.org", "A <a@example.org>", "\uFEFFa@example.org"];

    expect(texts.map((text) => [mailAddressOf(text), mailAddressOf(keptMailText(text))])).toEqual(
      texts.map(() => ["a@example.org", "a@example.org"]),
    );
  });
});
