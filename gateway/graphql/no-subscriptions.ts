import { ApolloServerErrorCode } from "@apollo/server/errors";
import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, OperationTypeNode } from "graphql";
import type { Context } from "./context.js";

/**
 * Refuses subscriptions over this transport and names their endpoint; executed like a query, one would return no event.
 */
export const noSubscriptions: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ operation }) {
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return Promise.resolve();
        const extensions = { code: ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE, http: { status: 400 } };
        return Promise.reject(new GraphQLError("Subscriptions are served at /graphql/stream.", { extensions }));
      },
    }),
};
