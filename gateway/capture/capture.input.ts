import { Field, InputType } from "type-graphql";

/** An advert to read. */
@InputType({ description: "An advert to read: its text or its address." })
export class ExtractJobDetailsInput {
  @Field(() => String, {
    nullable: true,
    description: "The advert as text or HTML; a text that is only an address is fetched.",
  })
  text?: string | null;

  @Field(() => String, { nullable: true, description: "The advert's address, http or https." })
  url?: string | null;
}

/** A question to the AI model. */
@InputType({ description: "A question to the AI model." })
export class AskModelInput {
  @Field(() => String, { description: "The question, at most 100 KB; a page whose address it holds is read first." })
  message!: string;
}
