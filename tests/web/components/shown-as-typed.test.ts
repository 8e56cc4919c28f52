import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { PLAIN_TEXTS } from "./plain-texts.js";
import { markupOf, shownText, shownWords, wordsOf } from "./shown-text.js";

describe("a text without Markdown", () => {
  it("is tried in more than a hundred ways", () => {
    expect(new Set(PLAIN_TEXTS).size).toBe(PLAIN_TEXTS.length);
    expect(PLAIN_TEXTS.length).toBeGreaterThan(120);
  });

  it.each(PLAIN_TEXTS)("is shown as it was typed: %j", (text) => {
    expect(shownText(markupOf(text))).toBe(text);
  });

  it.each([
    ["of Windows", "eins\r\nzwei\r\n\r\ndrei"],
    ["of old programs", "eins\rzwei\r\rdrei"],
    ["of Word and of web pages", "eins\u000bzwei\u2028\u2029drei"],
  ])("keeps its ends of lines: those %s", (_whose, text) => {
    expect(shownText(markupOf(text))).toBe("eins\nzwei\n\ndrei");
  });

  it("is never run, loaded or kept from view as HTML", () => {
    const text = `<script>alert(1)</script><img src=x onerror=alert(1)>&lt;i&gt;<a href="javascript:1">x</a>`;

    expect(markupOf(text)).not.toMatch(/<(?:script|img|a|i)\b/);
    expect(shownText(markupOf(text))).toBe(text);
  });

  it("keeps a mark of its encoding from moving anything", () => {
    expect(shownText(markupOf("\uFEFFa **b** c"))).toBe(" a b c");
  });
});

describe("Markdown that is deliberate", () => {
  it.each([
    ["**bold** and *italic* and _italic_", "<strong>bold</strong> and <em>italic</em> and <em>italic</em>"],
    ["***both***, “*quoted*”, (**bracketed**).", "<em><strong>both</strong></em>"],
    ["***both***, “*quoted*”, (**bracketed**).", "“<em>quoted</em>”, (<strong>bracketed</strong>)."],
    ["**Gehalt:** 5000 €*", "<strong>Gehalt:</strong> 5000 €*"],
    ["**500 €** und **42**", "<strong>500 €</strong> und <strong>42</strong>"],
    ["**file_name_v2** stays", "<strong>file_name_v2</strong>"],
    ["これは**重要**です", "これは<strong>重要</strong>です"],
    ["*Das ist wichtig.* Bitte lesen.", "<em>Das ist wichtig.</em>"],
    ["~~gone~~ here", "<del>gone</del> here"],
    ["# Title", "<h4>Title</h4>"],
    ["## 1. Aufgaben\ntext", "<h4>1. Aufgaben</h4>\n<p>text</p>"],
    ["### C# ###", "<h4>C#</h4>"],
    ["run `npm ci`, then ``a`b``", "<code>npm ci</code>, then <code>a`b</code>"],
    ["```js\nlet a = 1;\n  a\n```", "let a = 1;\n  a\n</code></pre>"],
    [
      "> Anna: we decide on Friday\n> and call",
      "<blockquote>\n<p>Anna: we decide on Friday\nand call</p>\n</blockquote>",
    ],
    ["[the page](https://example.org/a_b)", '<a href="https://example.org/a_b"'],
    ["| a | b |\n|---|:--:|\n| 1 | x \\| y |", "<td>1</td>"],
    ["| a | b |\n|---|:--:|\n| 1 | x \\| y |", ">x | y</td>"],
    ["a|b\n---|---\n1|", "<th>a</th>"],
  ])("works: %j", (text, markup) => {
    expect(markupOf(text)).toContain(markup);
  });

  it.each([
    ["- one\n- two", ["one", "two"]],
    ["* one\n* two\n  more", ["one", "two\nmore"]],
    ["Intro:\n\n1. one\n2. two", ["one", "two"]],
    ["- one\n\n- two", ["one", "two"]],
    ["- **one**\n- [two](https://example.org)", ["one", "two"]],
  ])("is a list with bullets or numbers of its own: %j", (text, items) => {
    const markup = markupOf(text);

    expect(markup).not.toContain("is-typed");
    expect(markup.match(/<li>/g)).toHaveLength(items.length);
    expect(shownText(markup)).toBe([...(text.startsWith("Intro") ? ["Intro:"] : []), ...items].join("\n"));
  });

  it.each([
    ["+ pro\n+ more", "ul"],
    ["+ pro\n+ more\n- contra\n- other", "ul"],
    ["- 500 €\n- 200 €", "ul"],
    ["2. two\n3. three", "ol"],
    ["1) one\n2) two", "ol"],
    ["1. one\n1. two", "ol"],
  ])("is a list that shows its signs: %j", (text, tag) => {
    const markup = markupOf(text);

    expect(markup).toContain(`<${tag} class="is-typed">`);
    expect(markup.match(/<li>/g)).toHaveLength(text.split("\n").length);
    expect(shownText(markup)).toBe(text);
  });

  it("nests lists, and takes what is indented into them", () => {
    const markup = markupOf("- one\n    - deep\n\n      more\n- two");

    expect(markup.match(/<ul>/g)).toHaveLength(2);
    expect(shownText(markup)).toBe("one\ndeep\nmore\ntwo");
  });

  it("has tasks, which may be numbered", () => {
    const markup = markupOf("- [ ] call 5 people\n* [x] write\n\n1. [ ] first\n2. [x] second");

    expect(markup.match(/type="checkbox"/g)).toHaveLength(4);
    expect(markup.match(/class="task"/g)).toHaveLength(4);
    expect(shownText(markup)).toBe(" call 5 people\n write\n 1. first\n 2. second");
  });

  it("does not hide cells for which a table has no column", () => {
    const text = "| a |\n|---|\n| 1 | 2 |";

    expect(shownText(markupOf(text))).toBe(text);
  });
});

