import { Field, ID, ObjectType } from "type-graphql";
import { PageInfo } from "../connection.js";
import { Document } from "./document.entity.js";
import type { DocumentFilter } from "./document.service.js";

/** A page of documents. */
@ObjectType({ description: "A page of documents.", simpleResolvers: true })
export class DocumentConnection {
  @Field(() => [Document], { description: "The documents of this page, in the order asked for." })
  nodes!: readonly Document[];

  @Field(() => PageInfo, { description: "Where this page ends." })
  pageInfo!: PageInfo;

  /** What was asked for, so that `totalCount` is only counted when somebody wants it. */
  filter!: DocumentFilter;
}

/** A changed document. */
@ObjectType({ description: "A changed document.", simpleResolvers: true })
export class DocumentChange {
  @Field(() => Document, { description: "The document as it is now." })
  document!: Document;

  @Field(() => ID, {
    nullable: true,
    description: "The line of the log that `undo` takes; null when nothing had to change.",
  })
  logEntryId!: string | null;
}
