import { Field, Float, ObjectType, registerEnumType } from "type-graphql";
import { QuotaKind } from "../quotas.js";
import { RECORD_WORDS } from "../record-kind.js";

registerEnumType(QuotaKind, {
  name: "QuotaKind",
  description: "What is counted of a person and bounded by the operator; what lies in the bin counts too.",
  valuesConfig: {
    ...RECORD_WORDS,
    TYPE: { description: "Types of your own." },
    FILE: { description: "Uploaded files." },
    FILE_BYTES: { description: "Bytes of uploaded files." },
    LOG_ENTRY: { description: "Lines of the log; each change is one." },
  },
});

/** How much a person has of a kind, and may have. */
@ObjectType({ description: "How much you have of a kind, and may have.", simpleResolvers: true })
export class Quota {
  @Field(() => QuotaKind, { description: "What is counted." })
  kind!: QuotaKind;

  @Field(() => Float, { description: "How much of it you have." })
  used!: number;

  @Field(() => Float, { description: "How much of it you may have; one more is QUOTA_REACHED." })
  limit!: number;
}
