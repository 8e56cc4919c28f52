import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../context.js";

/**
 * GraphQL over HTTP: a client that takes `application/json` and nothing else is of the time before the specification,
 * and reads any status but 200 as a failure of the way there. It is told in the body what is wrong with its operation.
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
