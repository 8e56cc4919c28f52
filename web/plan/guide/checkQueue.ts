import type { ApolloClient } from "@apollo/client";
import { invalidate } from "../../lib/invalidate.js";
import type { StepCheckState, StepName } from "../../schema.generated.js";
import { GuideChecks_JobHuntFragmentDoc, GuideSetCheckDocument } from "./guide.generated.js";

/** The checklist of a step. */
interface Checklist {
  readonly jobHuntId: string;
  readonly step: StepName;
}

/** How a point shall be. */
export interface WantedCheck {
  readonly key: string;
  readonly state: StepCheckState;
  readonly question: string | null;
}

/** What becomes of the wishes for one checklist; it is the same for all that ask for it. */
interface CheckQueue {
  /**
   * Shows a point as it is wanted, and sends it: after the answer to what was sent of it before, and then only the last
   * one that was wanted meanwhile, so that the server ends with that. Resolves once the point is as it was last wanted;
   * rejects when the server refuses the last one, and the point is shown as it was.
   */
  readonly want: (check: WantedCheck) => Promise<void>;
}

/** The wish for a point, and what those wait for who had one. */
interface Wish {
  readonly wanted: WantedCheck;
  readonly sent: Promise<void>;
}

const queues = new WeakMap<ApolloClient, Map<string, CheckQueue>>();
let layers = 0;

/** Returns the queue of a checklist. */
export function checkQueue(client: ApolloClient, list: Checklist): CheckQueue {
  const own = queues.get(client) ?? new Map<string, CheckQueue>();
  queues.set(client, own);
  const name = `${list.jobHuntId} ${list.step}`;
  const queue = own.get(name) ?? createQueue(client, list);
  own.set(name, queue);
  return queue;
}

function createQueue(client: ApolloClient, { jobHuntId, step }: Checklist): CheckQueue {
  const { cache } = client;
  const wishes = new Map<string, Wish>();
  let layer: string | undefined;

  /** Shows all that is wanted above what the server has said, whatever that says meanwhile. */
  const show = (): void => {
    const before = layer;
    layer = wishes.size === 0 ? undefined : `checks ${++layers}`;
    if (layer === undefined) {
      if (before !== undefined) cache.removeOptimistic(before);
      return;
    }
    cache.batch({
      optimistic: layer,
      ...(before === undefined ? {} : { removeOptimistic: before }),
      update: () => {
        const fragment = {
          id: cache.identify({ __typename: "JobHunt", id: jobHuntId }) ?? "",
          fragment: GuideChecks_JobHuntFragmentDoc,
          fragmentName: "GuideChecks_jobHunt",
          variables: { step },
        };
        cache.updateFragment(fragment, (hunt) => {
          if (hunt === null) return undefined;
          const others = hunt.stepChecks.filter(({ key }) => !wishes.has(key));
          const wanted = [...wishes.values()].map(({ wanted: { key, state, question } }) => {
            const known = hunt.stepChecks.find((check) => check.key === key);
            return withTypename({ id: `new ${key}`, version: 1, ...known, key, state, question });
          });
          return { ...hunt, stepChecks: [...others, ...wanted] };
        });
      },
    });
  };

  const send = async (key: string, next: WantedCheck): Promise<void> => {
    const last = (): WantedCheck => wishes.get(key)?.wanted ?? next;
    const input = { jobHuntId, step, ...next };
    try {
      await client.mutate({ mutation: GuideSetCheckDocument, variables: { input, step } });
    } catch (error) {
      // What is wanted by now may succeed all the same.
      if (last() === next) throw error;
      return send(key, last());
    }
    if (!isSame(last(), next)) await send(key, last());
  };

  const sendAll = async (first: WantedCheck): Promise<void> => {
    try {
      await send(first.key, wishes.get(first.key)?.wanted ?? first);
      void invalidate(client, [{ operation: "UPDATED", kind: "STEP_CHECK", isCached: true }]);
    } finally {
      wishes.delete(first.key);
      show();
    }
  };

  return {
    want: (check) => {
      const under = wishes.get(check.key)?.sent;
      // Begun after the wish is noted.
      const sent = under ?? Promise.resolve().then(() => sendAll(check));
      wishes.set(check.key, { wanted: check, sent });
      show();
      return sent;
    },
  };
}

function isSame(one: WantedCheck, other: WantedCheck): boolean {
  return one.state === other.state && one.question === other.question;
}

/** The cache tells entities by their type, which the types of operations leave out. */
function withTypename<T>(check: T): T {
  return { ...check, __typename: "StepCheck" };
}
