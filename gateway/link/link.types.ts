import { Extensions, Field, ID, Int, ObjectType, type ClassType } from "type-graphql";
import { COUNT_MAX } from "../../schema/limits.js";
import { Company } from "../company/company.entity.js";
import { Contact } from "../contact/contact.entity.js";
import type { Connection, Edge, Page } from "../database/page.js";
import { Document } from "../document/document.entity.js";
import { PageInfo } from "../graphql/connection-of.js";
import { IS_FUNCTION } from "../graphql/plain-fields.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { StepName } from "../jobhunt/workflow.js";
import { Note } from "../note/note.entity.js";
import { DayScalar, type Day } from "../platform/day.js";
import { LOG_ENTRY_ID } from "../record/change-of.js";
import { LinkRole } from "./link-role.js";
import { Link } from "./link.entity.js";

/** The facts of a link beside the record at its other end. */
export interface LinkFacts {
  readonly linkId: string;
  readonly role: LinkRole | null;
  readonly step: StepName | null;
  readonly note: string | null;
  readonly linkedAt: Date;
}

/** A record at the other end of a link, and the link. */
export type LinkedEdge<T> = Edge<T> & LinkFacts;

/** A page of records at the other ends of links. */
export interface LinkedConnection<T> extends Omit<Connection<T>, "edges"> {
  readonly edges: readonly LinkedEdge<T>[];
}

/** Returns the GraphQL type of a page of linked records; their edges have a role where they are links of companies. */
function linkedConnectionOf<T extends object>(
  name: string,
  node: ClassType<T>,
  plural: string,
  { hasRole = false } = {},
): ClassType<LinkedConnection<T>> {
  const role = Field(() => LinkRole, { description: "The role of the company." });

  @ObjectType(`${name}Edge`, {
    description: `One of the ${plural} of a page, with its link.`,
    simpleResolvers: true,
  })
  class LinkedNodeEdge implements LinkedEdge<T> {
    @Field(() => String, { description: "Pass it as `after` to get what comes after this one." })
    cursor!: string;

    @Field(() => node, { description: "The linked record." })
    node!: T;

    @Field(() => ID, { description: "The id of the link." })
    linkId!: string;

    role!: LinkRole | null;

    @Field(() => StepName, {
      nullable: true,
      description: "The step that the record is the proof of; null when it is linked to the hunt as a whole.",
    })
    step!: StepName | null;

    @Field(() => String, { nullable: true, description: "The line about the link; null when there is none." })
    note!: string | null;

    @Field(() => Date, { description: "When it was linked." })
    linkedAt!: Date;
  }
  if (hasRole) role(LinkedNodeEdge.prototype, "role");

  @ObjectType(`${name}Connection`, {
    description: `A page of linked ${plural}, one for each link.`,
    simpleResolvers: true,
  })
  class LinkedNodeConnection implements LinkedConnection<T> {
    @Field(() => [node], { description: `The ${plural} of this page, in the order of their links.` })
    nodes!: readonly T[];

    @Field(() => [LinkedNodeEdge], { description: "The same, each with its cursor and its link." })
    edges!: readonly LinkedEdge<T>[];

    @Field(() => PageInfo, { description: "The position of this page in the list." })
    pageInfo!: Page<T>["pageInfo"];

    @Field(() => Int, {
      description: `How many links the whole list has, counted only when asked for, and no further than ${COUNT_MAX.toLocaleString("en")}.`,
    })
    @Extensions(IS_FUNCTION)
    totalCount!: () => Promise<number>;

    @Field(() => Boolean, { description: "True when `totalCount` stopped counting: there are at least that many." })
    @Extensions(IS_FUNCTION)
    isTotalCountBounded!: () => Promise<boolean>;
  }
  return LinkedNodeConnection;
}

/** A page of the companies of a hunt. */
export const LinkedCompanyConnection = linkedConnectionOf("LinkedCompany", Company, "companies", { hasRole: true });
/** A page of the contacts of a hunt. */
export const LinkedContactConnection = linkedConnectionOf("LinkedContact", Contact, "contacts");
/** A page of the documents of a hunt. */
export const LinkedDocumentConnection = linkedConnectionOf("LinkedDocument", Document, "documents");
/** A page of the notes of a hunt. */
export const LinkedNoteConnection = linkedConnectionOf("LinkedNote", Note, "notes");
/** A page of the hunts of a company. */
export const CompanyJobHuntConnection = linkedConnectionOf("CompanyJobHunt", JobHunt, "hunts", { hasRole: true });
/** A page of the hunts of a contact or a document. */
export const LinkedJobHuntConnection = linkedConnectionOf("LinkedJobHunt", JobHunt, "hunts");

@ObjectType({ description: "A changed link.", simpleResolvers: true })
export class LinkChange {
  @Field(() => ID, { nullable: true, description: "The id of the link; null when there was none." })
  id!: string | null;

  jobHuntId!: string;

  @Field(() => Link, { nullable: true, description: "The link as it is now; null when there is none any more." })
  link!: Link | null;

  @Field(() => ID, { nullable: true, description: LOG_ENTRY_ID })
  logEntryId!: string | null;
}

@ObjectType({
  description: "Your applications at a company.",
  simpleResolvers: true,
})
export class CompanyApplications {
  @Field(() => Int, {
    description:
      "How many ended hunts (TERMINATED or DONE) are linked with it as EMPLOYER and had their application sent.",
  })
  count!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: "The day on which the last of them ended, in your time zone; null when there is none.",
  })
  endedOn!: Day | null;

  @Field(() => Int, {
    description: "How many hunts, open ones included, are linked with it as EMPLOYER and had their application sent.",
  })
  sent!: number;

  @Field(() => Int, {
    description: "How many of those `sent` they answered: with a sign of theirs, or an appointment not cancelled.",
  })
  answered!: number;

  /** The hunt that ended last; exposed by the resolver. */
  jobHuntId!: string | null;
}

@ObjectType({ description: "The employer of a hunt.", simpleResolvers: true })
export class Employer {
  @Field(() => String, { description: "The name." })
  name!: string;

  /** The linked company; null when only the name is known. */
  companyId!: string | null;
}
