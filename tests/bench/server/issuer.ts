import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { systemClock } from "../../../gateway/platform/clock.js";
import { createTestIdp } from "../../support/idp.js";
import { claimsOf } from "./bench-database.js";

/** An issuer of access tokens that the measured product accepts. */
export interface BenchIssuer {
  /** What the claim `iss` says. */
  readonly issuer: string;
  /** The variables by which the product knows it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Returns a token of the n-th person, valid for a day. */
  readonly tokenOf: (n: number) => string;
  readonly close: () => void;
}

const DAY_SECONDS = 86_400;

/** Starts an issuer on a free port of this machine; it serves its keys, and nothing else. */
export async function startIssuer(): Promise<BenchIssuer> {
  let keys: unknown = null;
  const server = createServer((_request, response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify(keys)),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  const issuer = `http://127.0.0.1:${port}/`;
  const idp = await createTestIdp(systemClock, issuer);
  keys = idp.jwks;
  return {
    issuer,
    variables: {
      AUTH0_DOMAIN: issuer.slice(0, -1),
      AUTH0_CLIENT_ID: idp.clientId,
      AUTH0_AUDIENCE: idp.audience,
      ALLOWED_EMAILS: "*",
    },
    tokenOf: (n) => {
      const now = Math.floor(Date.now() / 1000);
      return idp.signToken({ claims: { ...claimsOf(n), iat: now, exp: now + DAY_SECONDS } });
    },
    close: () => void server.close().closeAllConnections(),
  };
}
