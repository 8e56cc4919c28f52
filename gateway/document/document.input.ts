import { Field, ID, InputType, Int } from "type-graphql";

const optional = { nullable: true } as const;

/** A new document. */
@InputType({ description: "A new document: an uploaded file, or a link to one elsewhere." })
export class CreateDocumentInput {
  @Field(() => ID, {
    ...optional,
    description: "A UUID of your choice, so that a repeated request makes one; absent: the server chooses.",
  })
  id?: string | null;

  @Field(() => String, { description: "Its name, at most 200 characters; empty becomes 'New Document'." })
  name!: string;

  @Field(() => String, { ...optional, description: "What there is to say about it, at most 20,000 characters." })
  description?: string | null;

  @Field(() => String, {
    ...optional,
    description: "What kind it is, at most 60 characters; an unknown kind is added to your own.",
  })
  type?: string | null;

  @Field(() => String, {
    ...optional,
    description:
      "Where it is: the address of an uploaded file, or of a page elsewhere (http or https), at most 2,000 characters.",
  })
  source?: string | null;

  @Field(() => ID, { ...optional, description: "The uploaded file, in place of `source`." })
  fileId?: string | null;
}

/** Changes of a document; what is absent stays, null clears. */
@InputType({ description: "Changes of a document; what is absent stays, null clears." })
export class UpdateDocumentInput {
  @Field(() => ID, { description: "The document." })
  id!: string;

  @Field(() => String, { ...optional, description: "Its name, at most 200 characters; null or empty leaves it." })
  name?: string | null;

  @Field(() => String, { ...optional, description: "What there is to say about it, at most 20,000 characters." })
  description?: string | null;

  @Field(() => String, {
    ...optional,
    description: "What kind it is, at most 60 characters; an unknown kind is added to your own.",
  })
  type?: string | null;

  @Field(() => String, {
    ...optional,
    description: "Where it is, in place of its file or address; the address of its own file leaves it.",
  })
  source?: string | null;

  @Field(() => ID, {
    ...optional,
    description: "Another uploaded file, in place of its file or address; null leaves it.",
  })
  fileId?: string | null;

  @Field(() => Int, {
    ...optional,
    description: "The version you saw; when it is no longer that one, the answer is CONFLICT.",
  })
  version?: number | null;
}

/** A document, by its id. */
@InputType({ description: "A document, by its id." })
export class DocumentIdInput {
  @Field(() => ID, { description: "The document." })
  id!: string;
}
