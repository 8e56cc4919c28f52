// @ts-check
import { PLAN_MUTATIONS } from "./plan-mutations.mjs";

/**
 * A fault that is planted into the code, and the tests that must fail by it.
 *
 * @typedef {object} Mutation
 * @property {string} rule the promise that is broken
 * @property {string} file
 * @property {string} find a text that stands in the file exactly once
 * @property {string} replace
 * @property {"gateway" | "web"} project the project of the tests
 * @property {string} tests a part of the path of their file
 * @property {string} [named] a part of the names of the tests, where one file tests more than the rule
 */

const WORKFLOW = { file: "gateway/jobhunt/workflow.ts", project: /** @type {const} */ ("gateway") };
const HUNTS = { ...WORKFLOW, tests: "tests/api/job-hunts|jobhunt/workflow" };
const STEPS = { ...WORKFLOW, tests: "tests/api/steps" };
const UNDO = { project: /** @type {const} */ ("gateway"), tests: "tests/api/undo.test" };
const SETS = { project: /** @type {const} */ ("gateway"), tests: "tests/api/undo-change-sets" };
const SCOPE = { project: /** @type {const} */ ("gateway"), tests: "tests/api/owner-scope" };
const MERGE = {
  rule: "draft merge",
  file: "web/lib/mergeTexts.ts",
  project: /** @type {const} */ ("web"),
  tests: "tests/web/lib/merge-texts",
};
const DATES = {
  rule: "capture dates",
  file: "gateway/capture/rules/dates.ts",
  project: /** @type {const} */ ("gateway"),
  tests: "rules/dates",
};
const READER = {
  rule: "written days",
  file: "schema/dates/day-reader.ts",
  project: /** @type {const} */ ("gateway"),
  tests: "schema/day-reader",
};

