import type { Advert } from "../page/advert.js";
import type { Lexicon } from "../languages/lexicon.js";
import type { PageFacts } from "../page/page-facts.js";
import type { LabelHit } from "./labels.js";
import type { SectionReading } from "./sections.js";

/** The input of the rules. */
export interface RuleContext {
  readonly advert: Advert;
  readonly lexicon: Lexicon;
  readonly language: string | null;
  readonly today: Date;
  readonly labels: readonly LabelHit[];
  readonly sections: SectionReading;
  /** The facts a page states about itself; null for pasted text. */
  readonly page: PageFacts | null;
}
