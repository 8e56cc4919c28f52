import { POSTINGS_MAX } from "../../../schema/limits.js";
import { findJobObjects, jobTextSize, readRecord, type JobRecord } from "./record.js";
import { isObject, structuresIn, type Json } from "./tolerant-json.js";

/** A job of a list, with the part of the structure that it was read from. */
export interface ListedJob {
  readonly source: Json;
  readonly record: JobRecord;
}

/** How far from the root of a structure a list of jobs is looked for. */
const DEPTH_MAX = 6;
const NODES_MAX = 5_000;
/** The entries of a list that are looked at; the lists of a structure that are. */
const ENTRIES_MAX = 200;
const LISTS_MAX = 20;
/** The parts of one entry that are looked at for a job. */
const ENTRY_NODES_MAX = 200;

/**
 * Returns the jobs of the list that a structure is, or holds nearest to its root, POSTINGS_MAX at most; none where it
 * describes one job, whatever that lists inside.
 */
export function listedJobs(root: Json): readonly ListedJob[] {
  let level: readonly Json[] = [root];
  let lists = 0;
  for (let depth = 0; depth < DEPTH_MAX && level.length > 0; depth += 1) {
    // What stands beside a job, or in one, are other jobs.
    if (level.some((node) => isObject(node) && jobTextSize(node) > 0)) return [];
    for (const node of level) {
      if (!Array.isArray(node) || node.length < 2 || (lists += 1) > LISTS_MAX) continue;
      const jobs = jobsIn(node);
      if (jobs.length > 1) return jobs;
    }
    level = childrenOf(level);
  }
  return [];
}

/** Returns true when a part of a structure is another or holds it nearby. */
export function holdsPart(whole: Json, part: Json): boolean {
  let level: readonly Json[] = [whole];
  for (let depth = 0; depth < DEPTH_MAX && level.length > 0; depth += 1) {
    if (level.includes(part)) return true;
    level = childrenOf(level);
  }
  return false;
}

function childrenOf(level: readonly Json[]): readonly Json[] {
  const children: Json[] = [];
  for (const node of level) {
    if (children.length >= NODES_MAX) break;
    children.push(...structuresIn(node).slice(0, NODES_MAX - children.length));
  }
  return children;
}

function jobsIn(list: readonly Json[]): ListedJob[] {
  const jobs: ListedJob[] = [];
  for (const source of list.slice(0, ENTRIES_MAX)) {
    if (jobs.length >= POSTINGS_MAX) break;
    if (!isObject(source) || findJobObjects(source, ENTRY_NODES_MAX).length === 0) continue;
    const record = readRecord(source, { byWords: true });
    if (record?.title !== undefined && hasFacts(record)) jobs.push({ source, record });
  }
  return jobs;
}

// The parts of one description have titles and texts, too.
function hasFacts({ place, city, company, term, salary, salaryMin, published, deadline }: JobRecord): boolean {
  return [place, city, company, term, salary, salaryMin, published, deadline].some((fact) => fact !== undefined);
}
