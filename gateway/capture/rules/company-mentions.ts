import type { AdvertLine } from "../advert.js";
import { RUN, withoutLeadWords } from "./company-words.js";

/** One mention of what may be a company's name. */
export interface NameSighting {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "legal" | "subject" | "object" | "heading" | "domain" | "top" | "copyright";
  readonly weight: number;
  /** Named as the place of work inside an agency's advert. */
  readonly isClient: boolean;
}

/** Takes down a name with where in the line it stands and how it is mentioned. */
export type Seen = (name: string, at: number, kind: NameSighting["kind"], weight: number, isClient?: boolean) => void;

/** What stands beside names in the advert's language, and how often a name occurs. */
export interface MentionPatterns {
  readonly after: RegExp;
  readonly object: RegExp;
  readonly count: (name: string) => number;
  readonly language: string | null;
}

const STRONG_BEFORE =
  /(?:^| )(?:jsme|wir sind|we are|nous sommes|wij zijn|vi ar|vi er|jestesmy|siamo|at|join|joining|bei|chez|rejoignez|rejoindre|bij|hos|presso|werken bei|about|uber|here at|unete a|junte-se a|bli en del av|dolacz do|ve spolecnosti|spolecnost|firma|w firmie|la societe|l'entreprise|la empresa|a empresa|l'azienda)$/;
const CLIENT_BEFORE = /(?:^| )(?:at|bei|hos|till|til|chez|bij|pa)$/;
// Who writes the advert says for whom: "on behalf of Acme", "is recruiting for Acme".
const ON_BEHALF =
  /(?<![a-z])(?:on behalf of|(?:recruit|hir|search)ing for|(?:im auftrag|fur unsere[nr]? (?:kunden|mandant(?:en|in))|fur die firma)(?: der| des| von)?(?: firma)?|pour le compte (?:de|du)|pour notre client,?|por (?:cuenta|encargo) de|para nuestro cliente,?|em nome d[aeo]|namens|in opdracht van|voor (?:onze )?(?:opdrachtgever|klant),?|per conto d(?:i|ella?)|pa uppdrag av|for var kund,?|pa vegne a[fv]|w imieniu|dla naszego klienta,?|pro naseho klienta,?|jmenem)(?: (?:the|der|die|das|la|le|el|il|de|het))? $/;
// English verbs after a name end in s; without that a task ("Develop a plan") would pass for one.
const VERB = { english: /^\p{Ll}{3,}s\s/u, other: /^\p{Ll}{2,}\s/u };
const ASIDE = /^(?:,[^,.]{2,60},)?[®™]? /u;

// A capitalised run is a name if what stands before it or after it is what stands beside a company's name.
/** Finds names by what stands before or after them in a sentence. */
export function readSentences(line: AdvertLine, { after, object, count, language }: MentionPatterns, seen: Seen): void {
  const isProse = line.index < 12 && line.kind === "text" && line.text.length > 60 && !line.text.endsWith("?");
  const near = nearness(line.index);
  for (const match of line.text.matchAll(RUN)) {
    const { name, cut } = withoutLeadWords(match[1] ?? "");
    if (name === "") continue;
    const at = match.index + cut;
    const end = match.index + match[0].length;
    const before = line.folded.slice(Math.max(0, at - 24), at);
    const isFirst = cut > 0 || /(?:^|[.!?:] ["„“]?)$/u.test(line.text.slice(0, match.index));
    const aside = ASIDE.exec(line.text.slice(end))?.[0].length ?? 0;
    // Any word opens a sentence with a capital; a name comes back, or has a second word.
    const isOnce = isFirst && !name.includes(" ") && count(name) === 1;
    if (aside > 0 && after.test(line.folded.slice(end + aside)))
      seen(name, at, "subject", isFirst && !isOnce ? near : near * 0.6);
    else if (
      isFirst &&
      aside > 0 &&
      aside <= 2 &&
      isProse &&
      VERB[language === "en" ? "english" : "other"].test(line.text.slice(end + aside)) &&
      (name.includes(" ") || count(name) > 1)
    )
      seen(name, at, "subject", 1.3);
    if (ON_BEHALF.test(line.folded.slice(Math.max(0, at - 50), at))) seen(name, at, "object", 1.8, true);
    const lead = object.exec(before)?.[0].trim();
    if (lead !== undefined && line.index < 60) seen(name, at, "object", leadWeight(lead), CLIENT_BEFORE.test(lead));
  }
}

// What an advert says first is more often about who writes it.
function nearness(index: number): number {
  if (index < 4) return 2;
  if (index < 12) return 1.7;
  return index < 30 ? 1.2 : 0.8;
}

function leadWeight(lead: string): number {
  if (STRONG_BEFORE.test(lead)) return 1.3;
  return lead.length <= 2 ? 0.35 : 0.7;
}

/** Finds the name in a heading such as "About Acme". */
export function readHeadingName(line: AdvertLine, seen: Seen): void {
  const match =
    /^(?:about|über|à propos (?:de|d')|sobre(?: a| o)?|over|chi è|om|o firmie|o společnosti|join|why(?: join| work (?:at|for|with))?|who is|working at|life at|meet|warum|pourquoi(?: rejoindre)?|waarom|tietoa)\s+(\S.{1,40}?)\s*[:?!]?$/iu.exec(
      line.text,
    );
  if (match?.[1] !== undefined && line.text.length <= 50 && /^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(match[1]))
    seen(match[1], line.text.indexOf(match[1], 2), "heading", 1.8);
}
