import { ApolloServerErrorCode } from "@apollo/server/errors";
import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, OperationTypeNode } from "graphql";
import type { Context } from "../context.js";

/** Says where subscriptions are served; executed like a query, one would answer with nothing that ever happened. */
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
