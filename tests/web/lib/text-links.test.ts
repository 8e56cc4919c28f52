import { describe, expect, it } from "@jest/globals";
import { mailLink, phoneLink, webLink } from "../../../web/lib/textLinks.js";

describe("the link to an e-mail address", () => {
  it.each([
    ["robin@example.org", "mailto:robin@example.org"],
    [" robin.sample+jobs@example.org ", "mailto:robin.sample%2Bjobs@example.org"],
    ["robin?subject=x@example.org", "mailto:robin%3Fsubject%3Dx@example.org"],
    ["rob%0Abcc@example.org", "mailto:rob%250Abcc@example.org"],
  ])("of %j", (text, link) => {
    expect(mailLink(text)).toBe(link);
  });

  it.each([null, "", "robin", "robin@example", "a@example.org, b@example.org", "Robin <robin@example.org>"])(
    "is none of %j",
    (text) => {
      expect(mailLink(text)).toBeUndefined();
    },
  );
});

describe("the link to a telephone number", () => {
  it.each([
    ["+49 (30) 123-456", "tel:+4930123456"],
    ["+44 (0)20 7946 0000", "tel:+442079460000"],
    ["+49 ( 0 ) 30 123", "tel:+4930123"],
    ["(0)30 123", "tel:030123"],
    ["030 / 12.34", "tel:0301234"],
    [" 110 ", "tel:110"],
  ])("of %j", (text, link) => {
    expect(phoneLink(text)).toBe(link);
  });

  it.each([null, "", "12", "030 12 ext. 4", "call me"])("is none of %j", (text) => {
    expect(phoneLink(text)).toBeUndefined();
  });
});

describe("the link to a web site", () => {
  it.each([
    ["example.org", "https://example.org/"],
    [" HTTP://example.org/a ", "http://example.org/a"],
    ["example.org/jobs?id=1", "https://example.org/jobs?id=1"],
    ["https://example.org/a_(b).", "https://example.org/a_(b)"],
    ["https://example.org/a”)", "https://example.org/a"],
  ])("of %j", (text, link) => {
    expect(webLink(text)).toBe(link);
  });

  it.each([
    null,
    "",
    "localhost",
    "two words.org",
    "javascript:alert(1)//a.org",
    "robin@example.org",
    "https://robin:secret@example.org",
  ])("is none of %j", (text) => {
    expect(webLink(text)).toBeUndefined();
  });
});
