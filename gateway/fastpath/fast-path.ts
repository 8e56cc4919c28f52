import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Context } from "../graphql/context.js";
import { toPublicError } from "../graphql/error-format.js";
import { compressed, encodingFor } from "../http/compressed.js";
import { rateHeaders } from "../http/request-rate.js";
import type { FailureReport } from "../platform/failure-report.js";
import type { Admission, Admit } from "./admission.js";

/** An answer before it is compressed. */
export interface FastAnswer {
  readonly status: number;
  readonly mediaType: string;
  /** Headers besides those of every answer. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
}

/** What answers a request, as part of a request of its person. Never rejects. */
export type FastWork = () => Promise<FastAnswer>;

/** One kind of request that is answered here. */
export interface FastRoute {
  /**
   * Returns what finds the work for a request, once it is known whose it is; null where the request is of another kind. What
   * that resolves to is null, and what it throws does not matter, where another handler has to answer.
   */
  readonly begin: (request: IncomingMessage) => ((context: Context) => Promise<FastWork | null>) | null;
}

/** What the fast path uses. */
export interface FastPathDeps {
  readonly routes: readonly FastRoute[];
  readonly admit: Admit;
  /** Returns whether a value of the header Host, or X-Forwarded-Host, names this server. */
  readonly isOwnHost: (host: string) => boolean;
  /** Runs work as part of a request of its person. */
  readonly asPerson: <T>(request: IncomingMessage, context: Context, work: () => T) => T;
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A request that is answered here. */
interface Ready {
  readonly admission: Admission;
  readonly work: FastWork;
}

/**
 * Answers what most requests are, of somebody who may make them. Everything else goes to the handlers that are slower and know
 * everything, Express and Apollo Server, which also find the words for each fault. They take over a request at any time before
 * its work begins, and neither authenticate nor count it again.
 */
export class FastPath {
  constructor(private readonly deps: FastPathDeps) {}

  /** Returns a handler that passes on to another one what is not answered here. */
  before(otherwise: RequestListener, report: FailureReport): RequestListener {
    return (request, response) => {
      this.serve(request, response).then(
        (isServed) => isServed || otherwise(request, response),
        (error: unknown) => {
          toPublicError(error, report);
          response.destroy();
        },
      );
    };
  }

  /** Resolves to false, with nothing sent, when another handler has to answer. Rejects where an answer cannot be sent. */
  private async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const ready = await this.prepare(request).catch(() => null);
    // A client that has gone before it had sent all is answered by nobody.
    if (ready === null) return request.destroyed && !request.complete;
    const { rate, context } = ready.admission;
    const answer = await this.deps.asPerson(request, context, ready.work);
    await send(request, response, { ...this.deps.headers, ...rateHeaders(rate) }, answer);
    return true;
  }

  private async prepare(request: IncomingMessage): Promise<Ready | null> {
    const { headers } = request;
    if (headers["sec-fetch-site"] === "cross-site") return null;
    const hosts = [headers.host, headers["x-forwarded-host"]].flat().filter((host) => host !== undefined);
    if (!hosts.every(this.deps.isOwnHost)) return null;
    for (const { begin } of this.deps.routes) {
      const find = begin(request);
      if (find === null) continue;
      const admission = await this.deps.admit(request);
      const work = admission.rate?.isOver === true ? null : await find(admission.context);
      return work && { admission, work };
    }
    return null;
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  { status, mediaType, headers: own, body }: FastAnswer,
): Promise<void> {
  const text = JSON.stringify(body);
  const common = { ...headers, ...own, "Content-Type": mediaType };
  const encoding = encodingFor(request, text.length);
  if (encoding === null) {
    response.writeHead(status, { ...common, "Content-Length": Buffer.byteLength(text) }).end(text);
    return;
  }
  const bytes = await compressed(text, encoding);
  response.writeHead(status, { ...common, "Content-Encoding": encoding, "Content-Length": bytes.length }).end(bytes);
}
