import { Field, ID, InputType, Int, registerEnumType } from "type-graphql";
import { POSTINGS_MAX } from "../../schema/limits.js";
import { DescriptionScope, ExtractReader } from "./types.js";

registerEnumType(ExtractReader, {
  name: "ExtractReader",
  description: "The reader of an advert.",
  valuesConfig: {
    RULES: { description: "The data of the page, and rules." },
    MODEL: { description: "The data of the page, rules, and the AI model where one is set up." },
  },
});

registerEnumType(DescriptionScope, {
  name: "DescriptionScope",
  description: "The part of an advert that its description holds.",
  valuesConfig: {
    WHOLE: { description: "The description of job and employer, including responsibilities, requirements and perks." },
    REST: { description: "The part of it that no other field holds; none when that is less than a sentence." },
  },
});

const SCOPE = { nullable: true, description: "The scope of `JOB_DESCRIPTION`; WHOLE when absent." } as const;

/** An advert to read. */
@InputType({ description: "An advert to read: its text or its address." })
export class ExtractJobDetailsInput {
  @Field(() => String, {
    nullable: true,
    description:
      "The advert as text, at most 500,000 characters, or as HTML with at most as much visible text; a text that is only an address, or one with courtesies around it as phones share it, is fetched.",
  })
  text?: string | null;

  @Field(() => String, { nullable: true, description: "The advert's address, http or https." })
  url?: string | null;

  @Field(() => ExtractReader, {
    nullable: true,
    description: "The reader; MODEL when absent, which is the rules alone where no model is set up.",
  })
  reader?: ExtractReader | null;

  @Field(() => DescriptionScope, SCOPE)
  description?: DescriptionScope | null;

  @Field(() => Int, {
    nullable: true,
    description: `The job to read of a page that holds several: its index in \`postings\`, from 0 to ${POSTINGS_MAX - 1}; when absent, the one that the reader takes for the page's own, or the text of all.`,
  })
  posting?: number | null;
}

/** An advert that was read. */
@InputType({ description: "An advert that was read in the last day." })
export class ImproveExtractionInput {
  @Field(() => ID, { description: "The `id` of its extraction." })
  id!: string;

  @Field(() => DescriptionScope, SCOPE)
  description?: DescriptionScope | null;
}

/** A question to the AI model. */
@InputType({ description: "A question to the AI model." })
export class AskModelInput {
  @Field(() => String, { description: "The question, at most 100 KB; a page whose address it holds is read first." })
  message!: string;
}
