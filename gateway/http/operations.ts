import { timingSafeEqual } from "node:crypto";
import { Router } from "express";
import type { Registry } from "prom-client";

/** What the operator's endpoints ask. */
export interface OperatorPorts {
  /** Resolves when the database answers and is migrated; rejects otherwise. */
  readonly ready: () => Promise<void>;
  readonly registry: Registry;
  /** Null: `/metrics` is not served. */
  readonly metricsToken: string | null;
}

/** Liveness, readiness and metrics; none of them says anything about persons or versions. */
export function operations({ ready, registry, metricsToken }: OperatorPorts): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.json({ status: "ok" });
  });
  router.get("/readyz", async (_request, response) => {
    const isReady = await ready().then(
      () => true,
      () => false,
    );
    response.status(isReady ? 200 : 503).json({ status: isReady ? "ready" : "not ready" });
  });
  if (metricsToken !== null) {
    router.get("/metrics", async (request, response, next) => {
      if (!isSame(request.get("authorization") ?? "", `Bearer ${metricsToken}`)) return next();
      response.type("text/plain").send(await registry.metrics());
    });
  }
  return router;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
