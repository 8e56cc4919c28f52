import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CaptureOutcome, CaptureSource } from "./capture-outcome.js";
import type { ErrorCode } from "../platform/errors.js";
import type { FailureCounter } from "../platform/failure-report.js";
import type { Refusal } from "../platform/refusals.js";

/** Seconds; a request should take a few milliseconds, a call of the model up to 35 seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MODEL_BUCKETS = [0.5, 1, 2.5, 5, 10, 20, 35];

/** One number of a gauge, with its labels. */
export interface GaugeReading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A gauge that is read each time the metrics are asked for. */
export interface GaugeSource {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Returns the current numbers; a source without any leaves the gauge out. */
  readonly read: () => readonly GaugeReading[] | Promise<readonly GaugeReading[]>;
}

/**
 * The figures of this process in Prometheus' format, each name beginning with `jobhunt_`. Labels come from fixed lists
 * (routes, codes, fields of the schema), so that no request can add to them, and contain no person and no value.
 */
export class Metrics implements FailureCounter {
  readonly registry = new Registry();
  private readonly requests = this.histogram("jobhunt_http_request_duration_seconds", {
    help: "Seconds from a request's head to its answer's end, by part of the server, method and class of status.",
    labels: ["route", "method", "status"],
    buckets: REQUEST_BUCKETS,
  });
  private readonly fields = this.counter("jobhunt_graphql_root_fields_total", {
    help: "Root fields of executed GraphQL operations, those of the REST paths too, by whether they failed.",
    labels: ["field", "outcome"],
  });
  private readonly failures = this.counter("jobhunt_failures_total", {
    help: "Failures that were answered, by code of the error table.",
    labels: ["code"],
  });
  private readonly refusals = this.counter("jobhunt_refusals_total", {
    help: "Requests and sign-ins that were refused, by reason; the log has the same reasons.",
    labels: ["reason"],
  });
  private readonly modelCalls = this.histogram("jobhunt_model_call_duration_seconds", {
    help: "Seconds of each call of the language model, by ok or the code of its failure.",
    labels: ["outcome"],
    buckets: MODEL_BUCKETS,
  });
  private readonly captures = this.counter("jobhunt_captures_total", {
    help: "Readings of adverts by source (text, page, model) and how they ended.",
    labels: ["source", "outcome"],
  });

  /** Adds Node.js' figures of its process: processor, memory, event loop, open files. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  countRequest(labels: { route: string; method: string; status: string }, seconds: number): void {
    this.requests.observe(labels, seconds);
  }

  countField(field: string, isFailed: boolean): void {
    this.fields.inc({ field, outcome: isFailed ? "failed" : "ok" });
  }

  countFailure(code: ErrorCode): void {
    this.failures.inc({ code });
  }

  countRefusal(reason: Refusal): void {
    this.refusals.inc({ reason });
  }

  countCapture(source: CaptureSource, outcome: CaptureOutcome): void {
    this.captures.inc({ source, outcome });
  }

  /** Counts a call of the model; `code` is null for one that succeeded. */
  countModelCall(code: ErrorCode | null, seconds: number): void {
    this.modelCalls.observe({ outcome: code ?? "ok" }, seconds);
  }

  /** Adds gauges that are read whenever the metrics are. */
  addGauges(sources: readonly GaugeSource[]): void {
    for (const { name, help, labels = [], read } of sources) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [this.registry],
        collect: async () => {
          gauge.reset();
          // A gauge without labels would stay at 0, which was never measured.
          if (labels.length === 0) gauge.remove();
          for (const { labels: own = {}, value } of await read()) gauge.set(own, value);
        },
      });
    }
  }

  private counter(name: string, { help, labels }: { help: string; labels: string[] }): Counter {
    return new Counter({ name, help, labelNames: labels, registers: [this.registry] });
  }

  private histogram(
    name: string,
    { help, labels, buckets }: { help: string; labels: string[]; buckets: number[] },
  ): Histogram {
    return new Histogram({ name, help, labelNames: labels, buckets, registers: [this.registry] });
  }
}
