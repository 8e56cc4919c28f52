import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { CHECK_BELOW, POSTINGS_MAX } from "../../schema/limits.js";
import { EvidenceRunType, RUNS_DESCRIPTION } from "./evidence-run.js";
import { JobPostingType } from "./job-posting.js";
import type { Extraction as ExtractionResult, ExtractedField as FieldResult } from "./types.js";
import { CaptureNotice, EvidenceSource, JobField } from "./types.js";

registerEnumType(JobField, {
  name: "JobField",
  description: "The fields that an advert can fill.",
  valuesConfig: {
    JOB_TITLE: { description: "The job title." },
    LOCATION: { description: "The place of work." },
    SALARY: { description: "The salary, in the advert's words." },
    JOB_DESCRIPTION: { description: "A description of the job." },
    PERKS_AND_BENEFITS: { description: "The benefits that the employer offers." },
    JOB_REQUIREMENTS: { description: "The requirements of the employer." },
    JOB_RESPONSIBILITIES: { description: "The tasks of the job." },
    REFERENCE_NUMBER: { description: "The advert's own reference numbers." },
    PUBLISHED_DATE: { description: "The date of publication, YYYY-MM-DD." },
    TERM: { description: "Full-time, Part-time, Contract, Internship and the like." },
    COMPANY_NAME: { description: "The employer." },
    RECRUITMENT_AGENCY: { description: "The recruitment agency." },
    APPLICATION_DEADLINE: { description: "The last date for applications, YYYY-MM-DD." },
    COMPANY_ADDRESS: { description: "The employer's address." },
    RECRUITMENT_AGENCY_ADDRESS: { description: "The agency's address." },
  },
});

registerEnumType(EvidenceSource, {
  name: "EvidenceSource",
  description: "The source of a value.",
  valuesConfig: {
    PAGE_DATA: { description: "Machine-readable data of the page." },
    RULE: { description: "The text, read by a rule." },
    MODEL: { description: "The text, read by the AI model." },
  },
});

registerEnumType(CaptureNotice, {
  name: "ExtractionNotice",
  description: "What to know about the result of reading an advert.",
  valuesConfig: {
    EMPTY: { description: "There was no text to read." },
    TEXT_CUT: { description: "The text or its page is longer than a limit, or incomplete; its beginning was read." },
    PAGE_NOT_FETCHED: { description: "An address was given, and this server fetches none." },
    PAGE_WITHOUT_TEXT: { description: "The page has hardly any text; the values are those of its data." },
    PAGE_SIGN_IN: { description: "The page asks to sign in; its text is no advert." },
    PAGE_CHALLENGE: { description: "The page checks whether a person is reading; its text is no advert." },
    PAGE_AS_TEXT: { description: "The page is too large or too slow to read; only its words were read." },
    MODEL_FAILED: { description: "The AI model failed; the values are those of the page's data and of rules." },
    MODEL_LIMITED: {
      description:
        "You have asked the AI model as often as you may for now; the values are those of the page's data and of rules.",
    },
  },
});

/** One value with its evidence. */
@ObjectType({ description: "One value with its evidence.", simpleResolvers: true })
export class ExtractedField implements FieldResult {
  @Field(() => JobField, { description: "The field that it fills." })
  field!: JobField;

  @Field(() => String, { description: "The value." })
  value!: string;

  @Field(() => EvidenceSource, { description: "The source of the value." })
  source!: EvidenceSource;

  @Field(() => Float, {
    description: `The share of values like it that were right, from 0 to 1: of the same field and source, as counted in adverts of which the rules know nothing. Below ${CHECK_BELOW} a value is worth a check. That of a value of the AI model is estimated.`,
  })
  confidence!: number;

  @Field(() => String, {
    nullable: true,
    description: "The advert's own words: the longest run; null when there are none to show.",
  })
  quote!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The start of the quote in `advertText`, in UTF-16 units; null for page data outside it.",
  })
  start!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The end of the quote in `advertText`; null for page data outside it.",
  })
  end!: number | null;

  @Field(() => [EvidenceRunType], { description: RUNS_DESCRIPTION })
  runs!: readonly EvidenceRunType[];
}

/** The result of reading an advert. */
@ObjectType({
  description: "The result of reading an advert: at most one value per field, none for a field that it does not state.",
  simpleResolvers: true,
})
export class Extraction implements ExtractionResult {
  @Field(() => ID, {
    description:
      "The hash of the advert and the day: the same for you whenever the same is read. `improveExtraction` takes it for a day, where an AI model is set up for you; of many the ten newest.",
  })
  id!: string;

  @Field(() => [ExtractedField], { description: "The values that were found." })
  fields!: readonly ExtractedField[];

  @Field(() => String, { description: "The advert as it was read, cleaned; the offsets of quotes refer to it." })
  advertText!: string;

  @Field(() => String, { nullable: true, description: "The address it was fetched from; null for a pasted text." })
  sourceUrl!: string | null;

  @Field(() => String, { nullable: true, description: "Its language, as an ISO 639-1 code; null when unclear." })
  language!: string | null;

  @Field(() => Boolean, { description: "True when the AI model took part." })
  usedModel!: boolean;

  @Field(() => Boolean, {
    description:
      "True when `improveExtraction` can bring more: fields are missing or not certain, and an AI model is set up for you.",
  })
  canImprove!: boolean;

  @Field(() => [CaptureNotice], { description: "What to know about the result." })
  notices!: readonly ExtractionResult["notices"][number][];

  @Field(() => [JobPostingType], {
    description: `The jobs of a page that holds several, in its order, at most ${POSTINGS_MAX}; empty where it holds one.`,
  })
  postings!: readonly JobPostingType[];
}
