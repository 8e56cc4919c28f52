import { Field, ID, ObjectType } from "type-graphql";

/** A kind of document to choose from. */
@ObjectType({ description: "A kind of document to choose from.", simpleResolvers: true })
export class DocumentType {
  @Field(() => ID, { description: "The id." })
  id!: string;

  @Field(() => String, { description: "The name, as documents carry it." })
  name!: string;

  @Field(() => Boolean, { description: "True for the kinds everybody has, false for one of your own." })
  isBuiltIn!: boolean;
}

/** The kinds everybody has. */
export const BUILT_IN_DOCUMENT_TYPES: readonly DocumentType[] = [
  { id: "cv", name: "CV", isBuiltIn: true },
  { id: "cover-letter", name: "Cover letter", isBuiltIn: true },
  { id: "certificate", name: "Certificate", isBuiltIn: true },
  { id: "reference", name: "Reference", isBuiltIn: true },
  { id: "portfolio", name: "Portfolio", isBuiltIn: true },
  { id: "contract", name: "Contract", isBuiltIn: true },
];
