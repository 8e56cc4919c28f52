import { Field, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { LINE_MAX, TEXT_MAX, TYPE_NAME_MAX, URL_MAX } from "../../schema/limits.js";
import { Person } from "../person/person.entity.js";
import { ListIndexes } from "../record/list-indexes.js";
import { NoteTargetEntity } from "../record/note-target.entity.js";
import { TextColumn } from "../record/text-field.js";

@ObjectType({
  description: "An employer, an agency, or any other organization that matters to a job search.",
  implements: NoteTargetEntity,
  simpleResolvers: true,
})
@Entity("company")
@ListIndexes("company")
@Index("company_phone", { synchronize: false })
@Index("company_called", { synchronize: false })
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "company_owner_fkey", onDelete: "CASCADE" })
export class Company extends NoteTargetEntity {
  @Field(() => String, { description: "Its name." })
  @Column({ type: "text" })
  name!: string;

  @TextColumn(TEXT_MAX, "A description; null when there is none.")
  description!: string | null;

  @TextColumn(LINE_MAX, "The address, as free text; null when not known.")
  address!: string | null;

  @TextColumn(
    TYPE_NAME_MAX,
    "What type it is, such as Employer; one that `companyTypes` does not have yet is added to your own. Null when not known.",
  )
  type!: string | null;

  @TextColumn(
    URL_MAX,
    "Its web site; any text is kept but an address that runs, such as javascript:. Null when not known.",
    {
      use: "link",
    },
  )
  website!: string | null;

  @TextColumn(LINE_MAX, "Its telephone number; any text is kept, without invisible marks. Null when not known.", {
    use: "plain",
  })
  phone!: string | null;
}
