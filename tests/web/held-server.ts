import type { ApolloClient } from "@apollo/client";
import { jest } from "@jest/globals";
import { setImmediate } from "node:timers/promises";
import { createApollo } from "../../web/lib/apollo.js";
import { install } from "./fake-page.js";

/** A request that a test answers when it wants to. */
interface HeldRequest {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly answer: (data: object) => Promise<void>;
  /** Answers with an error of the server. */
  readonly refuse: (code: string) => Promise<void>;
  /** The connection is lost. */
  readonly fail: () => Promise<void>;
}

/** A server whose answers are given by a test, in any order, and the product's client that asks it. */
export interface HeldServer {
  readonly client: ApolloClient;
  /** Resolves with the request of a name that has so many before it; fails when it is not sent. */
  readonly asked: (name: string, index?: number) => Promise<HeldRequest>;
  /** How many requests of a name were sent so far. */
  readonly count: (name: string) => number;
  /** Puts back what was there before. */
  readonly remove: () => void;
}

/** The turns of Node's loop in which a request is sent, or an answer arrives. */
const TURNS = 50;

/** Returns such a server; it needs a fake page around it. */
export function heldServer(): HeldServer {
  // What was seen is not written down: nothing of a test runs after it.
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate", "performance"] });
  const requests: HeldRequest[] = [];
  const fetch = (_address: string, { body }: { readonly body: string }): Promise<Response> =>
    new Promise((resolve, reject) => {
      // What the client sends: the body of a GraphQL request.
      const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: object };
      const send = (answer: object): Promise<void> => {
        resolve(Response.json(answer));
        return settle();
      };
      requests.push({
        name: operationName,
        variables: { ...variables },
        answer: (data) => send({ data }),
        refuse: (code) => send({ data: null, errors: [{ message: code, extensions: { code } }] }),
        fail: () => {
          reject(new TypeError("The connection was lost."));
          return settle();
        },
      });
    });
  const remove = install({ fetch, navigator: { onLine: true } });
  const ignore = (): void => undefined;
  const getToken = (): Promise<string> => Promise.resolve("token");
  const client = createApollo({ getToken, onSignedOut: ignore, onNotAllowed: ignore });
  const named = (name: string): readonly HeldRequest[] => requests.filter((request) => request.name === name);
  return {
    client,
    asked: async (name, index = 0) => {
      for (let turn = 0; turn < TURNS; turn++) {
        const request = named(name)[index];
        if (request !== undefined) return request;
        await setImmediate();
      }
      throw new Error(`${name} was asked ${named(name).length} times only.`);
    },
    count: (name) => named(name).length,
    remove: () => {
      client.stop();
      remove();
      jest.useRealTimers();
    },
  };
}

/** Lets everything happen that waits for nothing more. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await setImmediate();
}
