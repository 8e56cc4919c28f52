import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { jobHuntOfChangeResolver } from "../jobhunt/parts/job-hunt-of-change.js";
import { StepName } from "../jobhunt/workflow.js";
import { LinkRole } from "./link-role.js";
import { stepNameOf } from "./link-steps.js";
import { Link } from "./link.entity.js";
import { LinkRecordInput } from "./link.input.js";
import type { LinkService } from "./link.service.js";
import { LinkChange } from "./link.types.js";

/** Linking hunts with companies, contacts, documents and notes. */
@Resolver(() => Link)
export class LinkResolver {
  constructor(private readonly service: LinkService) {}

  @FieldResolver(() => LinkRole, {
    nullable: true,
    description: "The role of the company; null when it links something else.",
  })
  role(@Root() { role }: Link): LinkRole | null {
    return role as LinkRole | null; // written by the service alone
  }

  @FieldResolver(() => StepName, {
    nullable: true,
    description: "The step that the record is the proof of; null when it is linked to the hunt as a whole.",
  })
  step(@Root() { step }: Link): StepName | null {
    return stepNameOf(step);
  }

  @Mutation(() => LinkChange, {
    description:
      "Links a company, a contact, a document or a note to a hunt or to one of its steps, or changes the role and the note of that link. Repeating it changes nothing.",
  })
  async linkRecord(
    @Ctx() { viewer }: Context,
    @Arg("input", () => LinkRecordInput, { description: "The link." }) input: LinkRecordInput,
  ): Promise<LinkChange> {
    return this.service.link(viewer.ownerId, input);
  }

  @Mutation(() => LinkChange, {
    description:
      "Removes the link of a record with a hunt or with one of its steps, and never the record. Repeating it changes nothing. `role` and `note` are ignored.",
  })
  async unlinkRecord(
    @Ctx() { viewer }: Context,
    @Arg("input", () => LinkRecordInput, { description: "The link." }) input: LinkRecordInput,
  ): Promise<LinkChange> {
    return this.service.unlink(viewer.ownerId, input);
  }
}

/** The hunt of a changed link. */
export const LinkJobHuntResolver = jobHuntOfChangeResolver(LinkChange, ({ jobHuntId }) => jobHuntId);
