import { describe, expect, it } from "@jest/globals";
import { stepNames } from "../../../../web/components/line/stepMessages.js";
import { locales } from "../../../../web/locales/locales.js";
import type { Guide } from "../../../../web/plan/guide/guide.js";
import type { GuideText } from "../../../../web/plan/guide/guideText.js";
import { helperRole, isHelperRole } from "../../../../web/plan/guide/helperRole.js";
import { guides as english } from "../../../../web/plan/guide/guides/en/guides.js";
import { guideLanguages, loadGuides, type LoadedGuides } from "../../../../web/plan/guide/loadGuides.js";
import { gapsOf } from "../../../../web/plan/guide/marks.js";
import { stepNotes } from "../../../../web/plan/guide/stepNoteMessages.js";
import type { StepName } from "../../../../web/schema.generated.js";
import { factsIn, fill, templateFaults } from "../../../../web/plan/guide/template.js";
import { catalogue as catalogueOf } from "../../translate.js";

interface Style {
  /** The signs around a title or the name of a step. */
  readonly quotes: readonly [string, string];
  /** The sign after the greeting. */
  readonly afterGreeting: string;
  /** What stands before the name of the writer. */
  readonly ending: string;
  /** What no text of the language contains. */
  readonly never: RegExp;
}

const STYLES: Readonly<Record<string, Style>> = {
  de: {
    quotes: ["„", "“"],
    afterGreeting: ",",
    ending: "Mit freundlichen Grüßen",
    never: /["'”]|\p{L}(?:[*:_]in|\/-?in|Innen)\b/u,
  },
  fr: {
    quotes: ["«\u00a0", "\u00a0»"],
    afterGreeting: ",",
    ending: "Cordialement",
    never: /["'“”]|[^\u00a0\u202f\s][:;!?»](?=\s|$)| {2}| [:;!?»]|\p{L}(?:·|\(e\)|\/e\b)/u,
  },
  es: {
    quotes: ["«", "»"],
    afterGreeting: ":",
    ending: "Saludos cordiales",
    never: /["'“”]|\p{L}(?:\/a|\(a\)|@|x)\b/u,
  },
  ar: {
    quotes: ["«", "»"],
    afterGreeting: "،",
    ending: "وتفضلوا بقبول فائق الاحترام",
    never: /["'“”?;٠-٩]|[\u0600-\u06ff]\s?,|\p{L}\/ة/u,
  },
};

/** Buttons that guides name, as the English words and the message that names the button. */
const BUTTONS = [
  [/\b[Pp]ress Done\b/, "guide.done"],
  [/\b[Pp]ress Skip\b/, "guide.skip"],
  [/\b[Pp]ress Progress\b/, "jobHunt.progress"],
] as const;

const translated = await Promise.all(guideLanguages.filter((tag) => tag !== "en").map((tag) => loadGuides(tag)));
const names = new Map(
  Object.values(stepNames).map(({ id, defaultMessage }) => {
    if (typeof defaultMessage !== "string") throw new Error(`${String(id)} has no plain text.`);
    return [defaultMessage, id] as const;
  }),
);

describe("guides", () => {
  it("are there in every language of the screens", () => {
    expect([...guideLanguages].sort()).toEqual(Object.keys(locales).sort());
    expect(translated.map(({ language }) => language).sort()).toEqual(Object.keys(STYLES).sort());
  });
});

describe.each(translated.map((loaded) => [loaded.language, loaded] as const))(
  "the guides in %s",
  (language, loaded) => {
    const style = STYLES[language] as Style; // the first test demands one for each language
    const catalogue = catalogueOf(language);
    const pairs = pairsOf(loaded);
    const texts = textsOf(loaded);

    it("have other words than the English ones, without spaces around them", () => {
      const kept = pairs.filter(([from, to]) => to === from && /\p{L}{3,}.*\p{L}{3,}/u.test(from));

      expect(kept).toEqual([]);
      expect(pairs.filter(([, to]) => to.trim() !== to || to === "")).toEqual([]);
    });

    it("keep to the signs of their language", () => {
      expect(pairs.map(([, to]) => to).filter((text) => style.never.test(text))).toEqual([]);
    });

    it("name other steps and buttons by their names on the screen", () => {
      const faults = pairs.flatMap(([from, to]) => {
        const quoted = [...from.matchAll(/“([^”]+)”/g)].flatMap(([, name = ""]) => names.get(name) ?? []);
        const steps = quoted.map((id) => style.quotes.join(catalogue[id] ?? id));
        const buttons = BUTTONS.flatMap(([words, id]) => (words.test(from) ? [catalogue[id] ?? id] : []));
        return [...steps, ...buttons].filter((name) => !to.includes(name)).map((name) => [name, to]);
      });

      expect(faults).toEqual([]);
    });

    it("have the facts and as many blanks as the English texts", () => {
      const first = new Map(textsOf({ guides: english }).map((text) => [text.name, text]));
      const known = (text: string): readonly string[] => [...new Set(factsIn(text))].sort();
      const blanks = (text: string): number => gapsOf(text.replace(/\{\w+\}/g, "")).length;
      const faults = texts.flatMap(({ name, subject, body }) => {
        const from = first.get(name);
        return [
          [from?.subject ?? "", subject],
          [from?.body ?? "", body],
        ].flatMap(([before = "", after = ""]) =>
          known(before).join() === known(after).join() && blanks(before) === blanks(after)
            ? []
            : [[name, before, after]],
        );
      });

      expect(faults).toEqual([]);
      expect(texts.flatMap(({ subject, body }) => templateFaults(subject + body))).toEqual([]);
    });

    it("greet and end each letter alike, and quote the title of the position", () => {
      const title = style.quotes.join("{title}");
      const faults = texts.filter(({ name, kind, body }) => {
        const rest = body.replaceAll(title, "");
        if (rest.includes("{title}")) return true;
        if (kind !== "EMAIL") return body.includes("{greeting}");
        if (name.endsWith(".helper")) return !body.includes("{helper}") || !body.endsWith("\n{me}");
        const [start, end] = [`{greeting}${style.afterGreeting}\n\n`, `\n\n${style.ending}`];
        return (
          !body.startsWith(start) || !new RegExp(`${end}[,،]?\\n\\{me\\}(?:\\{\\{\\n\\{phone\\}\\}\\})?$`).test(body)
        );
      });

      expect(faults.map(({ name, body }) => [name, body])).toEqual([]);
    });

    it("leave no brace behind, whether facts are known or not", () => {
      const filled = texts.flatMap(({ subject, body }) => [
        fill(subject, {}, loaded.letter, "2026-11-26"),
        fill(body, { title: "Pilot", reference: "7", phone: "1", contact: "Kim" }, loaded.letter, "2026-11-26"),
      ]);

      expect(filled.filter((text) => /[{}]/.test(text))).toEqual([]);
      expect(filled.filter((text) => gapsOf(text).length !== (text.match(/\[/g) ?? []).length)).toEqual([]);
    });

    it("know the role of a helper by the word that they tell to type", () => {
      const role = helperRole(language) ?? "";

      expect(role).not.toBe("");
      expect(isHelperRole(` ${role.toUpperCase()}`)).toBe(true);
    });

    it("say more in the line under the name of a step than the name does", () => {
      const notes = Object.entries(stepNotes).map(([step, { id }]) => {
        const name = catalogue[String(stepNames[step as StepName].id)] ?? ""; // the notes' own keys
        return [name, catalogue[String(id)] ?? ""] as const;
      });

      expect(notes.filter(([name, note]) => note === "" || name.toLowerCase().includes(note.toLowerCase()))).toEqual(
        [],
      );
    });

    it("collect questions into a blank that the first text of their step has", () => {
      const { questionsGap, texts: own } = loaded.guides.CONTRACT_VALIDITY;

      expect(own[0]?.body).toContain(`\n${String(questionsGap)}\n`);
    });
  },
);

interface NamedText {
  readonly name: string;
  readonly kind: GuideText["kind"];
  readonly subject: string;
  readonly body: string;
}

function textsOf({ guides }: Pick<LoadedGuides, "guides">): readonly NamedText[] {
  return Object.entries<Guide>(guides).flatMap(([step, guide]) =>
    guide.texts.map(({ key, kind, subject, body }) => ({ name: `${step}.${key}`, kind, subject: subject ?? "", body })),
  );
}

/** Each English text of the guides with its translation, the titles of situations and checks among them. */
function pairsOf({ guides }: LoadedGuides): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  const walk = (from: unknown, to: unknown, name: string): void => {
    if (typeof from === "string" && typeof to === "string") {
      if (!["key", "kind", "before"].includes(name)) found.push([from, to]);
    } else if (typeof from === "object" && from !== null && typeof to === "object" && to !== null) {
      for (const [key, value] of Object.entries(from)) walk(value, Reflect.get(to, key), key);
    }
  };
  walk(english, guides, "");
  return found;
}
