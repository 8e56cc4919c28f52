import { Field, InputType } from "type-graphql";
import { RecordKind } from "../platform/record-kind.js";
import { changeOf } from "../record/change-of.js";
import { connectionOf } from "../graphql/connection-of.js";
import { listArgsOf, RecordWhere } from "../record/list-args.js";
import { Document } from "./document.entity.js";

/** A page of documents. */
export const DocumentConnection = connectionOf(Document, "documents");

/** A changed document. */
export const DocumentChange = changeOf(Document, RecordKind.DOCUMENT);

@InputType({ description: "The conditions of the documents; what is absent or null demands nothing." })
export class DocumentWhere extends RecordWhere {
  @Field(() => String, { nullable: true, description: "Only documents of this type, whatever its case." })
  type?: string | null;
}

/** The arguments of the list of documents. */
export const DocumentListArgs = listArgsOf(DocumentWhere, { filter: "Only documents with this text in their name." });
