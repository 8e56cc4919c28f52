import { describe, expect, it } from "@jest/globals";
import { mailto, MAILTO_MAX } from "../../../../web/plan/guide/mailto.js";
import { countGaps, gapsOf, marksOf, nextGap } from "../../../../web/plan/guide/marks.js";
import { requirementLines, requirementsText } from "../../../../web/plan/guide/requirements.js";

const shown = (text: string, values: readonly string[]): string[] =>
  marksOf(text, values).map(({ kind, text: words }) => (kind === "text" ? words : `<${kind} ${words}>`));

describe("the marks of a text", () => {
  it("are its facts and blanks, and leave every character in its place", () => {
    const text = "Dear Kim,\n\non 19 November [one line] for “Kim Co”.\nKim";
    const values = ["Kim", "Kim Co", "19 November", ""];

    expect(shown(text, values)).toEqual([
      "Dear ",
      "<fact Kim>",
      ",\n\non ",
      "<fact 19 November>",
      " ",
      "<gap [one line]>",
      " for “",
      "<fact Kim Co>",
      "”.\n",
      "<fact Kim>",
    ]);
    expect(
      marksOf(text, values)
        .map((mark) => mark.text)
        .join(""),
    ).toBe(text);
  });

  it("take a value as whole words and literally", () => {
    expect(shown("Also Al. C++ (x) Al2 Al", ["Al", "C++ (x)"])).toEqual([
      "Also ",
      "<fact Al>",
      ". ",
      "<fact C++ (x)>",
      " Al2 ",
      "<fact Al>",
    ]);
    expect(shown("Al Al", ["Al"])).toEqual(["<fact Al>", " ", "<fact Al>"]);
    expect(shown("a-b a/b", ["a/b", "a-b"])).toEqual(["<fact a-b>", " ", "<fact a/b>"]);
  });

  it("find no fact inside a blank, and none in an empty text", () => {
    expect(shown("[Kim]", ["Kim"])).toEqual(["<gap [Kim]>"]);
    expect(marksOf("", ["Kim"])).toEqual([]);
    expect(shown("words", [])).toEqual(["words"]);
  });
});

describe("the blanks of a text", () => {
  it.each([
    ["[a] and [..]", ["a", ".."]],
    ["[a\nb]", []],
    ["[]", []],
    ["[a [b]", ["b"]],
    ["[[b]]", ["b"]],
    ["a] [b", []],
    [`[${"x".repeat(120)}]`, ["x".repeat(120)]],
    [`[${"x".repeat(121)}]`, []],
  ])("of %j are %j", (text, gaps) => {
    expect(gapsOf(text).map((gap) => gap.text)).toEqual(gaps);
    expect(countGaps(text)).toBe(gaps.length);
    expect(gapsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(gaps.map((gap) => `[${gap}]`));
  });

  it("follow each other, and begin again after the last", () => {
    const text = "[a] [b]";

    expect([0, 1, 5].map((from) => nextGap(text, from)?.text)).toEqual(["a", "b", "a"]);
    expect(nextGap("none", 0)).toBeNull();
  });
});

describe("the address of an e-mail", () => {
  it("carries the receiver, the subject and the lines", () => {
    expect(mailto("ada@example.org", "A & B?", "Dear Ada,\n\n50 % + é")).toBe(
      "mailto:ada@example.org?subject=A%20%26%20B%3F&body=Dear%20Ada%2C%0D%0A%0D%0A50%20%25%20%2B%20%C3%A9",
    );
    expect(mailto(null, "", "")).toBe("mailto:?subject=&body=");
    expect(mailto("a?b&c@example.org", "", "")).toBe("mailto:a%3Fb%26c@example.org?subject=&body=");
  });

  it("is none above the length that programs take", () => {
    const rest = "mailto:?subject=&body=".length;

    expect(mailto(null, "", "x".repeat(MAILTO_MAX - rest))).toHaveLength(MAILTO_MAX);
    expect(mailto(null, "", "x".repeat(MAILTO_MAX - rest + 1))).toBeNull();
  });

  it("survives half a character", () => {
    expect(mailto(null, "\uD83D", "")).toBe("mailto:?subject=%EF%BF%BD&body=");
  });
});

describe("the requirements of an advert", () => {
  const BODY = "[requirement]\n[situation, what you did, result]";

  it("are its lines, without bullets and repetitions", () => {
    expect(requirementLines("- SQL\r\n• Python 3\n\n  1. 3 years\n---\n- SQL\n3 years of care")).toEqual([
      "SQL",
      "Python 3",
      "3 years",
      "3 years of care",
    ]);
    expect(requirementLines(null)).toEqual([]);
  });

  it("are each followed by a blank", () => {
    const text = requirementsText(["SQL [must] $&", "Care"], BODY);

    expect(text).toBe("SQL (must) $&\n[situation, what you did, result]\n\nCare\n[situation, what you did, result]");
    expect(countGaps(text)).toBe(2);
    expect(requirementsText([], BODY)).toBe(BODY);
  });
});
