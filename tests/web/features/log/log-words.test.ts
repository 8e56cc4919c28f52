import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { MessageDescriptor } from "react-intl";
import { SENTENCES } from "../../../../gateway/log/sentences.js";
import { FILTER_MAX, LOG_KEY_MAX, LOG_WORD_KEYS_MAX, LOG_WORDS_MAX } from "../../../../schema/limits.js";
import { phaseNames } from "../../../../web/components/line/messages.js";
import { stepNames } from "../../../../web/components/line/stepMessages.js";
import * as words from "../../../../web/features/log/logWords.js";
import type { LogCatalogue } from "../../../../web/plan/log/logLines.js";
import { sentenceMessages, undoneLine } from "../../../../web/plan/log/sentenceMessages.js";

type Texts = Readonly<Record<string, string>>;

const LANGUAGES = ["en", "ar", "de", "es", "fr"];
const FACTS: Texts = {
  name: "Kontor Nord",
  other: "Süd & Söhne",
  reason: "zu weit, 100%",
  count: "12",
  scopes: "READ",
};
const TERMS: Texts = { step: "DECIDE_ON_JOB", from: "PREPARING", to: "APPLYING" };

const termMessages: Readonly<Record<string, MessageDescriptor>> = { ...stepNames, ...phaseNames };

