import { Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { CHANGES_TOPIC } from "./live-feed.js";
import { LiveChange } from "./live.payloads.js";

/** Live updates. */
@Resolver()
export class LiveResolver {
  @Subscription(() => LiveChange, {
    description:
      "Every change of your data from now on, whichever client makes it. Served at /graphql/stream as server-sent events.",
    topics: CHANGES_TOPIC,
    topicId: ({ context }: { context: Context }) => context.viewer.ownerId,
  })
  changes(@Root() change: LiveChange): LiveChange {
    return change;
  }
}
