import type { GraphQLSchema } from "graphql";
import { StepStatus } from "../../../../gateway/jobhunt/workflow.js";
import { sentOperation } from "../operations.js";
import type { LimitDatabase } from "./database.js";
import { dashboardSql, readDashboard, readViewer } from "./few-rows.js";
import { HUNT_FIELDS } from "./hunt-fields.js";
import { readHunts } from "./hunts.js";
import { LOG_FIELDS, readLog } from "./log.js";
import { readPalette, readSearch } from "./palette.js";
import { selectedOf, shapeOf, type FieldTable, type ShapedField, type Values } from "./shape.js";
import { readSheet, sheetSql } from "./sheet.js";
import { changedHuntSql, writeStep } from "./step.js";
import { readToday, todaySql } from "./today.js";

/** Returns the rows of an operation: a value for each field at its root, by its name in the answer. */
type Read = (database: LimitDatabase, ownerId: string, variables: Values) => Promise<Values>;

/** An operation of the client as the limit answers it. */
export interface LimitOperation {
  /** The type at its root. */
  readonly type: "Query" | "Mutation";
  readonly fields: readonly ShapedField[];
  readonly read: Read;
}

/** The fields that are worked out, of all types. */
export const FIELDS: FieldTable = { ...HUNT_FIELDS, ...LOG_FIELDS };

type MakeRead = (fields: readonly ShapedField[]) => Read;

const fieldNamed = (fields: readonly ShapedField[], name: string): ShapedField => {
  const field = fields.find((each) => each.name === name);
  if (field === undefined) throw new Error(`The operation does not ask for ${name}.`);
  return field;
};

const stepRead =
  (status: StepStatus): MakeRead =>
  (fields) => {
    const [changed] = fields as readonly [ShapedField]; // a mutation has one
    const changedHunt = changedHuntSql(selectedOf("JobHunt", fields));
    return async (database, ownerId, variables) => ({
      [changed.key]: await writeStep(database, ownerId, {
        input: changed.args(variables)["input"],
        status,
        changedHunt,
      }),
    });
  };

/** How each operation is read, by its name. */
const READS: Readonly<Record<string, MakeRead>> = {
  JobHuntBoard: (fields) => async (database, ownerId, variables) => {
    const lists = fields.filter(({ isIncluded }) => isIncluded(variables));
    const pages = await Promise.all(lists.map((list) => readHunts(database, ownerId, list, variables)));
    return Object.fromEntries(lists.map(({ key }, at) => [key, pages[at]]));
  },
  Today: (fields) => {
    const text = todaySql(fieldNamed(fields, "today").fields);
    return async (database, ownerId) => ({ today: await readToday(database, ownerId, text) });
  },
  HuntSheet: (fields) => {
    const text = sheetSql(fieldNamed(fields, "jobHunt").fields);
    const log = fieldNamed(fields, "logEntries");
    return async (database, ownerId, variables) => {
      const [jobHunt, logEntries] = await Promise.all([
        readSheet(database, ownerId, text, variables["id"]),
        readLog(database, ownerId, log.args(variables)),
      ]);
      return { jobHunt, logEntries };
    };
  },
  LogList: (fields) => async (database, ownerId, variables) => ({
    logEntries: await readLog(database, ownerId, fieldNamed(fields, "logEntries").args(variables)),
  }),
  StepComplete: stepRead(StepStatus.DONE),
  StepOpen: stepRead(StepStatus.ACTIVE),
  LinkSearch: (fields) => (database, ownerId, variables) =>
    readSearch(database, ownerId, fieldNamed(fields, "search").args(variables)),
  PaletteSearch: () => readPalette,
  Dashboard: (fields) => {
    const text = dashboardSql(fields);
    return (database, ownerId) => readDashboard(database, ownerId, text, fields);
  },
  Viewer: () => async (database, ownerId) => ({ viewer: await readViewer(database, ownerId) }),
};

/** Returns the operations that the limit answers, by their names, made for what the client selects in them. */
export function limitOperations(schema: GraphQLSchema): ReadonlyMap<string, LimitOperation> {
  return new Map(
    Object.entries(READS).map(([name, make]) => {
      const fields = shapeOf(sentOperation(name), schema, FIELDS);
      const isMutation = fields.some(({ name: field }) => schema.getMutationType()?.getFields()[field] !== undefined);
      return [name, { type: isMutation ? "Mutation" : "Query", fields, read: make(fields) }];
    }),
  );
}
