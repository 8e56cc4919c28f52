import { namesIn } from "./company-names.js";
import type { RuleContext, TitleContext } from "./context.js";
import { headerParts } from "./header.js";
import { readHeader } from "./read-header.js";
import { readSections } from "./sections.js";
import { readTitle } from "./title.js";

/** What is known of an advert before any rule. */
export type KnownBefore = Pick<RuleContext, "advert" | "lexicon" | "language" | "today" | "labels" | "page">;

/** Reads what several rules need, each step from those before it: names, the lines at the top, sections, the title. */
export function readContext(known: KnownBefore): RuleContext {
  const names = namesIn(known);
  const context: TitleContext = {
    ...known,
    names,
    header: readHeader(known, names),
    sections: readSections(known.advert, known.lexicon, known.labels),
  };
  const titles = readTitle(context);
  return { ...context, titles, besideTitle: headerParts(context, titles) };
}
