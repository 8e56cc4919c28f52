import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import { selectFitting } from "../database/select-fitting.js";
import { selectWhere } from "../database/select.js";
import type { Condition } from "../database/statement.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";
import { isOfKeptHunt } from "../jobhunt/of-kept-hunt.js";
import { stepDefinition, type StepName } from "../jobhunt/workflow.js";
import { StepCheck } from "./step-check.entity.js";
import { StepText } from "./step-text.entity.js";
import { STEP_TEXT_BODIES } from "./step-text.record.js";

/** One step of one hunt. */
export interface StepKey {
  readonly jobHuntId: string;
  readonly step: StepName;
}

/** Reads what a person keeps at the steps of many hunts with one statement; a hunt in the trash has nothing. */
export class StepTextReader {
  constructor(private readonly database: Database) {}

  /**
   * Returns the edited texts of each of many steps, in the order of the keys, those of a step by their key and language.
   * The answer is refused when they do not fit into it.
   */
  async textsOf(ownerId: string, steps: readonly StepKey[], answer: AnswerBudget): Promise<StepText[][]> {
    const rows = { texts: STEP_TEXT_BODIES, where: [isAt(steps), isOfKeptHunt] };
    const texts = await answer.fitting(STEP_TEXT_BODIES.field, (most) =>
      selectFitting(this.database, ownerId, StepText, { ...rows, most }),
    );
    return grouped(steps, texts);
  }

  /** Returns what is kept of the points of each of many steps, in the order of the keys, those of a step by their key. */
  async checksOf(ownerId: string, steps: readonly StepKey[]): Promise<StepCheck[][]> {
    const rows = { where: [isAt(steps), isOfKeptHunt], isByKey: true };
    return grouped(steps, await selectWhere<StepCheck>(this.database, ownerId, { entity: StepCheck }, rows));
  }
}

function isAt(steps: readonly StepKey[]): Condition {
  const known = steps.filter(({ jobHuntId }) => isId(jobHuntId));
  return (add) => `(r.job_hunt_id, r.step) in (select * from unnest(
    ${add(known.map(({ jobHuntId }) => jobHuntId))}::uuid[],
    ${add(known.map(({ step }) => stepDefinition(step).number))}::smallint[]))`;
}

function grouped<E extends StepText | StepCheck>(steps: readonly StepKey[], rows: readonly E[]): E[][] {
  const found = new Map<string, E[]>();
  const placeOf = (jobHuntId: string, stepNumber: number): string => `${jobHuntId} ${stepNumber}`;
  for (const row of rows.toSorted(inOrder)) {
    const place = placeOf(row.jobHuntId, row.stepNumber);
    found.set(place, [...(found.get(place) ?? []), row]);
  }
  return steps.map(({ jobHuntId, step }) => found.get(placeOf(jobHuntId, stepDefinition(step).number)) ?? []);
}

function inOrder(one: StepText | StepCheck, other: StepText | StepCheck): number {
  return sortKeyOf(one) < sortKeyOf(other) ? -1 : 1;
}

/** Returns the key, then the language. */
function sortKeyOf(row: StepText | StepCheck): string {
  return "language" in row ? `${row.key} ${row.language}` : row.key;
}
