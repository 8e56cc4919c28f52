import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "./context.js";

/**
 * Follows GraphQL over HTTP: a client that accepts only `application/json` predates the specification, and treats any
 * status but 200 as a transport failure. It gets the errors of its operation in the body, with status 200.
 */
export const jsonStatus: ApolloServerPlugin<Context> = {
  requestDidStart: ({ request }) =>
    Promise.resolve({
      willSendResponse({ response }) {
        const isOldClient = request.http?.headers.get("accept")?.trim().toLowerCase() === "application/json";
        if (isOldClient && response.http.status === 400 && request.query !== undefined) response.http.status = 200;
        return Promise.resolve();
      },
    }),
};
