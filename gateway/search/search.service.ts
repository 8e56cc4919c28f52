import { foldText } from "../../schema/fold-text.js";
import { FILTER_MAX, SEARCH_MAX } from "../../schema/limits.js";
import type { Database } from "../database/database.js";
import { typedQuery } from "../database/word-query.js";
import type { RecordKind } from "../platform/record-kind.js";
import { checkRange, checkText, invalid } from "../platform/validation.js";
import { SEARCH, SEARCH_WITH_OLD, SEARCHED_KINDS, type FoundRow, type HitRow } from "./search-statements.js";
import type { SearchHit } from "./search.payloads.js";

/** What a search looks for. */
export interface SearchArgs {
  readonly text: string;
  readonly first?: number | null | undefined;
  /** The kinds of the results; absent or null: every kind. */
  readonly kinds?: readonly RecordKind[] | null | undefined;
}

/** Finds a person's records of every kind by the beginnings of their words. */
export class SearchService {
  constructor(private readonly database: Database) {}

  /** Returns the best results: those whose name holds the text first, then the last changed. Throws VALIDATION. */
  async find(ownerId: string, { text, first, kinds }: SearchArgs): Promise<SearchHit[]> {
    checkText("text", text, FILTER_MAX);
    const size = checkRange("first", first ?? SEARCH_MAX.usual, SEARCH_MAX.most);
    const asked = kinds == null ? null : searchedKinds(kinds);
    const query = typedQuery(text);
    if (query === null || asked?.length === 0) return [];
    const statements = this.database.hasOldWords ? SEARCH_WITH_OLD : SEARCH;
    const values = [text, size, asked, foldText(text.trim()), query];
    const few = await this.database.queryOwned<FoundRow>(ownerId, statements.few, values);
    const rows =
      few[0]?.isOver === true ? await this.database.queryOwned<HitRow>(ownerId, statements.many, values) : few;
    return rows.filter(isHit).map(({ kind, id, name, detail, homeKind, homeId, homeName, noteGuid, phase }) => ({
      ...{ kind, id, name, detail },
      home: { kind: homeKind, id: homeId, name: homeName, noteGuid, phase },
    }));
  }
}

function isHit(row: HitRow | FoundRow): row is HitRow {
  return row.id !== null;
}

/** Returns the kinds, each once. Throws VALIDATION when records of one of them cannot be searched. */
function searchedKinds(kinds: readonly RecordKind[]): RecordKind[] {
  const others = kinds.filter((kind) => !SEARCHED_KINDS.includes(kind));
  if (others.length > 0) {
    const text = `${[...new Set(others)].join(", ")} cannot be searched, only ${SEARCHED_KINDS.join(", ")}.`;
    throw invalid("kinds", "enum", text);
  }
  return [...new Set(kinds)];
}
