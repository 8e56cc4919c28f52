import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Extraction as ExtractionResult, ExtractedField as FieldResult } from "./types.js";
import { EvidenceSource, JobField } from "./types.js";

registerEnumType(JobField, {
  name: "JobField",
  description: "The fields an advert can fill.",
  valuesConfig: {
    JOB_TITLE: { description: "The job title." },
    LOCATION: { description: "Where the work is." },
    SALARY: { description: "The pay, in the advert's words." },
    JOB_DESCRIPTION: { description: "What the job is about." },
    PERKS_AND_BENEFITS: { description: "What the employer offers." },
    JOB_REQUIREMENTS: { description: "What the employer asks for." },
    JOB_RESPONSIBILITIES: { description: "What there is to do." },
    REFERENCE_NUMBER: { description: "The advert's own reference numbers." },
    PUBLISHED_DATE: { description: "When it was published, YYYY-MM-DD." },
    TERM: { description: "Full-time, Part-time, Contract, Internship and the like." },
    COMPANY_NAME: { description: "The employer." },
    RECRUITMENT_AGENCY: { description: "The agency between." },
    APPLICATION_DEADLINE: { description: "Until when to apply, YYYY-MM-DD." },
    COMPANY_ADDRESS: { description: "The employer's address." },
    RECRUITMENT_AGENCY_ADDRESS: { description: "The agency's address." },
  },
});

registerEnumType(EvidenceSource, {
  name: "EvidenceSource",
  description: "Where a value was read.",
  valuesConfig: {
    PAGE_DATA: { description: "In data that the page carries for machines." },
    RULE: { description: "In the text, by a rule." },
    MODEL: { description: "In the text, by the AI model." },
  },
});

/** One value with its evidence. */
@ObjectType({ description: "One value with its evidence.", simpleResolvers: true })
export class ExtractedField implements FieldResult {
  @Field(() => JobField, { description: "Which field it fills." })
  field!: JobField;

  @Field(() => String, { description: "The value." })
  value!: string;

  @Field(() => EvidenceSource, { description: "Where it was read." })
  source!: EvidenceSource;

  @Field(() => Float, { description: "How sure that is, from 0 to 1." })
  confidence!: number;

  @Field(() => String, { nullable: true, description: "The advert's own words; null when there are none to show." })
  quote!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Where the quote begins in `advertText`, in UTF-16 units; null for page data outside it.",
  })
  start!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Where the quote ends in `advertText`; null for page data outside it.",
  })
  end!: number | null;
}

/** What an advert gave. */
@ObjectType({
  description: "What an advert gave: at most one value a field, and none for what it does not say.",
  simpleResolvers: true,
})
export class Extraction implements ExtractionResult {
  @Field(() => [ExtractedField], { description: "The values that were found." })
  fields!: readonly ExtractedField[];

  @Field(() => String, { description: "The advert as it was read, cleaned; quotes count in it." })
  advertText!: string;

  @Field(() => String, { nullable: true, description: "The address it was fetched from; null for a pasted text." })
  sourceUrl!: string | null;

  @Field(() => String, { nullable: true, description: "Its language, as an ISO 639-1 code; null when unclear." })
  language!: string | null;

  @Field(() => Boolean, { description: "True when the AI model took part." })
  usedModel!: boolean;

  @Field(() => [String], {
    description:
      "What to know about the result: EMPTY, TEXT_CUT, PAGE_NOT_FETCHED, PAGE_WITHOUT_TEXT, PAGE_AS_TEXT, MODEL_FAILED.",
  })
  notices!: readonly ExtractionResult["notices"][number][];
}
