import type { Advert } from "../page/advert.js";
import type { Lexicon } from "../languages/lexicon.js";
import type { PageFacts } from "../page/page-facts.js";
import type { NameSighting } from "./company-mentions.js";
import type { Finding } from "./finding.js";
import type { HeaderPart, LinePart } from "./header-part.js";
import type { LabelHit } from "./labels.js";
import type { SectionReading } from "./sections.js";

/** What is known of an advert before its title is. */
export type TitleContext = Omit<RuleContext, "titles" | "besideTitle">;

/** The input of the rules. */
export interface RuleContext {
  readonly advert: Advert;
  readonly lexicon: Lexicon;
  readonly language: string | null;
  readonly today: Date;
  readonly labels: readonly LabelHit[];
  readonly sections: SectionReading;
  /** The names in the text that may be the employer's or the agency's. */
  readonly names: readonly NameSighting[];
  /** The parts of the lines at the top, by the index of the line. */
  readonly header: ReadonlyMap<number, readonly LinePart[]>;
  /** The findings that may be the job's title. */
  readonly titles: readonly Finding[];
  /** The pieces of the lines around the likeliest of them. */
  readonly besideTitle: readonly HeaderPart[];
  /** The facts a page states about itself; null for pasted text. */
  readonly page: PageFacts | null;
}
