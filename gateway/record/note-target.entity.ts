import { Field, ID, InterfaceType } from "type-graphql";
import { Column } from "typeorm";
import { OwnedEntity } from "../database/owned.entity.js";

/** A record that notes can be attached to. */
@InterfaceType("NoteTarget", {
  description: "A record of yours that notes can be attached to.",
  implements: OwnedEntity,
  resolveType: (row: NoteTargetEntity & { readonly __typename?: string }) => row.__typename,
})
export abstract class NoteTargetEntity extends OwnedEntity {
  @Field(() => ID, { description: "The id its notes hang on." })
  @Column({ name: "note_guid", type: "uuid" })
  noteGuid!: string;
}