describe("an address in a text", () => {
  it.each([
    ["see https://example.org/a.", "https://example.org/a"],
    ["(https://example.org/a_(b))", "https://example.org/a_(b)"],
    ["„https://example.org/a“, sagte sie", "https://example.org/a"],
    ["«https://example.org/a»!", "https://example.org/a"],
    ["[https://example.org/a]", "https://example.org/a"],
    ["<https://example.org/a>", "https://example.org/a"],
    ["https://example.org/a。", "https://example.org/a"],
    ["https://example.org/a؟", "https://example.org/a"],
    ["![x](https://example.org/a.png)", "https://example.org/a.png"],
    ["www.example.org/a;", "http://www.example.org/a"],
    ["(anna_b@example.org).", "mailto:anna_b@example.org"],
    ["https://example.org/?a=1&amp;b=2", "https://example.org/?a=1&amp;amp;b=2"],
  ])("is a link without the signs of the sentence: %j", (text, href) => {
    const markup = markupOf(text);

    expect(/href="([^"]*)"/.exec(markup)?.[1]).toBe(href);
    expect(shownText(markup)).toBe(text);
  });
});

describe("texts of any such pieces", () => {
  const deliberate = [
    "**bold** word",
    "*it* is",
    "# Title",
    "- item\n- other",
    "1. a\n2. b",
    "[a](https://example.org)",
  ];
  const pieces = fc.constantFrom(...PLAIN_TEXTS, ...deliberate);
  const glue = fc.constantFrom("\n", "\n\n", " ", "\n    ", "\r\n> ", "\n- ");
  const texts = fc.array(fc.tuple(pieces, glue), { minLength: 2, maxLength: 6 }).map((parts) => parts.flat().join(""));

  it("lose no letter and no digit but the address behind a link and the numbers that a list counts", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(shownWords(markupOf(text))).toBe(wordsOf(text.replace(/```\w+/g, "")));
      }),
      { seed: 2026, numRuns: 100 },
    );
  });

  it("lose no sign when they are paragraphs, and bullets alone look different", () => {
    // Two of these together are a fence of code, or a list of one more item.
    const alone = PLAIN_TEXTS.filter((text) => !/```|^[-+*]( |$)|^\d+[.)]/m.test(text));
    const seen = (text: string): string => text.replace(/\s+/g, "");

    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alone), { minLength: 2, maxLength: 8 }), (texts) => {
        expect(seen(shownText(markupOf(texts.join("\n\n"))))).toBe(seen(texts.join("")));
      }),
      { seed: 2026, numRuns: 100 },
    );
  });
});
