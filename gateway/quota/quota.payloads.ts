import { Field, Float, ObjectType, registerEnumType } from "type-graphql";
import { QuotaKind } from "../platform/quotas.js";
import { RECORD_WORDS } from "../platform/record-kind.js";

registerEnumType(QuotaKind, {
  name: "QuotaKind",
  description: "The kinds of usage that are counted and bounded by the operator; records in the trash count too.",
  valuesConfig: {
    ...RECORD_WORDS,
    TYPE: { description: "Types of your own." },
    FILE: { description: "Uploaded files." },
    FILE_BYTES: { description: "Bytes of uploaded files." },
    LOG_ENTRY: { description: "Log entries; each change is one." },
  },
});

/** The usage of one kind, and its limit. */
@ObjectType({ description: "Your usage of one kind, and its limit.", simpleResolvers: true })
export class Quota {
  @Field(() => QuotaKind, { description: "The kind." })
  kind!: QuotaKind;

  @Field(() => Float, { description: "Your usage." })
  used!: number;

  @Field(() => Float, { description: "Your limit; one more is QUOTA_REACHED." })
  limit!: number;
}
