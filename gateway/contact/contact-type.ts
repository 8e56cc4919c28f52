import { Field, ID, ObjectType } from "type-graphql";

/** What a contact can be to somebody. */
@ObjectType({ description: "What a contact can be to you.", simpleResolvers: true })
export class ContactType {
  @Field(() => ID, { description: "The id." })
  id!: string;

  @Field(() => String, { description: "The name, as contacts carry it in `role`." })
  name!: string;

  @Field(() => Boolean, { description: "True for the kinds everybody has, false for one of your own." })
  isBuiltIn!: boolean;
}

/** The role of the contact that is made of the signed-in person (spec 3). */
export const JOB_HUNTER = "Job Hunter";

/** The kinds everybody has. */
export const BUILT_IN_CONTACT_TYPES: readonly ContactType[] = [
  { id: "recruiter", name: "Recruiter", isBuiltIn: true },
  { id: "hiring-manager", name: "Hiring Manager", isBuiltIn: true },
  { id: "interviewer", name: "Interviewer", isBuiltIn: true },
  { id: "referee", name: "Referee", isBuiltIn: true },
  { id: "colleague", name: "Colleague", isBuiltIn: true },
  { id: "job-hunter", name: JOB_HUNTER, isBuiltIn: true },
];
