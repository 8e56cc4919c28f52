import { Building2, FileText, Goal, Route, UserRound, UsersRound, type LucideIcon } from "lucide-react";
import type { QuotaKind, RecordKind } from "../schema.generated.js";

export type { RecordKind };

/** The kinds that are counted, and in the trash by themselves; all others are part of a hunt. */
export type CountedKind = Extract<RecordKind, QuotaKind>;

/** The kinds with other screens than a list, a form, statistics and notes. */
type OtherKind = "JOB_HUNT" | "NOTE";

interface ListedRow {
  /** The icons for all records of the kind, and for one of it. */
  readonly icon: LucideIcon;
  readonly oneIcon: LucideIcon;
  /** The fields of the schema's Query that return one record, a list, and the statistics. */
  readonly single: string;
  readonly list: string;
  readonly statistics: string;
  /** The arguments that distinguish lists in the cache. */
  readonly listArgs: readonly string[];
  /** Whether its records carry a type, built in or the person's own. */
  readonly hasTypes: boolean;
  readonly path: string;
  /** Whether the bottom bar of a phone links to it. */
  readonly hasTab: boolean;
  /** The keys that navigate to it from any screen. */
  readonly goKeys: `g ${string}`;
  /** The storage keys of the selected record and of the description's state (spec 3). */
  readonly selection: readonly [id: `selected${string}Id`, ...others: `selected${string}`[]];
  readonly collapsedKey: `${string}Collapsed`;
}

/**
 * The client's metadata of the kinds whose screens are a list, a form, statistics and notes, in the order of the
 * navigation. A counted kind without its row does not compile, unless it has other screens.
 */
export const listedRecords = {
  IDEAL_JOB: {
    icon: Goal,
    oneIcon: Goal,
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
    single: "company",
    list: "companies",
    statistics: "companyStatistics",
    listArgs: ["filter", "where"],
    hasTypes: true,
    path: "/companies",
    hasTab: false,
    goKeys: "g c",
    selection: ["selectedCompanyId"],
    collapsedKey: "companyCollapsed",
  },
  CONTACT: {
    icon: UsersRound,
    oneIcon: UserRound,
    single: "contact",
    list: "contacts",
    statistics: "contactStatistics",
    listArgs: ["filter", "where"],
    hasTypes: true,
    path: "/contacts",
    hasTab: true,
    goKeys: "g p",
    // The spec has a guid beside the id; here they are the same.
    selection: ["selectedContactId", "selectedContactGuid"],
    collapsedKey: "contactCollapsed",
  },
  DOCUMENT: {
    icon: FileText,
    oneIcon: FileText,
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
} as const satisfies Readonly<Record<Exclude<CountedKind, OtherKind>, ListedRow>>;

type Rows = typeof listedRecords;

/** The kinds of records whose screens are a list, a form, statistics and notes, and nothing else. */
export type ListedKind = keyof Rows;

/** The icon of hunts. */
export const huntIcon = Route;

/** The union of the rows' values of one property, e.g. the address of a screen. */
export type OfListed<Name extends keyof ListedRow> = Rows[ListedKind][Name];

/** The kinds whose records carry a type. */
export type TypedKind = { [K in ListedKind]: Rows[K]["hasTypes"] extends true ? K : never }[ListedKind];

/** The listed kinds, in the order of the navigation. */
export const listedKinds = Object.keys(listedRecords) as readonly ListedKind[]; // the keys of that same table

/** Returns whether the records of a kind have a list with a form of its own. */
export function isListed(kind: RecordKind): kind is ListedKind {
  return kind in listedRecords;
}

/** Returns the type of a kind of record in the schema, which is the kind in another case: `StepText` of `STEP_TEXT`. */
export function typenameOf(kind: RecordKind): string {
  return kind.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
