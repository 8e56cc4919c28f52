import type { LimitDatabase } from "./database.js";
import { huntColumns, ME } from "./hunts.js";
import { fieldsAt, jsonList, jsonRow, peopleAt } from "./json-sql.js";
import { stepNameOf } from "../../../../gateway/link/link-steps.js";
import { stepDefinition, StepName } from "../../../../gateway/jobhunt/workflow.js";
import type { ShapedField, Values } from "./shape.js";

type Edge = Values & { readonly step: number | null };
type SheetRow = Values & Readonly<Record<"contacts" | "companies" | "documents", readonly Edge[]>>;

const EXAMPLES = stepDefinition(StepName.PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE).number;
/** The generated people have no offers, files of submissions and adverts: it is looked whether there are any. */
const UNUSED = `exists (select from offer f where f.owner_id = $1 and f.job_hunt_id = h.id and f.deleted_at is null) as "hasOffers",
  exists (select from job_details d where d.owner_id = $1 and d.job_hunt_id = h.id and d.deleted_at is null) as "hasDetails"`;

/** Returns the statement of a hunt with all that its sheet shows: one row. $2: the hunt. */
export function sheetSql(fields: readonly ShapedField[]): string {
  const linked = (name: string, table: string, column: string): string => {
    const value = jsonRow("l", fieldsAt(fields, name, "edges"), {
      linkId: "l.id",
      node: jsonRow("c", fieldsAt(fields, name, "edges", "node")),
    });
    const from = `link l join ${table} c on c.owner_id = $1 and c.id = l.${column} and c.deleted_at is null
      where l.owner_id = $1 and l.job_hunt_id = h.id and l.deleted_at is null`;
    return `${jsonList(value, from, "l.created_at, l.id")} as "${name}"`;
  };
  const part = (name: string, table: string, order: string, own: Readonly<Record<string, string>> = {}): string => {
    const from = `${table} a where a.owner_id = $1 and a.job_hunt_id = h.id and a.deleted_at is null`;
    return `${jsonList(jsonRow("a", fieldsAt(fields, name, "nodes"), own), from, order)} as "${name}"`;
  };
  const people = fieldsAt(fields, "appointments", "nodes", "contacts");
  const notes = `note a where a.owner_id = $1 and a.note_guid = h.note_guid and a.deleted_at is null`;
  const texts = `step_text a where a.owner_id = $1 and a.job_hunt_id = h.id and a.step = ${EXAMPLES} and a.deleted_at is null`;
  const files = jsonList(
    `json_build_object('documentId', s.document_id)`,
    "submission_file s where s.owner_id = $1 and s.submission_id = a.id",
    "s.place",
  );
  const columns = [
    linked("contacts", "contact", "contact_id"),
    linked("companies", "company", "company_id"),
    linked("documents", "document", "document_id"),
    part("appointments", "appointment", "a.day, a.time, a.id", { contacts: peopleAt(people) }),
    part("submissions", "submission", "a.sent_on desc, a.id desc", { files }),
    `${jsonList(jsonRow("a", fieldsAt(fields, "notes", "nodes")), notes, "a.date desc, a.id desc")} as notes`,
    `${jsonList(jsonRow("a", fieldsAt(fields, "stepTexts")), texts, "a.key, a.language")} as "stepTexts"`,
    UNUSED,
    huntColumns(new Set(fields.map(({ name }) => name))),
  ];
  return `select ${columns.join(", ")} from job_hunt h cross join ${ME} where h.owner_id = $1 and h.id = $2 and h.deleted_at is null`;
}

/** Returns a hunt with its sheet; null when there is none with that id. */
export async function readSheet(
  database: LimitDatabase,
  ownerId: string,
  text: string,
  id: unknown,
): Promise<Values | null> {
  const [row] = await database.rows<SheetRow>(text, [ownerId, id]);
  if (row === undefined) return null;
  const edgesOf = (edges: readonly Edge[]): Values => ({
    edges: edges.map((edge) => ({ ...edge, step: stepNameOf(edge.step) })),
    totalCount: edges.length,
  });
  const nodesOf = (name: string): Values => ({ nodes: row[name] });
  return {
    ...row,
    contacts: edgesOf(row.contacts),
    companies: edgesOf(row.companies),
    documents: edgesOf(row.documents),
    appointments: nodesOf("appointments"),
    submissions: nodesOf("submissions"),
    notes: nodesOf("notes"),
    offer: null,
    offers: { nodes: [] },
    jobDetails: null,
  };
}
