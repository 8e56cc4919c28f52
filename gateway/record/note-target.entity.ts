import { Field, ID, InterfaceType } from "type-graphql";
import { Column } from "typeorm";
import { OwnedEntity, typeOf } from "../database/owned.entity.js";

/** A record that notes can be attached to. */
@InterfaceType("NoteTarget", {
  description: "A record of yours that notes can be attached to.",
  implements: OwnedEntity,
  resolveType: typeOf,
})
export abstract class NoteTargetEntity extends OwnedEntity {
  @Field(() => ID, { description: "The id that its notes are attached to." })
  @Column({ name: "note_guid", type: "uuid" })
  noteGuid!: string;
}
