import { describe, expect, it } from "@jest/globals";
import { decodePage, readContentType } from "../../gateway/capture/page/page-fetch-body.js";
import { asHtml, isEmptyShell, pageText, visibleText } from "../../gateway/capture/page/page-fetch-text.js";
import { cpuTime } from "../support/cpu-time.js";

/** Far above what 2 MB take in one pass, far below what they take in one pass for each sign. */
const QUADRATIC_MS = 20_000;
const WORDS = "Bäcker gesucht – Gehalt 3.000 € im Monat";

describe("decodePage", () => {
  const latin = Buffer.concat([Buffer.from("B\u00e4cker gesucht \u00a3 ", "latin1"), Buffer.from([0x80])]);

  it.each([
    ["UTF-8 that says so", Buffer.from(WORDS), "utf-8"],
    ["UTF-8 that says nothing", Buffer.from(WORDS), undefined],
    ["UTF-8 that claims to be Latin-1", Buffer.from(WORDS), "iso-8859-1"],
    ["UTF-8 that claims a charset nobody knows", Buffer.from(WORDS), "x-unknown"],
    ["UTF-8 that claims UTF-7", Buffer.from(WORDS), "utf-7"],
    ["UTF-8 with a byte order mark", Buffer.concat([Buffer.from("\ufeff"), Buffer.from(WORDS)]), "latin1"],
    ["UTF-16 with a byte order mark and a wrong claim", Buffer.from(`\ufeff${WORDS}`, "utf16le"), "utf-8"],
    ["UTF-16 without a mark", Buffer.from(WORDS, "utf16le"), "utf-16le"],
  ])("reads %s", (_what, bytes, claimed) => {
    expect(decodePage(bytes, claimed)).toBe(WORDS);
  });

  it.each([
    ["the header", latin, "windows-1252"],
    ["no claim at all", latin, undefined],
    ["a false claim of UTF-8", latin, "utf-8"],
  ])("reads windows-1252 with %s", (_what, bytes, claimed) => {
    expect(decodePage(bytes, claimed)).toBe("Bäcker gesucht £ €");
  });

  it.each([
    ["a meta element", '<meta charset="shift_jis"><p>'],
    ["a meta element of the old kind", '<meta http-equiv="content-type" content="text/html; charset=Shift_JIS"><p>'],
    ["an XML declaration", '<?xml version="1.0" encoding="shift_jis"?><p>'],
  ])("believes %s where the bytes are no UTF-8", (_what, head) => {
    const bytes = Buffer.concat([Buffer.from(head), Buffer.from("8b8190 6c".replace(" ", ""), "hex")]);

    expect(decodePage(bytes, undefined)).toBe(`${head}求人`);
  });

  it("leaves UTF-7's tags as the harmless text they are", () => {
    expect(decodePage(Buffer.from("+ADw-script+AD4-alert(1)+ADw-/script+AD4-"), "utf-7")).toContain("+ADw-script");
  });

  it("takes single zero bytes out, and takes many for something that is no text", () => {
    expect(decodePage(Buffer.from(`${"a".repeat(200)}\0`), "utf-8")).toBe("a".repeat(200));
    expect(decodePage(Buffer.alloc(200), "utf-8")).toBeNull();
  });

  it("reads type and charset of a header", () => {
    expect(readContentType('Text/HTML; boundary=x; Charset="UTF-8"')).toEqual({ type: "text/html", charset: "UTF-8" });
    expect(readContentType(undefined)).toEqual({ type: "", charset: undefined });
  });
});

describe("visibleText", () => {
  it("leaves out what nobody sees and keeps lines apart", () => {
    const html =
      "<title>T</title><style>p{}</style><p>One &amp; two</p><!-- no --><SCRIPT>x()</SCRIPT ><p>Three&nbsp;&#8364;&#xe9;<br>4 < 5</p>";

    expect(visibleText(html)).toBe("One & two\nThree €é\n4 < 5");
  });

  it.each([
    ["<"],
    ["<script>"],
    ["<!--"],
    ["<a "],
    ["</"],
    ["&#"],
    ["<script>x</script"],
    ["<style"],
    ["\n "],
    ["<script type=application/ld+json>"],
  ])("reads 2 MB of %j in time that grows with its length, not with its square", async (piece) => {
    const html = piece.repeat(2_000_000 / piece.length);

    const spent = await cpuTime(() => [pageText(html), isEmptyShell(html)]);

    expect(spent).toBeLessThan(QUADRATIC_MS);
  });
});

describe("isEmptyShell", () => {
  it.each([
    [
      "an application's empty root",
      '<title>Jobs at Acme Corporation</title><div id="app"></div><script src="a.js"></script>',
    ],
    [
      "a plea for scripts",
      "<body><noscript>no</noscript><p>You need to enable JavaScript to run this app.</p><script></script></body>",
    ],
    ["a spinner", "<body><p>Loading your content, please wait...</p><script src=a></script></body>"],
    ["nothing", ""],
  ])("knows %s", (_what, html) => {
    expect(isEmptyShell(html)).toBe(true);
  });

  it.each([
    ["a short advert", "<h1>Baker wanted</h1><p>Ghent, full-time, from May.</p>"],
    [
      "an advert in page data alone",
      '<script type="application/ld+json">{"@type":"JobPosting"}</script><div id="app"></div>',
    ],
    [
      "a short advert for JavaScript in Chinese",
      `<h1>JavaScript 工程师</h1><script></script><p>${"负责网页的设计与制造与客户沟通需求".repeat(8)}</p>`,
    ],
    [
      "an advert for JavaScript",
      `<h1>JavaScript developer</h1><script></script>${"<p>You write what people use every day.</p>".repeat(9)}`,
    ],
  ])("knows %s for a page", (_what, html) => {
    expect(isEmptyShell(html)).toBe(false);
  });
});

describe("asHtml", () => {
  it("sets plain text line by line, so that nothing in it is markup", () => {
    expect(asHtml("pay < 3000\r\n& <b>more</b>", "text/plain")).toBe(
      "<p>pay &lt; 3000<br>\n&amp; &lt;b>more&lt;/b></p>",
    );
  });

  it.each([
    ["application/ld+json", '{"@type":"JobPosting"}'],
    ["text/plain", ' [{"title":"Baker"}]'],
    ["text/xml", "<job><title>Baker</title></job>"],
    ["", "<p>Baker"],
  ])("leaves %j as it came", (type, text) => {
    expect(asHtml(text, type)).toBe(text);
  });

  it("gives plain readers the job data inside a page", () => {
    const html = '<h1>Baker</h1><script type="application/ld+json">{"@type":"JobPosting"}</script>';

    expect(pageText(html)).toBe('Baker\n\n{"@type":"JobPosting"}');
  });
});
