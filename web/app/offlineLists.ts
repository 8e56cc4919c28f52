import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { FIRST_RECORDS } from "../lib/useRecords.js";
import { PHASES } from "../components/line/hue.js";
import { CompanyListDocument, CompanyStatisticsDocument } from "../features/company/company.generated.js";
import { ContactListDocument, ContactStatisticsDocument } from "../features/contact/contact.generated.js";
import { DocumentListDocument, DocumentStatisticsDocument } from "../features/document/document.generated.js";
import { IdealJobListDocument, IdealJobStatisticsDocument } from "../features/idealjob/idealjob.generated.js";
import { boardVariables, LANE_PAGE } from "../features/jobhunt/boardVariables.js";
import { JobHuntBoardDocument, JobHuntStatisticsDocument } from "../features/jobhunt/jobhunt.generated.js";
import { LogListDocument, LogTotalDocument } from "../features/log/log.generated.js";
import { logVariables } from "../features/log/useLog.js";
import { OpenCardsDocument } from "./openCards.generated.js";

/** A query that a screen asks when it is opened. */
interface ScreenQuery {
  readonly query: DocumentNode;
  readonly variables: OperationVariables;
  /** How many rows of its lists are kept at most. */
  readonly rows: number;
}

/** A screen that opens without a network. */
export interface OfflineList {
  readonly name: string;
  readonly queries: readonly ScreenQuery[];
}

/** How many rows of one list a device keeps. */
const ROWS_MAX = 500;

/** The screens with lists of the person, those first that are opened most; with the variables that they ask with. */
export const offlineLists: readonly OfflineList[] = [
  {
    name: "jobHunts",
    queries: [
      // Before the board, whose lists are the same and longer.
      ...PHASES.map((phase) => asked(OpenCardsDocument, { phase, first: LANE_PAGE }, 0)),
      asked(JobHuntBoardDocument, boardVariables("ALL")),
      ...PHASES.map((phase) => asked(JobHuntBoardDocument, boardVariables(phase), 0)),
      asked(JobHuntStatisticsDocument, {}),
    ],
  },
  list("companies", CompanyListDocument, CompanyStatisticsDocument),
  list("contacts", ContactListDocument, ContactStatisticsDocument),
  list("documents", DocumentListDocument, DocumentStatisticsDocument),
  list("idealJobs", IdealJobListDocument, IdealJobStatisticsDocument),
  // Its first page.
  {
    name: "log",
    queries: [asked(LogListDocument, logVariables({ text: "", words: [] }), 0), asked(LogTotalDocument, {})],
  },
];

function list(
  name: string,
  records: TypedDocumentNode<unknown, { first: number }>,
  statistics: TypedDocumentNode<unknown, Record<string, never>>,
): OfflineList {
  return { name, queries: [asked(records, FIRST_RECORDS), asked(statistics, {})] };
}

function asked<Variables extends OperationVariables>(
  query: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
  rows = ROWS_MAX,
): ScreenQuery {
  return { query, variables, rows };
}
