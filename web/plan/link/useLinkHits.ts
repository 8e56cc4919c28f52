import { hitDetail } from "../../components/hitDetail.js";
import { useDebounced } from "../../lib/useDebounced.js";
import { useT, type Translate } from "../../lib/useT.js";
import { matchesWords, orderHits } from "./hits.js";
import {
  useLinkOffersQuery,
  useLinkSearchQuery,
  type LinkOffersQuery,
  type LinkSearchQuery,
} from "./link.generated.js";
import type { LinkTarget } from "./linkTarget.js";
import { contactRecord, jobHuntRecord, namedRecord, noteRecord, type LinkedRecord, type LinkKind } from "./ties.js";

/** The debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 150;

/** The records to choose from. */
export interface LinkHits {
  readonly hits: readonly LinkedRecord[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Returns the records that match a text, best first; for an empty text, those that are offered. */
export function useLinkHits(text: string, target: LinkTarget): LinkHits {
  const { kind, jobHuntId, employerName } = target;
  const t = useT();
  const typed = text.trim();
  const asked = useDebounced(typed, DEBOUNCE_MS);
  const isTyped = typed !== "";
  const search = useLinkSearchQuery({ variables: { text: asked, kind }, skip: asked === "", fetchPolicy: "no-cache" });
  const offers = useLinkOffersQuery({
    variables: {
      jobHuntId: jobHuntId ?? "",
      isOfHunt: jobHuntId !== null && (kind === "CONTACT" || kind === "NOTE"),
      contacts: kind === "CONTACT",
      documents: kind === "DOCUMENT",
      companies: kind === "COMPANY",
      jobHunts: kind === "JOB_HUNT",
      notes: kind === "NOTE",
    },
    skip: isTyped,
    fetchPolicy: "no-cache",
  });
  const { data, previousData, loading, error, refetch } = isTyped ? search : offers;
  const isStale = isTyped && (loading || asked !== typed);
  const kept = data ?? previousData;
  const found = kept === undefined ? [] : recordsOf(kept, t);
  const linkedIds = new Set(target.ties.map(({ record }) => record.id));
  return {
    hits: orderHits(isStale ? found.filter((hit) => matchesWords(hit, typed)) : found, linkedIds, {
      employerName,
      isTyped,
    }),
    isSearching: loading || isStale,
    hasFailed: error !== undefined,
    // A failure is shown in place of the results.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}

/** Returns the results of a search as they are shown. */
export function foundRecords({ search }: LinkSearchQuery, t: Translate): readonly LinkedRecord[] {
  return search.flatMap((hit) => {
    const { kind, id, name, home } = hit;
    if (!isLinkKind(kind)) return [];
    return [{ kind, id, name, detail: kind === "NOTE" ? home.name : hitDetail(hit, t) }];
  });
}

function recordsOf(kept: LinkSearchQuery | LinkOffersQuery, t: Translate): readonly LinkedRecord[] {
  return "search" in kept ? foundRecords(kept, t) : offeredRecords(kept);
}

function offeredRecords(offers: LinkOffersQuery): readonly LinkedRecord[] {
  return [
    ...(offers.jobHunt?.employer?.company?.contacts?.nodes ?? []).map(contactRecord),
    ...(offers.jobHunt?.notes?.nodes ?? []).map(noteRecord),
    ...(offers.contacts?.nodes ?? []).map(contactRecord),
    ...(offers.documents?.nodes ?? []).map((document) => namedRecord("DOCUMENT", document)),
    ...(offers.companies?.nodes ?? []).map((company) => namedRecord("COMPANY", company)),
    ...(offers.jobHunts?.nodes ?? []).map(jobHuntRecord),
  ];
}

const LINK_KINDS: Readonly<Record<LinkKind, true>> = {
  CONTACT: true,
  DOCUMENT: true,
  COMPANY: true,
  NOTE: true,
  JOB_HUNT: true,
};

function isLinkKind(kind: string): kind is LinkKind {
  return kind in LINK_KINDS;
}
