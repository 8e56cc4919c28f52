import type { Advert } from "../advert.js";
import type { Lexicon } from "../lexicon.js";
import type { PageFacts } from "../page-facts.js";
import type { LabelHit } from "./labels.js";
import type { SectionReading } from "./sections.js";

/** Everything a rule may look at. */
export interface RuleContext {
  readonly advert: Advert;
  readonly lexicon: Lexicon;
  readonly language: string | null;
  readonly today: Date;
  readonly labels: readonly LabelHit[];
  readonly sections: SectionReading;
  /** What a page says about itself; null for pasted text. */
  readonly page: PageFacts | null;
}
