import { Arg, Int, Resolver, Root, Subscription } from "type-graphql";
import { MISSED_WITHIN_MS_MAX } from "../../schema/limits.js";
import type { Context } from "../graphql/context.js";
import { CHANGES_TOPIC, type Reader } from "./live-feed.js";
import { LiveChange } from "./live.payloads.js";

interface Subscribed {
  readonly args: { readonly missedWithinMs?: number | null };
  readonly context: Context;
}

/** Live updates. */
@Resolver()
export class LiveResolver {
  @Subscription(() => LiveChange, {
    description:
      "Every change of your data from now on, whichever client makes it. Served at /graphql/stream as server-sent events.",
    topics: CHANGES_TOPIC,
    topicId: ({ args, context }: Subscribed): Reader => ({ ownerId: context.viewer.ownerId, ...args }),
  })
  changes(
    @Root() change: LiveChange,
    // Read where the stream is opened.
    @Arg("missedWithinMs", () => Int, {
      nullable: true,
      description: `How long ago you began to read what you show, in milliseconds, with what the request may take, at most ${MISSED_WITHIN_MS_MAX}: when something was changed since then, you are told MISSED. Without it nothing is told of the time before.`,
    })
    _missedWithinMs: number | null,
  ): LiveChange {
    return change;
  }
}
