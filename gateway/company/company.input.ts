import { Field, ID, InputType, Int } from "type-graphql";

/** A new company. */
@InputType({ description: "A new company." })
export class CreateCompanyInput {
  @Field(() => ID, {
    nullable: true,
    description: "A UUID of your choice, so that a repeated request makes one company; absent: the server chooses.",
  })
  id?: string | null;

  @Field(() => String, { description: "Its name, at most 200 characters; empty becomes 'New Company'." })
  name!: string;

  @Field(() => String, { nullable: true, description: "What there is to say about it, at most 20,000 characters." })
  description?: string | null;

  @Field(() => String, { nullable: true, description: "Where it is, at most 500 characters." })
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What kind it is, at most 60 characters; an unknown kind is added to your own.",
  })
  type?: string | null;
}

/** Changes of a company; what is absent stays, null clears. */
@InputType({ description: "Changes of a company; what is absent stays, null clears." })
export class UpdateCompanyInput {
  @Field(() => ID, { description: "The company." })
  id!: string;

  @Field(() => String, { nullable: true, description: "Its name, at most 200 characters; null or empty leaves it." })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "What there is to say about it, at most 20,000 characters." })
  description?: string | null;

  @Field(() => String, { nullable: true, description: "Where it is, at most 500 characters." })
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What kind it is, at most 60 characters; an unknown kind is added to your own.",
  })
  type?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The version you saw; when it is no longer that one, the answer is CONFLICT.",
  })
  version?: number | null;
}

/** A company, by its id. */
@InputType({ description: "A company, by its id." })
export class CompanyIdInput {
  @Field(() => ID, { description: "The company." })
  id!: string;
}
