import { Field, ID, InputType } from "type-graphql";
import { LINE_MAX } from "../../schema/limits.js";
import { StepName } from "../jobhunt/workflow.js";
import { RecordKind } from "../platform/record-kind.js";
import { TextField } from "../record/text-field.js";
import { LinkRole } from "./link-role.js";

@InputType({ description: "A link of a hunt with one company, contact, document or note." })
export class LinkRecordInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => RecordKind, {
    description: "The kind of the linked record: COMPANY, CONTACT, DOCUMENT or NOTE, whatever the note is attached to.",
  })
  kind!: RecordKind;

  @Field(() => ID, { description: "The linked record." })
  id!: string;

  @Field(() => LinkRole, {
    nullable: true,
    description:
      "The role of a company; for other kinds it is refused. Absent: OTHER for a new link, and what it is for an existing one. Ignored by `unlinkRecord`.",
  })
  role?: LinkRole | null;

  @Field(() => StepName, {
    nullable: true,
    description: "The step that the record is the proof of; absent: the record is linked to the hunt as a whole.",
  })
  step?: StepName | null;

  @TextField(LINE_MAX, "A line about the link; absent: what it is, null clears it. Ignored by `unlinkRecord`.")
  note?: string | null;
}
