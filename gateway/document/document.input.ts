import { Field, ID, InputType, Int } from "type-graphql";
import { NAME_MAX, TEXT_MAX, TYPE_NAME_MAX } from "../../schema/limits.js";
import { RecordKind } from "../record-kind.js";
import { idInputOf } from "../record/change-of.js";
import { NEW_ID, VERSION_SEEN } from "../record/input-words.js";
import { TextField } from "../record/text-field.js";

const optional = { nullable: true } as const;

/** What a document is created and changed with. */
@InputType()
abstract class DocumentTexts {
  @TextField(TEXT_MAX, "What there is to say about it.")
  description?: string | null;

  @TextField(TYPE_NAME_MAX, "What kind it is; an unknown kind is added to your own.")
  type?: string | null;
}

/** A new document. */
@InputType({ description: "A new document: an uploaded file, or a link to one elsewhere." })
export class CreateDocumentInput extends DocumentTexts {
  @Field(() => ID, {
    ...optional,
    description: NEW_ID,
  })
  id?: string | null;

  @TextField(NAME_MAX, "Its name; empty becomes 'New Document'.", { isRequired: true })
  name!: string;

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
export class UpdateDocumentInput extends DocumentTexts {
  @Field(() => ID, { description: "The document." })
  id!: string;

  @TextField(NAME_MAX, "Its name; null or empty leaves it.")
  name?: string | null;

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
    description: VERSION_SEEN,
  })
  version?: number | null;
}

/** Document: one, by its id. */
export const DocumentIdInput = idInputOf("Document", RecordKind.DOCUMENT);
