import { ApolloLink, type ApolloClient } from "@apollo/client";
import { Kind, OperationTypeNode, type DocumentNode } from "graphql";
import { of, switchMap, tap, type Observable } from "rxjs";

/** How many times a query is asked again at most, while one change follows the other. */
const AGAIN_MAX = 3;

/** The fields of the schema's Mutation that change nothing which a query answers. */
export const CHANGING_NOTHING: ReadonlySet<string> = new Set([
  "askModel",
  "beginConfirmation",
  "beginOneTimeCodes",
  "beginPasskey",
  "confirmIdentity",
  "extractJobDetails",
  "improveExtraction",
]);

const counts = new WeakMap<ApolloClient, number>();

/** Notes that something was changed: what was asked for before may be answered as it was before. */
export function noteChange(client: ApolloClient): void {
  counts.set(client, changesOf(client) + 1);
}

function changesOf(client: ApolloClient): number {
  return counts.get(client) ?? 0;
}

/**
 * Returns a link that delivers no answer which may be older than what the screen shows: a query that was under way when
 * a mutation was answered, or a change was noted, is asked again, and only the new answer is delivered. Whether the old
 * answer has the change cannot be seen in it. A mutation that failed notes nothing. A query that fails when it is asked
 * again fails. After three times the answer is delivered as it is, so that a screen is not kept waiting for the end of
 * many changes, and the screens that show this query refetch it.
 */
export function createNewestAnswersLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { client, operationType, operationName, query } = operation;
    if (operationType === OperationTypeNode.MUTATION) {
      if (changesNothing(query)) return forward(operation);
      return forward(operation).pipe(tap(({ data }) => hasAnswer(data) && noteChange(client)));
    }
    if (operationType !== OperationTypeNode.QUERY) return forward(operation);
    let isOld = false;
    const ask = (left: number): Observable<ApolloLink.Result> => {
      const before = changesOf(client);
      return forward(operation).pipe(
        switchMap((result) => {
          if (changesOf(client) === before) return of(result);
          if (left > 0) return ask(left - 1);
          isOld = true;
          return of(result);
        }),
      );
    };
    const end = (): void => {
      if (isOld) queueMicrotask(() => refetch(client, operationName));
    };
    return ask(AGAIN_MAX).pipe(tap({ finalize: end }));
  });
}

/** Refetches the active queries of a name; called once their answer has ended, which Apollo would share otherwise. */
function refetch(client: ApolloClient, name: string | undefined): void {
  const refetched = client.refetchQueries({ include: "active", onQueryUpdated: ({ queryName }) => queryName === name });
  // A screen shows by itself that its data could not be fetched.
  refetched.catch(() => undefined);
}

function changesNothing({ definitions }: DocumentNode): boolean {
  return definitions.every((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return true;
    const { selections } = definition.selectionSet;
    return selections.every((selection) => selection.kind === Kind.FIELD && CHANGING_NOTHING.has(selection.name.value));
  });
}

/** Returns whether a mutation has changed something; the field of a refused one is null. */
function hasAnswer(data: ApolloLink.Result["data"]): boolean {
  return Object.values(data ?? {}).some((answer) => answer !== null);
}