/** @type {readonly Mutation[]} */
export const MUTATIONS = [
  {
    ...HUNTS,
    rule: "workflow: a hunt leaves a phase once",
    find: "if (distance < 0) return current;",
    replace: "if (distance < -FINAL_STAGE) return current;",
  },
  {
    ...HUNTS,
    rule: "workflow: a hunt leaves no phase ahead of it",
    find: "if (distance > 0) throw",
    replace: "if (distance > FINAL_STAGE) throw",
    tests: "tests/api/races",
  },
  {
    ...HUNTS,
    rule: "workflow: the next phase can be activated",
    find: "stage > phaseDefinition(next.phase).stage;",
    replace: "stage >= phaseDefinition(next.phase).stage;",
  },
  {
    ...HUNTS,
    rule: "workflow: no phase is skipped",
    find: "if (isSkip) throw",
    replace: "if (isSkip && target === current.phase) throw",
  },
  {
    ...HUNTS,
    rule: "workflow: a phase that was left early is told apart",
    find: "return complete ? PhaseStatus.DONE : PhaseStatus.NOT_DONE;",
    replace: "return complete ? PhaseStatus.DONE : PhaseStatus.DONE;",
  },
  {
    ...HUNTS,
    rule: "workflow: a phase before the first is not left, but never was",
    find: "stage < phaseDefinition(startedIn).stage)",
    replace: "stage <= phaseDefinition(startedIn).stage)",
  },
  {
    ...HUNTS,
    rule: "workflow: a terminated hunt stays where it is",
    find: "TERMINATED: [JobHuntAction.RENAME, JobHuntAction.REOPEN]",
    replace: "TERMINATED: [JobHuntAction.RENAME, JobHuntAction.MOVE, JobHuntAction.REOPEN]",
    tests: "tests/api/races",
  },
  {
    ...HUNTS,
    rule: "workflow: a hunt that is done can be taken up again",
    find: "JobHuntAction.TERMINATE, JobHuntAction.REOPEN]",
    replace: "JobHuntAction.TERMINATE]",
  },
  {
    ...STEPS,
    rule: "workflow: what is done is not skipped",
    find: 'SKIP: from(StepStatus.SKIPPED, ["INACTIVE", "ACTIVE",',
    replace: 'SKIP: from(StepStatus.SKIPPED, ["INACTIVE", "ACTIVE", "DONE",',
  },
  {
    ...STEPS,
    rule: "workflow: what is done is not marked as not done",
    find: 'MARK_NOT_DONE: from(StepStatus.NOT_DONE, ["INACTIVE", "ACTIVE",',
    replace: 'MARK_NOT_DONE: from(StepStatus.NOT_DONE, ["INACTIVE", "ACTIVE", "DONE",',
  },
  {
    ...STEPS,
    rule: "workflow: a skipped step can be opened",
    find: 'OPEN: from(StepStatus.ACTIVE, ["INACTIVE", "ACTIVE", "DONE", "NOT_DONE", "SKIPPED"])',
    replace: 'OPEN: from(StepStatus.ACTIVE, ["INACTIVE", "ACTIVE", "DONE", "NOT_DONE"])',
  },
  {
    ...STEPS,
    rule: "workflow: a skipped step is not in the way of its phase",
    find: "status === StepStatus.DONE || status === StepStatus.SKIPPED",
    replace: "status === StepStatus.DONE",
  },
  {
    ...STEPS,
    rule: "workflow: only what would change a step is offered",
    find: "return next !== undefined && next !== current;",
    replace: "return next !== undefined;",
  },
  {
    ...STEPS,
    file: "gateway/jobhunt/step.service.ts",
    rule: "workflow: the steps of a terminated hunt are at rest",
    find: 'refuseTerminated(hunt, "work on its steps");',
    replace: "",
  },
  {
    ...STEPS,
    file: "gateway/jobhunt/step.service.ts",
    rule: "workflow: a step that stood so already writes no line",
    find: "if (status === before.status && kept === before.doneOn) return null;",
    replace: "",
  },
  {
    ...HUNTS,
    file: "gateway/jobhunt/job-hunt.service.ts",
    rule: "workflow: a reopened hunt was not finished",
    find: "          finishedAt: null,\n",
    replace: "",
  },
  {
    ...HUNTS,
    file: "gateway/jobhunt/job-hunt.service.ts",
    rule: "workflow: a hunt is not terminated twice for another reason",
    find: "const isSame = hunt.terminationReason === terminationReason &&",
    replace: "const isSame = hunt.terminationReason !== terminationReason &&",
    tests: "tests/api/races",
  },
  {
    ...SCOPE,
    rule: "owner scope: rows are read by their owner",
    file: "gateway/database/select.ts",
    find: ".owner_id = $1",
    replace: ".owner_id is not null and $1::uuid is not null",
    named: "Query.company ",
  },
  {
    ...SCOPE,
    rule: "owner scope: rows are changed by their owner",
    file: "gateway/database/owned.repository.ts",
    find: "where owner_id = $1 and id = $2",
    replace: "where $1::uuid is not null and id = $2",
    named: "Mutation.updateCompany",
  },
  {
    ...SCOPE,
    rule: "owner scope: rows are locked by their owner",
    file: "gateway/database/owned.repository.ts",
    find: "where owner_id = $1 and id = any($2::uuid[]) order by id for update",
    replace: "where $1::uuid is not null and id = any($2::uuid[]) order by id for update",
    named: "Mutation.undo",
  },
  {
    ...SCOPE,
    rule: "owner scope: entries are marked as undone by their owner",
    file: "gateway/log/log.service.ts",
    find: "set undone_at = $3 where owner_id = $1 and id",
    replace: "set undone_at = $3 where $1::uuid is not null and id",
    named: "Mutation.undo",
  },
  {
    ...SCOPE,
    rule: "owner scope: steps are reset by their owner",
    file: "gateway/jobhunt/step.service.ts",
    find: "delete from job_hunt_step where owner_id = $1 and",
    replace: "delete from job_hunt_step where $1::uuid is not null and",
    named: "resets a step",
  },
  {
    ...SCOPE,
    rule: "owner scope: what lies in the trash is hidden",
    file: "gateway/database/select.ts",
    find: 'const kept = !withDeleted && hasColumn(entity, "deletedAt")',
    replace: 'const kept = withDeleted && hasColumn(entity, "deletedAt")',
    tests: "tests/api/trash",
  },
  {
    ...UNDO,
    rule: "undo: what was changed again since stays",
    file: "gateway/log/reverter.ts",
    find: "if (changed.length > 0) {",
    replace: "if (changed.length > 1) {",
  },
  {
    ...UNDO,
    rule: "undo: a creation is taken back into the trash",
    file: "gateway/log/change.ts",
    find: "const after = change.before ?? { deletedAt: now };",
    replace: "const after = change.before ?? {};",
  },
  {
    ...UNDO,
    rule: "undo: what is put into the trash waits anew",
    file: "gateway/log/change.ts",
    find: 'after["deletedAt"] == null ? after : { ...after, deletedAt: now }',
    replace: "after",
  },
  {
    ...UNDO,
    rule: "undo: thirty days and not a day longer",
    file: "gateway/log/log.service.ts",
    find: "createdAt.getTime() < TRASH_DAYS",
    replace: "createdAt.getTime() <= TRASH_DAYS",
  },
  {
    ...UNDO,
    rule: "undo: once",
    file: "gateway/log/log.service.ts",
    find: "row.changes !== null && row.undoneAt === null &&",
    replace: "row.changes !== null &&",
  },
  {
    ...UNDO,
    rule: "undo: a step that was changed again since stays",
    file: "gateway/jobhunt/step.service.ts",
    find: "refuseIfChanged({ ...(await this.find(ownerId, inverse.id, number)) }, inverse);",
    replace: "",
  },
  {
    ...SETS,
    rule: "undo: the newest entry of a change set first",
    file: "gateway/log/undo.service.ts",
    find: "{ lock: true })).toReversed();",
    replace: "{ lock: true }));",
  },
  {
    ...SETS,
    rule: "undo: the last change of an entry first",
    file: "gateway/log/undo.service.ts",
    find: ".map((change) => inverseOf(change, now)).reverse();",
    replace: ".map((change) => inverseOf(change, now));",
  },
  {
    ...SETS,
    rule: "undo: what was undone one by one is left out",
    file: "gateway/log/undo.service.ts",
    find: "entry.undoneAt === null && !hasNoUndo(entry)",
    replace: "!hasNoUndo(entry)",
  },
  {
    ...SETS,
    rule: "undo: a change set as a whole or not at all",
    file: "gateway/log/undo.service.ts",
    find: "if (faults.length > 0) throw nothingUndone",
    replace: "if (faults.length === pending.length) throw nothingUndone",
  },
  {
    ...SETS,
    rule: "undo: a refusal of the database is not in the way of the other entries",
    file: "gateway/log/undo.service.ts",
    find: '"rollback to savepoint entry"',
    replace: '"release savepoint entry"',
  },
  {
    ...MERGE,
    find: "text === undefined || text === mine[name]",
    replace: "text === undefined",
  },
  { ...MERGE, find: "mine[name] === base[name]", replace: "mine[name] !== base[name]" },
  { ...MERGE, find: "else asked.push(name);", replace: "" },
  { ...DATES, find: "distance < -DEADLINE_GRACE_DAYS", replace: "distance <= -DEADLINE_GRACE_DAYS" },
  { ...DATES, find: "Date.parse(isoDay(today))", replace: "today.getTime()" },
  { ...DATES, find: "return distance > 1 ?", replace: "return distance > 0 ?" },
  { ...READER, find: "mayBeSwapped && second > 12", replace: "mayBeSwapped && second > 11" },
  { ...READER, find: 'first !== second && !match[0].includes(".")', replace: "first !== second" },
  { ...READER, find: "order === null ? null :", replace: "" },
  { ...READER, find: 'year.padStart(4, "20")', replace: "year" },
  { ...READER, file: "schema/dates/calendar-day.ts", find: "date.getUTCMonth() !== month - 1 ||", replace: "" },
  {
    ...DATES,
    file: "gateway/capture/record/machine-date.ts",
    find: "stamp < MILLISECONDS_FROM ? stamp * 1000 : stamp",
    replace: "stamp",
    tests: "record/machine-date",
  },
  { ...DATES, find: "[YESTERDAY, 1],", replace: "[YESTERDAY, 0]," },
  { ...DATES, find: "if (/\\d\\s?\\+/.test(folded)) return;", replace: "" },
  { ...DATES, find: "found.sort((a, b) => a.start - b.start)[0]", replace: "found[0]" },
  ...PLAN_MUTATIONS,
];
