import { Field, ID, InputType, Int } from "type-graphql";
import { NAME_MAX } from "../../schema/limits.js";
import { RecordKind } from "../platform/record-kind.js";
import { idInputOf } from "../record/change-of.js";
import { NEW_ID, VERSION_SEEN } from "../record/input-words.js";
import { TextField, textInputOf } from "../record/text-field.js";
import { Document } from "./document.entity.js";

const optional = { nullable: true } as const;

@InputType({ description: "A new document: an uploaded file, or a link to one elsewhere." })
export class CreateDocumentInput extends textInputOf(Document) {
  @Field(() => ID, {
    ...optional,
    description: NEW_ID,
  })
  id?: string | null;

  @TextField(NAME_MAX, "Its name; empty becomes 'New Document'.", { isRequired: true })
  name!: string;

  @Field(() => String, {
    ...optional,
    description: "The address of an uploaded file, or of a page elsewhere (http or https), at most 2,000 characters.",
  })
  override source?: string | null;

  @Field(() => ID, { ...optional, description: "The uploaded file, in place of `source`." })
  override fileId?: string | null;
}

@InputType({ description: "Changes of a document; what is absent stays, null clears." })
export class UpdateDocumentInput extends textInputOf(Document) {
  @Field(() => ID, { description: "The document." })
  id!: string;

  @TextField(NAME_MAX, "Its name; null or empty leaves it.")
  name?: string | null;

  @Field(() => String, {
    ...optional,
    description: "The address, in place of its file or address; the address of its own file leaves it.",
  })
  override source?: string | null;

  @Field(() => ID, {
    ...optional,
    description: "Another uploaded file, in place of its file or address; null leaves it.",
  })
  override fileId?: string | null;

  @Field(() => Int, {
    ...optional,
    description: VERSION_SEEN,
  })
  version?: number | null;
}

/** The input with the id of a document. */
export const DocumentIdInput = idInputOf("Document", RecordKind.DOCUMENT);
