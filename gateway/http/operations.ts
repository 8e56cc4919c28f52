import { timingSafeEqual } from "node:crypto";
import { Router } from "express";
import type { Registry } from "prom-client";
import { AppError } from "../platform/errors.js";
import { bearerCredentials } from "./bearer-credentials.js";
import type { CheckReadiness } from "../platform/readiness.js";

/** The dependencies of the operator's endpoints. */
export interface OperatorDeps {
  /** The check that `/readyz` reports. */
  readonly ready: CheckReadiness;
  readonly registry: Registry;
  /** Null: `/metrics` is not served. */
  readonly metricsToken: string | null;
}

/** Liveness, readiness and metrics; none of them reveals persons or versions. */
export function operations({ ready, registry, metricsToken }: OperatorDeps): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.json({ status: "ok" });
  });
  router.get("/readyz", async (_request, response) => {
    const readiness = await ready();
    // Reading still works, so a read-only process must stay in service.
    response.status(readiness.status === "unavailable" ? 503 : 200).json(readiness);
  });
  if (metricsToken !== null) {
    router.get("/metrics", async (request, response, next) => {
      const given = bearerCredentials(request);
      if (given === null) return next(new AppError("UNAUTHENTICATED", { refusal: "no-token" }));
      if (!isSame(given, metricsToken)) return next(new AppError("UNAUTHENTICATED", { refusal: "metrics-token" }));
      response.type("text/plain").send(await registry.metrics());
    });
  }
  return router;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
