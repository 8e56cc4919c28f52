import { Field, ID, ObjectType } from "type-graphql";

/** A kind of company to choose from. */
@ObjectType({ description: "A kind of company to choose from.", simpleResolvers: true })
export class CompanyType {
  @Field(() => ID, { description: "The id." })
  id!: string;

  @Field(() => String, { description: "The name, as companies carry it." })
  name!: string;

  @Field(() => Boolean, { description: "True for the kinds everybody has, false for one of your own." })
  isBuiltIn!: boolean;
}

/** The type that job details give the company behind an advert (spec 4). */
export const EMPLOYER = "Employer";
/** The type that job details give the agency behind an advert (spec 4). */
export const RECRUITER = "Recruiter";

/** The kinds everybody has. */
export const BUILT_IN_COMPANY_TYPES: readonly CompanyType[] = [
  { id: "employer", name: EMPLOYER, isBuiltIn: true },
  { id: "agency", name: "Agency", isBuiltIn: true },
  { id: "recruiter", name: RECRUITER, isBuiltIn: true },
];
