import type { EntityClass } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import { selectWhere } from "../database/select.js";
import type { Condition } from "../database/statement.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";
import { stepDefinition, type StepName } from "../jobhunt/workflow.js";
import { StepCheck } from "./step-check.entity.js";
import { StepText } from "./step-text.entity.js";

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
    const texts = await answer.inTurn(() => this.readTexts(ownerId, isAt(steps), answer));
    return grouped(steps, texts);
  }

  /** Returns what is kept of the points of each of many steps, in the order of the keys, those of a step by their key. */
  async checksOf(ownerId: string, steps: readonly StepKey[]): Promise<StepCheck[][]> {
    return grouped(steps, await this.read<StepCheck>(ownerId, StepCheck, isAt(steps)));
  }

  /** Returns those of the texts that are the owner's, in no order. The answer is refused when they do not fit into it. */
  async findTexts(ownerId: string, ids: readonly string[], answer: AnswerBudget): Promise<StepText[]> {
    return this.readTexts(ownerId, isOneOf(ids), answer);
  }

  /** Returns those of the kept points that are the owner's, in no order. */
  async findChecks(ownerId: string, ids: readonly string[]): Promise<StepCheck[]> {
    return this.read<StepCheck>(ownerId, StepCheck, isOneOf(ids));
  }

  private async readTexts(ownerId: string, condition: Condition, answer: AnswerBudget): Promise<StepText[]> {
    const bytes = "sum(octet_length(r.body)) over ()";
    const rows = await selectWhere<StepText & { isTooMuch: boolean }>(
      this.database,
      ownerId,
      {
        entity: StepText,
        computed: (add) => {
          const isTooMuch = `${bytes} > ${add(answer.left)}::bigint`;
          return { body: `case when not ${isTooMuch} then r.body end`, isTooMuch };
        },
      },
      { where: [condition, isOfKeptHunt] },
    );
    if (rows[0]?.isTooMuch === true) answer.refuse("stepTexts");
    return rows;
  }

  private async read<E extends object>(ownerId: string, entity: EntityClass<E>, condition: Condition): Promise<E[]> {
    return selectWhere<E>(this.database, ownerId, { entity }, { where: [condition, isOfKeptHunt] });
  }
}

const isOfKeptHunt: Condition = () => `exists (select 1 from job_hunt h
  where h.owner_id = r.owner_id and h.id = r.job_hunt_id and h.deleted_at is null)`;

function isAt(steps: readonly StepKey[]): Condition {
  const known = steps.filter(({ jobHuntId }) => isId(jobHuntId));
  return (add) => `(r.job_hunt_id, r.step) in (select * from unnest(
    ${add(known.map(({ jobHuntId }) => jobHuntId))}::uuid[],
    ${add(known.map(({ step }) => stepDefinition(step).number))}::smallint[]))`;
}

function isOneOf(ids: readonly string[]): Condition {
  return (add) => `r.id = any(${add(ids.filter(isId))}::uuid[])`;
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
