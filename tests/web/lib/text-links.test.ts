import { describe, expect, it } from "@jest/globals";
import { mailLink, phoneLink, webLink } from "../../../web/lib/textLinks.js";

describe("the link to an e-mail address", () => {
  it.each([
    ["robin@example.org", "mailto:robin@example.org"],
    [" robin.sample+jobs@example.org ", "mailto:robin.sample%2Bjobs@example.org"],
    ["robin?subject=x@example.org", "mailto:robin%3Fsubject%3Dx@example.org"],
    ["rob%0Abcc@example.org", "mailto:rob%250Abcc@example.org"],
    ["\u200Banna@example.org", "mailto:anna@example.org"],
    ["\u202Aanna@exam\u00ADple.org\u202C", "mailto:anna@example.org"],
    ["<anna@example.org>", "mailto:anna@example.org"],
    ["mailto:anna@example.org", "mailto:anna@example.org"],
    ["MAILTO:anna%40example.org?subject=Hello&bcc=eve@example.org", "mailto:anna@example.org"],
    ["Anna Beispiel <anna@example.org>", "mailto:anna@example.org"],
    ['"Beispiel, Anna" <mailto:anna@example.org>;', "mailto:anna@example.org"],
    ["anna@example.org <mailto:anna@example.org>", "mailto:anna@example.org"],
    ["anna＠example.org", "mailto:anna@example.org"],
  ])("of %j", (text, link) => {
    expect(mailLink(text)).toBe(link);
  });

  it.each([
    ...[null, "", "\u200B", "robin", "robin@example", "a@example.org, b@example.org", "mailto:", "mailto:%E0@"],
    ...["A <a@example.org>, B <b@example.org>", "Robin <robin>", "javascript:a@example.org <x>"],
  ])("is none of %j", (text) => {
    expect(mailLink(text)).toBeUndefined();
  });
});

describe("the link to a telephone number", () => {
  it.each([
    ["+49 (30) 123-456", "tel:+4930123456"],
    ["+44 (0)20 7946 0000", "tel:+442079460000"],
    ["+49 ( 0 ) 30 123", "tel:+4930123"],
    ["(0)30 123", "tel:030123"],
    ["030 / 12.34", "tel:0301234"],
    [" 110 ", "tel:110"],
    ["\u202A+49 170 1234567\u202C", "tel:+491701234567"],
    ["+49\u00A0170\u00A0123\u200B4567", "tel:+491701234567"],
    ["٠١٧٠١٢٣٤٥٦٧", "tel:01701234567"],
    ["۰۲۱ ۱۲۳۴۵۶۷", "tel:0211234567"],
    ["०११ २३४५६७८", "tel:0112345678"],
    ["＋４９ １７０ １２３４５６７", "tel:+491701234567"],
    ["＋４９（０）１７０－１２３", "tel:+49170123"],
    ["+1\uFE0D-555-123-4567", "tel:+15551234567"],
    ["tel:+491701234567", "tel:+491701234567"],
    ["tel:%2B49%20170%20123", "tel:+49170123"],
    ["Tel.: 030 123456", "tel:030123456"],
    ["+49 (0)170 123 45 67 ext. 12", "tel:+491701234567;ext=12"],
    ["tel:+49170123;ext=12", "tel:+49170123;ext=12"],
    ["+49 30 123456 x12", "tel:+4930123456;ext=12"],
    ["+49 30 123456, extension 12", "tel:+4930123456;ext=12"],
    ["030 123456 (Durchwahl 12)", "tel:030123456;ext=12"],
    ["030 123456 Durchwahl: 12", "tel:030123456;ext=12"],
    ["+49 30 123456-12", "tel:+493012345612"],
    ["+49 30 123456–12", "tel:+493012345612"],
    ["(+49) 30 123456", "tel:+4930123456"],
    ["0049 (0)30 123456", "tel:004930123456"],
    ["+1 408 555 0100,,123 456#", "tel:+14085550100,,123456%23"],
    ["030 12 ext. 4", "tel:03012;ext=4"],
  ])("of %j", (text, link) => {
    expect(phoneLink(text)).toBe(link);
  });

  it.each([
    ...[null, "", "\u200E", "12", "call me", "ext. 12", "tel:", "the code is 1234 5678"],
    ...["+49 30 123456 / +49 30 654321", "030 123456 / 030 654321 / 0170", "030 123456, 030 654321"],
  ])("is none of %j", (text) => {
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
    ["\u200Bhttps://exam\u2060ple.org/\uFEFF", "https://example.org/"],
  ])("of %j", (text, link) => {
    expect(webLink(text)).toBe(link);
  });

  it.each([
    null,
    "",
    "localhost",
    "two words.org",
    "javascript:alert(1)//a.org",
    "java\u200Bscript:alert(1)//a.org",
    "robin@example.org",
    "https://robin:secret@example.org",
  ])("is none of %j", (text) => {
    expect(webLink(text)).toBeUndefined();
  });
});
