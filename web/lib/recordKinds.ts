import {
  Building2,
  FileText,
  Goal,
  NotebookPen,
  Route,
  ScanText,
  UserRound,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import type { RecordKind } from "../operations.generated.js";

export type { RecordKind };

/** The kinds of records whose screens are a list, a form, statistics and notes, and nothing else. */
export type ListedKind = Exclude<RecordKind, "JOB_HUNT" | "JOB_DETAILS" | "NOTE">;

interface ListedRow {
  /** Stand for all of the kind, and for one of it. */
  readonly icon: LucideIcon;
  readonly oneIcon: LucideIcon;
  /** The type in the schema; the operations of the kind begin with it, e.g. `CompanyList`. */
  readonly typename: string;
  /** The fields of the schema's Query that answer one record, many, and the figures about them. */
  readonly single: string;
  readonly list: string;
  readonly statistics: string;
  /** The arguments of the list that make another list of it. */
  readonly listArgs: readonly string[];
  /** Whether its records carry a type, built in or the person's own. */
  readonly hasTypes: boolean;
  /** The address of its screen. */
  readonly path: string;
  /** Whether the bottom bar of a phone leads there. */
  readonly hasTab: boolean;
  /** The keys that go there from anywhere. */
  readonly goKeys: `g ${string}`;
  /** Where the selected record and the state of the description are remembered (spec 3). */
  readonly selection: readonly [id: `selected${string}Id`, ...others: `selected${string}`[]];
  readonly collapsedKey: `${string}Collapsed`;
}

/** What the client knows of each listed kind, in the order of the navigation; a kind without its row does not compile. */
export const listedRecords = {
  IDEAL_JOB: {
    icon: Goal,
    oneIcon: Goal,
    typename: "IdealJob",
    single: "idealJob",
    list: "idealJobs",
    statistics: "idealJobStatistics",
    listArgs: ["jobHuntId", "filter", "where"],
    hasTypes: false,
    path: "/idealjobs",
    hasTab: false,
    goKeys: "g i",
    selection: ["selectedIdealJobId"],
    collapsedKey: "idealJobCollapsed",
  },
  COMPANY: {
    icon: Building2,
    oneIcon: Building2,
    typename: "Company",
    single: "company",
    list: "companies",
    statistics: "companyStatistics",
    listArgs: ["filter", "where"],
    hasTypes: true,
    path: "/companies",
    hasTab: true,
    goKeys: "g c",
    selection: ["selectedCompanyId"],
    collapsedKey: "companyCollapsed",
  },
  CONTACT: {
    icon: UsersRound,
    oneIcon: UserRound,
    typename: "Contact",
    single: "contact",
    list: "contacts",
    statistics: "contactStatistics",
    listArgs: ["filter", "where"],
    hasTypes: true,
    path: "/contacts",
    hasTab: true,
    goKeys: "g p",
    // The spec keeps a guid beside the id; here they are one.
    selection: ["selectedContactId", "selectedContactGuid"],
    collapsedKey: "contactCollapsed",
  },
  DOCUMENT: {
    icon: FileText,
    oneIcon: FileText,
    typename: "Document",
    single: "document",
    list: "documents",
    statistics: "documentStatistics",
    listArgs: ["filter", "where"],
    hasTypes: true,
    path: "/documents",
    hasTab: false,
    goKeys: "g d",
    selection: ["selectedDocumentId"],
    collapsedKey: "documentsCollapsed",
  },
} as const satisfies Readonly<Record<ListedKind, ListedRow>>;

type Rows = typeof listedRecords;

/** The icons of the other kinds. */
const otherIcons: Readonly<Record<Exclude<RecordKind, ListedKind>, LucideIcon>> = {
  JOB_HUNT: Route,
  NOTE: NotebookPen,
  JOB_DETAILS: ScanText,
};

/** One of the values that the rows have under a name, e.g. the address of a screen. */
export type OfListed<Name extends keyof ListedRow> = Rows[ListedKind][Name];

/** The kinds whose records carry a type. */
export type TypedKind = { [K in ListedKind]: Rows[K]["hasTypes"] extends true ? K : never }[ListedKind];

/** The listed kinds, in the order of the navigation. */
export const listedKinds = Object.keys(listedRecords) as readonly ListedKind[]; // the keys of that very table

/** Returns whether the records of a kind have a list with a form of its own. */
export function isListed(kind: RecordKind): kind is ListedKind {
  return kind in listedRecords;
}

/** Returns the icon of a kind of record. */
export function iconOf(kind: RecordKind): LucideIcon {
  return isListed(kind) ? listedRecords[kind].icon : otherIcons[kind];
}

/** Returns the icon of one record of a kind. */
export function oneIconOf(kind: RecordKind): LucideIcon {
  return isListed(kind) ? listedRecords[kind].oneIcon : otherIcons[kind];
}

/** Returns whether a text is a kind of record. */
export function isKind(text: string): text is RecordKind {
  return text in listedRecords || text in otherIcons;
}

/** Returns the fields of the schema's Query whose answers change when a record of the kind comes or goes. */
export function queryFieldsOf(kind: RecordKind): readonly string[] {
  if (kind === "JOB_DETAILS") return ["jobDetails"];
  if (kind === "JOB_HUNT") return ["jobHunts", "jobHunt", "jobHuntStatistics"];
  if (kind === "NOTE") return ["notes", "jobHunts", ...listedKinds.map((listed) => listedRecords[listed].list)];
  const { list, single, statistics } = listedRecords[kind];
  return [list, single, statistics];
}

/** Returns the names of the operations that show the records of a kind, its list first, to be asked again after a change. */
export function operationsOf(kind: ListedKind, withTypes = false): string[] {
  const { typename, hasTypes } = listedRecords[kind];
  const names = [`${typename}List`, `${typename}Statistics`];
  return withTypes && hasTypes ? [...names, `${typename}Types`] : names;
}
