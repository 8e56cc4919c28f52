import { Field, ID, InputType, Int } from "type-graphql";

const text = { nullable: true } as const;

/** What can be said of a contact. */
@InputType({ description: "What can be said of a contact." })
abstract class ContactFields {
  @Field(() => String, { ...text, description: "How to address them, such as Dr., at most 60 characters." })
  salutation?: string | null;

  @Field(() => String, { ...text, description: "The first name, at most 200 characters." })
  firstName?: string | null;

  @Field(() => String, { ...text, description: "The names between, at most 200 characters." })
  middleNames?: string | null;

  @Field(() => String, { ...text, description: "The last name, at most 200 characters." })
  lastName?: string | null;

  @Field(() => String, { ...text, description: "The e-mail address, at most 500 characters; any text is kept." })
  email?: string | null;

  @Field(() => String, { ...text, description: "The telephone number, at most 500 characters." })
  mobile?: string | null;

  @Field(() => String, { ...text, description: "Where they work, at most 200 characters." })
  organization?: string | null;

  @Field(() => String, {
    ...text,
    description: "What they are to you, at most 60 characters; an unknown kind is added to your own.",
  })
  role?: string | null;

  @Field(() => String, { ...text, description: "What there is to say about them, at most 20,000 characters." })
  description?: string | null;
}

/** A new contact; no field is required. */
@InputType({ description: "A new contact; no field is required." })
export class CreateContactInput extends ContactFields {
  @Field(() => ID, {
    ...text,
    description: "A UUID of your choice, so that a repeated request makes one; absent: the server chooses.",
  })
  id?: string | null;
}

/** Changes of a contact; what is absent stays, null clears. */
@InputType({ description: "Changes of a contact; what is absent stays, null clears." })
export class UpdateContactInput extends ContactFields {
  @Field(() => ID, { description: "The contact." })
  id!: string;

  @Field(() => Int, {
    ...text,
    description: "The version you saw; when it is no longer that one, the answer is CONFLICT.",
  })
  version?: number | null;
}

/** A contact, by its id. */
@InputType({ description: "A contact, by its id." })
export class ContactIdInput {
  @Field(() => ID, { description: "The contact." })
  id!: string;
}
