import { parseArgs } from "node:util";
import { USUAL_SIZES, type Sizes } from "./people.js";
import { workloadsNamed, type Workload } from "./workloads.js";

/** What the command is asked for. */
export interface Options {
  readonly sizes: Sizes;
  readonly rounds: number;
  readonly seconds: number;
  readonly workloads: readonly Workload[];
  /** Whether the ratios are compared with the kept ones, and whether they are kept. */
  readonly isChecked: boolean;
  readonly isKept: boolean;
  /** Whether the product's process is profiled while it answers. */
  readonly isProfiled: boolean;
  /** Whether one person's account grows in place of all else. */
  readonly isGrowth: boolean;
  /** The sizes of it. */
  readonly growth: { readonly hunts: readonly number[]; readonly lines: readonly number[] };
  /** Whether Mercurius is measured beside the limit. */
  readonly hasPeer: boolean;
  /** How many gateways are measured on one database; 1: one is compared with the limit. */
  readonly gateways: number;
}

const USUAL = { rounds: 5, seconds: 2, hunts: "20,200,2000,10000", lines: "10000,1000000" };

/** Reads the words of the command. Throws an Error in words. */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      rounds: { type: "string" },
      seconds: { type: "string" },
      only: { type: "string", multiple: true },
      people: { type: "string" },
      hunts: { type: "string" },
      "long-lines": { type: "string" },
      peer: { type: "string" },
      check: { type: "boolean" },
      keep: { type: "boolean" },
      profile: { type: "boolean" },
      grow: { type: "boolean" },
      gateways: { type: "string" },
      "grow-hunts": { type: "string" },
      "grow-lines": { type: "string" },
    },
  });
  if (values.peer !== undefined && values.peer !== "mercurius") throw new Error("--peer: there is mercurius.");
  const only = (values.only ?? []).flatMap((names) => names.split(",")).filter((name) => name !== "");
  return {
    sizes: {
      ...USUAL_SIZES,
      people: positive("people", values.people, USUAL_SIZES.people),
      hunts: positive("hunts", values.hunts, USUAL_SIZES.hunts),
      longLines: positive("long-lines", values["long-lines"], USUAL_SIZES.longLines),
    },
    rounds: positive("rounds", values.rounds, USUAL.rounds),
    seconds: positive("seconds", values.seconds, USUAL.seconds),
    workloads: workloadsNamed(only),
    isChecked: values.check === true,
    isKept: values.keep === true,
    isProfiled: values.profile === true,
    isGrowth: values.grow === true,
    growth: {
      hunts: list("grow-hunts", values["grow-hunts"] ?? USUAL.hunts),
      lines: list("grow-lines", values["grow-lines"] ?? USUAL.lines),
    },
    hasPeer: values.peer !== undefined,
    gateways: positive("gateways", values.gateways, 1),
  };
}

function positive(name: string, value: string | undefined, usual: number): number {
  const number = Number(value ?? usual);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Error(`--${name}: a number above 0, not ${String(value)}.`);
}

function list(name: string, value: string): readonly number[] {
  return value.split(",").map((each) => positive(name, each, NaN));
}
