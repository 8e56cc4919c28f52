import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { FoldedWords } from "../database/folded-words.js";
import { Company } from "../company/company.entity.js";
import { OwnedEntity } from "../database/owned.entity.js";
import { Person } from "../person/person.entity.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { AdvertMemory } from "./advert-memory.js";
import type { FieldEvidence } from "./evidence.js";
import type { JobFields } from "./job-data.js";

const text = { nullable: true } as const;

/** The captured advert of a hunt. The columns keep the record as it was sent; the service reads the fields from it. */
@ObjectType({
  description: "The captured advert of a hunt; every field is null when the advert did not say.",
  implements: OwnedEntity,
  simpleResolvers: true,
})
@Entity("job_details")
@Index("job_details_by_change", ["ownerId", "updatedAt", "id"], { where: "deleted_at IS NULL" })
@FoldedWords(
  "job_details_folded",
  "job_details_named",
  "job_details_caller",
  "job_details_search",
  "job_details_called",
)
@Index("job_details_one_per_hunt", ["ownerId", "jobHuntId"], { unique: true, where: "deleted_at IS NULL" })
@Index("job_details_advert", ["ownerId", "advertHash"])
@Index("job_details_company", ["ownerId", "companyKey"])
@Index("job_details_without_lines", ["ownerId", "id"], { where: "has_lines IS NULL" })
@Index("job_details_old_source_key", ["ownerId", "id"], { where: "source_key NOT LIKE '2:%'" })
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "job_details_owner_fkey", onDelete: "CASCADE" })
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], {
  name: "job_details_hunt_fkey",
  onDelete: "CASCADE",
})
@ForeignKey(() => Company, ["ownerId", "employerId"], ["ownerId", "id"], {
  name: "job_details_employer_fkey",
  onDelete: "SET NULL",
})
@ForeignKey(() => Company, ["ownerId", "recruiterId"], ["ownerId", "id"], {
  name: "job_details_recruiter_fkey",
  onDelete: "SET NULL",
})
export class JobDetails extends OwnedEntity implements JobFields, AdvertMemory {
  @Field(() => ID, { description: "The hunt it belongs to; a hunt has one." })
  @Column({ name: "job_hunt_id", type: "uuid" })
  jobHuntId!: string;

  @Field(() => String, { ...text, description: "The title the client gave the record; usually the job title." })
  @Column({ type: "text", nullable: true })
  title!: string | null;

  @Field(() => String, { description: "The whole record as JSON text, byte for byte as it was saved." })
  @Column({ type: "text" })
  data!: string;

  @Column({ name: "employer_id", type: "uuid", nullable: true })
  employerId!: string | null;

  @Column({ name: "recruiter_id", type: "uuid", nullable: true })
  recruiterId!: string | null;

  /** The next five are the keys by which the advert is recognized, see advert-memory.ts. */
  @Column({ name: "advert_hash", type: "text", nullable: true })
  advertHash!: string | null;

  @Column({ name: "advert_fingerprint", type: "text", nullable: true })
  advertFingerprint!: string | null;

  @Column({ name: "source_key", type: "text", nullable: true })
  sourceKey!: string | null;

  @Column({ name: "title_key", type: "text", nullable: true })
  titleKey!: string | null;

  @Column({ name: "company_key", type: "text", nullable: true })
  companyKey!: string | null;

  /** Callers read it with the words of the advert, see the resolver. */
  @Column({ type: "jsonb", nullable: true })
  evidence!: readonly FieldEvidence[] | null;

  /** The database keeps this and the next two in columns, too, for lists of hunts: see `hunt-advert.ts`. */
  @Field(() => String, { ...text, description: "The job title." })
  @Column({ name: "job_title", type: "text", nullable: true, select: false })
  jobTitle!: string | null;

  @Field(() => String, { ...text, description: "The place of work." })
  @Column({ type: "text", nullable: true, select: false })
  location!: string | null;

  @Field(() => String, { ...text, description: "The pay, in the advert's words." })
  @Column({ type: "text", nullable: true, select: false })
  salary!: string | null;

  /** Null: the three are not in their columns yet, and are read from the record. */
  @Column({ name: "has_lines", type: "boolean", nullable: true, select: false })
  hasLines!: true | null;

  @Field(() => String, { ...text, description: "A description of the job." })
  jobDescription!: string | null;

  @Field(() => String, { ...text, description: "The benefits that the employer offers." })
  perksAndBenefits!: string | null;

  @Field(() => String, { ...text, description: "The requirements of the employer." })
  jobRequirements!: string | null;

  @Field(() => String, { ...text, description: "The tasks of the job." })
  jobResponsibilities!: string | null;

  @Field(() => String, { ...text, description: "The advert's own reference numbers." })
  referenceNumber!: string | null;

  @Field(() => String, { ...text, description: "When it was published, YYYY-MM-DD where it could be read." })
  publishedDate!: string | null;

  @Field(() => String, {
    ...text,
    description: "Full-time, Part-time, Contract, Internship or the advert's own words.",
  })
  term!: string | null;

  /** Kept in a column of its own, cut to the length of a name, for readers that need it without the whole record. */
  @Field(() => String, { ...text, description: "The employer's name." })
  @Column({ name: "company_name", type: "text", nullable: true })
  companyName!: string | null;

  @Field(() => String, { ...text, description: "The name of the agency between." })
  recruitmentAgency!: string | null;

  @Field(() => String, { ...text, description: "The last day to apply, YYYY-MM-DD where it could be read." })
  applicationDeadline!: string | null;

  @Field(() => String, { ...text, description: "The employer's address." })
  companyAddress!: string | null;

  @Field(() => String, { ...text, description: "The agency's address." })
  recruitmentAgencyAddress!: string | null;

  @Field(() => String, { ...text, description: "The advert itself, as it was pasted or fetched." })
  advertText!: string | null;

  @Field(() => String, { ...text, description: "The address the advert came from." })
  sourceUrl!: string | null;
}
