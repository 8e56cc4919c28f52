import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { createElement, type ReactNode } from "react";
import { of, throwError } from "rxjs";
import { createCache } from "../../../../web/lib/createCache.js";
import { speaking } from "../../translate.js";
import { huntWith } from "./hunts.js";
import { VIEWER } from "../../viewer.js";

/** The version with which a step was to be set Done; undefined: whatever it is. */
interface SentStep {
  readonly step: unknown;
  readonly version: unknown;
}

/** A server that sets steps Done, for the hooks that ask one. */
export interface StepServer {
  readonly sent: SentStep[];
  /** The codes with which the next changes are refused, in their order. */
  readonly refusals: string[];
  /** The steps as the server has them, which is what a row asks for after a conflict. */
  readonly steps: { version: number; dueOn: string | null };
  readonly wrap: (children: ReactNode) => ReactNode;
}

/** Returns a server of a test. */
export function stepServer(): StepServer {
  const [sent, refusals]: [SentStep[], string[]] = [[], []];
  const steps: StepServer["steps"] = { version: 7, dueOn: null };
  const typed = (typename: string, facts: object): object => ({ __typename: typename, ...facts });
  const answerTo = (name: string | undefined, { step, version }: Readonly<Record<string, unknown>>) => {
    if (name === "Viewer") return { viewer: VIEWER };
    if (name === "TodayStep") {
      const now = typed("Step", { id: "s", name: "s", status: "ACTIVE", dueOn: steps.dueOn, changedAt: null });
      return { jobHunt: typed("JobHunt", { id: "h", version: steps.version, step: now }) };
    }
    sent.push({ step, version });
    return {
      changed: { __typename: "StepChange", jobHunt: typed("JobHunt", huntWith({ steps: {} })), logEntryId: "l" },
    };
  };
  const link = new ApolloLink(({ operationName, variables }) => {
    const input = variables.input as Readonly<Record<string, unknown>> | undefined; // that of a mutation
    const data = answerTo(operationName, input ?? {});
    const code = input === undefined ? undefined : refusals.shift();
    if (code === undefined) return of({ data });
    return throwError(() => new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] }));
  });
  const client = new ApolloClient({ link, cache: createCache() });
  const inEnglish = speaking("en");
  return { sent, refusals, steps, wrap: (children) => inEnglish(createElement(ApolloProvider, { client, children })) };
}
