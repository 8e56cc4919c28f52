import { ApolloClient, type ObservableQuery, type OperationVariables } from "@apollo/client";
import { getMainDefinition } from "@apollo/client/utilities";
import { Kind } from "graphql";
import { writeArrivedAnswer } from "./firstAnswers.js";

/**
 * A client that begins with the answers that were there before it: the first render of a query has its data, where one
 * through the links would show a skeleton, and render the screen again.
 */
export class FirstAnswersClient extends ApolloClient {
  override watchQuery<TData = unknown, TVariables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<TData, TVariables>,
  ): ObservableQuery<TData, TVariables> {
    if (options.fetchPolicy !== "cache-and-network" || !this.#writeArrived(options)) return super.watchQuery(options);
    // What has just arrived is not asked for again; with other variables, or later, the policy is what it was.
    return super.watchQuery({ ...options, fetchPolicy: "cache-first", initialFetchPolicy: options.fetchPolicy });
  }

  /** Writes the answer to a query into the cache, and returns whether there was one. */
  #writeArrived({ query, variables = {} }: Pick<ApolloClient.WatchQueryOptions, "query" | "variables">): boolean {
    const main = getMainDefinition(query);
    const name = main.kind === Kind.OPERATION_DEFINITION ? main.name?.value : undefined;
    if (name === undefined) return false;
    return writeArrivedAnswer(name, variables, (data) => {
      // React renders meanwhile, so nobody is told; who reads later reads it.
      this.cache.writeQuery({ query, variables, data, broadcast: false });
    });
  }
}
