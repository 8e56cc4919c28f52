import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request the model's service received. */
export interface ModelCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A model's service on this machine with configurable failures. */
export interface AiMock {
  readonly baseUrl: string;
  readonly calls: ModelCall[];
  /** Sets the response to the next calls. */
  answer(behave: AiBehaviour): void;
  close(): Promise<void>;
}

/** The response to one call. */
export type AiBehaviour = (response: ServerResponse, call: ModelCall) => void;

/** Starts the service; by default it answers an empty object as text. */
export async function startAiMock(): Promise<AiMock> {
  const calls: ModelCall[] = [];
  let behave: AiBehaviour = says("{}");
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      // The library under test writes the body; tests read single fields of it.
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      const call = { path: request.url ?? "", headers: request.headers, body };
      calls.push(call);
      behave(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has this shape
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    calls,
    answer: (next) => (behave = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns a response with a well-formed message of the given text. */
export function says(text: string, overrides: Readonly<Record<string, unknown>> = {}): AiBehaviour {
  return sendsJson({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "test-model",
    content: [{ type: "text", text }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
    ...overrides,
  });
}

/** Returns a response of any JSON with status 200. */
export function sendsJson(body: unknown): AiBehaviour {
  return sends(200, "application/json", JSON.stringify(body));
}

/** Returns an error response as the service formats it. */
export function fails(status: number, type: string, headers: Readonly<Record<string, string>> = {}): AiBehaviour {
  const body = JSON.stringify({ type: "error", error: { type, message: `${type} happened` } });
  return sends(status, "application/json", body, headers);
}

/** Returns a response with any status, body and headers. */
export function sends(
  status: number,
  contentType: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): AiBehaviour {
  return (response) => {
    response.writeHead(status, { "content-type": contentType, ...headers }).end(body);
  };
}