describe("the words of the filter of the log", () => {
  /** A message in a language, with the given facts in the place of its placeholders. */
  const textIn = (language: string, facts: (name: string) => string): ((message: MessageDescriptor) => string) => {
    const texts = JSON.parse(language === "en" ? "{}" : readFileSync(`web/locales/${language}.json`, "utf8")) as Texts; // a catalogue holds nothing else
    return ({ id = "", defaultMessage }) =>
      (texts[id] ?? (typeof defaultMessage === "string" ? defaultMessage : "")).replaceAll(
        /\{(\w+)\}/g,
        (_all, name: string) => facts(name),
      );
  };
  const mapTexts = (
    messages: Readonly<Record<string, MessageDescriptor>>,
    text: (message: MessageDescriptor) => string,
  ): Texts => Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, text(message)]));
  const catalogueOf = (language: string): LogCatalogue => {
    const text = textIn(language, (name) => (name === "line" ? "" : "\n"));
    return {
      sentences: mapTexts(sentenceMessages, text),
      terms: mapTexts(termMessages, text),
      undone: text(undoneLine),
    };
  };

  it.each([
    ["", []],
    ["  \n ", []],
    ["bäcker", ["bäcker"]],
    [" two   words ", ["two", "words"]],
    ["„Kontor Nord“ «Süd»", ["Kontor", "Nord", "Süd"]],
    ['"Garden": (12)', ["Garden", ":", "12"]],
    ["O'Brien d’Orsay C++ 100% {step} [x] m/w/d", ["O'Brien", "d’Orsay", "C++", "100%", "{step}", "[x]", "m/w/d"]],
    ["\u2068Kontor\u2069", ["Kontor"]],
    ["Kontor kontor KONTOR", ["Kontor"]],
    ["a in Berlin", ["a", "Berlin"]],
    ["no on", ["no", "on"]],
  ])("are those between spaces, quotation marks and brackets, none twice (%j)", (filter, expected) => {
    expect(words.filterWords(filter)).toEqual(expected);
  });

  it.each([
    ["de", "FIRMA", ["company.created", "company.deleted"], ["contact.created"], { terms: [], isInUndone: false }],
    ["de", "Kontor", [], ["company.created"], { terms: [], isInUndone: false }],
    ["en", "decide", [], ["step.opened"], { terms: ["DECIDE_ON_JOB"], isInUndone: false }],
    ["en", "applying", [], ["jobHunt.moved"], { terms: ["APPLYING"], isInUndone: false }],
    ["en", "undid:", [], ["company.created"], { terms: [], isInUndone: true }],
    ["ar", "التقويم", ["calendarFeed.revoked"], ["company.created"], { terms: [], isInUndone: false }],
    ["en", "{name}", [], ["company.created", "timeZone.changed"], { terms: [], isInUndone: false }],
  ])("know in %s where %j stands", (language, filter, holding, others, where) => {
    const [first, ...more] = words.logWordsOf(filter, catalogueOf(language));

    expect(more).toEqual([]);
    expect(first).toMatchObject({ text: filter, ...where });
    expect(first?.sentences).toEqual(expect.arrayContaining(holding));
    expect(others.filter((key) => first?.sentences?.includes(key))).toEqual([]);
  });

  it("name no sentence that the server does not know, and fit its limits", () => {
    for (const language of LANGUAGES) {
      const catalogue = catalogueOf(language);
      const everything = words.logWordsOf("e a i o n s", catalogue);
      const keys = everything.flatMap(({ sentences, terms }) => [...(sentences ?? []), ...(terms ?? [])]);

      expect(Object.keys(catalogue.sentences).toSorted()).toEqual(Object.keys(SENTENCES).toSorted());
      expect(Object.keys(catalogue.sentences).length).toBeLessThanOrEqual(LOG_WORD_KEYS_MAX);
      expect(Object.keys(catalogue.terms).length).toBeLessThanOrEqual(LOG_WORD_KEYS_MAX);
      expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(LOG_KEY_MAX);
    }
    const shortest = Array.from({ length: FILTER_MAX / 2 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    expect(words.filterWords(shortest.join(" "))).toEqual(shortest.slice(0, LOG_WORDS_MAX));
  });

  it("are too many when there is one more than the server takes, not counting those within others", () => {
    const most = Array.from({ length: LOG_WORDS_MAX }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(" ");

    expect([words.hasTooManyWords(most), words.hasTooManyWords(`${most} ${most}`)]).toEqual([false, false]);
    expect(words.hasTooManyWords(`${most} x`)).toBe(true);
  });

  it.each(LANGUAGES)("find in %s each entry by all that it shows", (language) => {
    const catalogue = catalogueOf(language);
    const shown = textIn(language, (name) => FACTS[name] ?? catalogue.terms[TERMS[name] ?? ""] ?? "");
    for (const [key, message] of Object.entries(sentenceMessages)) {
      const entry = catalogue.undone + shown(message);
      const english = SENTENCES[key as keyof typeof SENTENCES]; // compared above
      const facts = Object.entries(FACTS).flatMap(([name, value]) => (english.includes(`{${name}}`) ? [value] : []));
      const terms = Object.entries(TERMS).flatMap(([name, value]) => (english.includes(`{${name}}`) ? [value] : []));
      const missed = words
        .logWordsOf(entry, catalogue)
        .filter(
          ({ text, ...places }) =>
            !(
              places.isInUndone ||
              places.sentences?.includes(key) ||
              places.terms?.some((term) => terms.includes(term)) ||
              facts.some((fact) => fact.toLowerCase().includes(text.toLowerCase()))
            ),
        );

      expect([key, missed.map(({ text }) => text)]).toEqual([key, []]);
      expect(words.isFound(entry, entry)).toBe(true);
    }
  });

  it.each([
    ["Firma „Kontor Nord“ hinzugefügt", "nord FIRMA", true],
    ["Firma „Kontor Nord“ hinzugefügt", "nord süd", false],
    ["Firma „Kontor Nord“ hinzugefügt", "HINZUGEFUEGT nord", true],
    ["Firma „Kontor Nord“ hinzugefügt", "", true],
  ])("are all in an entry that is found (%j, %j)", (entry, filter, expected) => {
    expect(words.isFound(entry, filter)).toBe(expected);
  });

  it.each([
    ["Kontor Nord", "", ["Kontor Nord"]],
    ["Kontor Nord", "NORD", ["Kontor ", "Nord", ""]],
    ["Firma Kontor", "kontor firma", ["", "Firma", " ", "Kontor", ""]],
    ["a.b a+b", "a.b", ["", "a.b", " a+b"]],
    ["norden nord", "nord norden", ["", "norden", " ", "nord", ""]],
    ["100% {x} [y] m/w", "% {x} [y] m/w", ["100", "%", " ", "{x}", " ", "[y]", " ", "m/w", ""]],
    ["İstanbul", "istanbul", ["", "İstanbul", ""]],
    ["Firma „Müller“", "mueller", ["Firma „", "Müller", "“"]],
    ["O’Brien & Łódź", "obrien lodz", ["", "O’Brien", " & ", "Łódź", ""]],
    ["株式会社東京電力", "東京", ["株式会社", "東京", "電力"]],
  ])("are marked wherever they stand (%j, %j)", (text, filter, expected) => {
    expect(words.splitAtWords(text, filter)).toEqual(expected);
  });
});
