import { fold } from "../fold.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";

const CURRENCY =
  "(?:(?:us|au|ca|nz|c|a|r|nt|hk|s)?\\$|€|£|₹|zl|kc|chf|eur(?:os?)?|gbp|usd|aud|cad|nzd|brl|czk|sek|nok|dkk|pln|inr|mxn|zar|huf|(?<![a-z])r(?=\\s?\\d)|(?<![a-z])rs\\.?(?=\\s?\\d)|la(?:cs?|khs?)(?![a-z])|lpa|kr\\.?|fr\\.|sfr\\.?|t€|k€)";
const AMOUNT = "\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,2})?(?!\\d)";
const MONEY = `(?:${CURRENCY}\\s?)?(?:${AMOUNT})(?:,-{1,2})?\\s?k?(?:\\s?${CURRENCY})?(?![a-z])`;
const PERIOD =
  "(?:(?:\\s*(?:/|\\(|,)?\\s*(?:gross|brutto|bruto|brut|lordi|lorda|lordo|hruba|hrubeho|brutos?|bruta|in|inkl\\.?))*\\s*(?:/|per|pro|par|por|al|a|an|p\\.|each|in der|im|die|de|la|el|je|all'|na|za|om|ved|i|at|der|the)?\\s*(?:hour|hr|ph|h|stunde|std\\.?|heure|hora|uur|ora|hod(?:inu|\\.)?|timme|timma|tim|time|godz(?:ine|\\.)?|day|tag|jour|dia|dag|giorno|den|dzien|week|woche|semaine|semana|veckan?|month|monat|mois|mes|maand|mese|mesic|manad(?:en)?|maned(?:en)?|miesiac|mies\\.?|mth|year|yr|jahr|an|ano|jaar|anno|rok|ar|annum|annually|yearly|monthly|hourly|daily|weekly|p\\.?\\s?a\\.?|pa|p\\.?\\s?m\\.?|p/m|mensuels?|annuels?|mensal|mensuales?|anuales?|annui|mensili|rocznie|miesiecznie|mesicne|jahrlich|monatlich|bruttojahresgehalt)(?![a-z]))";
const RANGE = `(?:(?<![a-z])(?:from |ab |von |de |van |od |fran |fra |desde |da |entre |between |zwischen |tussen |mellan |mellem |mellom |tra |up to |bis zu |upto |jusqu'a |hasta |tot |fino a |ate |az |upp till |do ))?${MONEY}(?:\\s?${PERIOD})?(?:\\s*(?:-|to|bis|und|a|et|y|ate|e|tot|en|till|til|do|and|al|och|og|i|au|aan|az)\\s*${MONEY})?(?:\\s?${PERIOD})?`;
const PAIR = new RegExp(RANGE, "g");
const HAS_CURRENCY = new RegExp(`${CURRENCY}`);
const HAS_PERIOD = new RegExp(`\\d\\s?(?:k|${CURRENCY})?\\s*${PERIOD}`);
const HOURS = /(?<![a-z])(?:hour|hr|uur|std|stunde|heure|hora|ora|tim|time|timme|godz|hod)/;
const PAY_WORD =
  /salar|\bpay\b|compensation|wage|remunerat|\brate\b|\bote\b|gehalt|vergut|\blohn|stundenlohn|entgelt|verdienst|remunera|retribu|sueldo|gratific|stipend|\bral\b|compenso|remuner|ordenado|vencimento|bolsa|mzd|\bplat\b|platov|ohodnoceni|\blon\b|lonn|manadslon|wynagrodz|stawk|widelk|zarob|vergoeding|uurloon|\bloon|palkka|\bton?n?e?\b|brutto|bruto|hrub|gross|\bbase\b|earn|tjm|tagessatz|day rate/;
const NOT_PAY =
  /million|billion|milli|funding|\bfund|raised|revenue|turnover|umsatz|chiffre d'affaires|facturaci|omzet|fatturato|omsattning|omsetning|budget|bonus|prime |pramie|premi[ae]|allowance|stipend of|zuschuss|gutschein|voucher|referral|reimburs|assets|customers|clients|kunden|employees|mitarbeiter|stock|shares|invest|discount|insurance|per annum for|401|vergunstig|tickets?[ -]resto|ticket|repas|vale|vr |va |subsidy|sachbezug|weihnacht|urlaubsgeld|friskvard|kilomet|\bkm\b|obrat|obrot|trainingsbudget|opleidingsbudget|learning|development|personal|certificat|equipment|weiterbildung|students?|users|stiftung/;

/** Reads the pay: a labelled value first, then an amount of money that its line calls pay. */
export function readSalary({ advert, labels }: RuleContext): Finding[] {
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === "salary")) {
    const span = moneySpan(advert.folded.slice(label.start, label.end), true);
    if (span) findings.push(finding("salary", advert, shift(span, label.start), label.isBelow ? 0.85 : 0.95));
    else if (label.value.length <= 80 && !/\d/.test(label.value)) findings.push(finding("salary", advert, label, 0.6));
  }

  for (const line of advert.lines) {
    if (!/\d/.test(line.folded)) continue;
    const bare = /^(?:\d{4,6}|\d{1,3}k)\s?-\s?(?:\d{4,6}|\d{1,3}k)$/.test(line.folded);
    if (bare && !/\b(?:19|20)\d\d\b/.test(line.folded)) findings.push(finding("salary", advert, line, 0.7));
    const previous = advert.lines[line.index - 1]?.folded ?? "";
    const context = line.text.length < 60 && previous.length < 60 ? `${previous} ${line.folded}` : line.folded;
    const saysPay = PAY_WORD.test(context);
    for (const match of line.folded.matchAll(PAIR)) {
      const text = match[0];
      const isNamed = HAS_CURRENCY.test(text);
      // Without a currency "36 hours a week" and a target of "1,300 hours" would pass for pay.
      const isAmount = HAS_PERIOD.test(text) && /\d[.,' ]?\d{3}/.test(text) && !HOURS.test(text);
      if (!isNamed && !(saysPay && isAmount)) continue;
      if (!isPlausible(text)) continue;
      const near = line.folded.slice(Math.max(0, match.index - 70), match.index + text.length + 45);
      const isOther = NOT_PAY.test(near) && !(PAY_WORD.test(near) && line.text.length < 120);
      const isAlone = text.trim().length >= line.text.length * 0.6;
      const isHeader =
        line.index < 8 && line.text.length < 90 && HAS_CURRENCY.test(text) && /\d[.,' ]?\d{3}|\dk/.test(text);
      const isPeriodic = HAS_PERIOD.test(text) || /\d\s*(?:-|to|bis|a|tot|till|til|do|az)\s*\D{0,4}\d/.test(text);
      const score =
        (saysPay ? 0.45 : 0) +
        (isPeriodic ? 0.35 : 0) +
        (isAlone ? 0.15 : 0) +
        (isHeader ? 0.4 : 0) -
        (isOther ? 0.6 : 0);
      if (score >= 0.35)
        findings.push(
          finding("salary", advert, trimmed(text, line.start + match.index), Math.min(0.9, 0.4 + score / 2)),
        );
    }
  }
  return findings.slice(0, 12);
}

/** Whether a value names an amount of money. */
export function hasMoney(value: string): boolean {
  return moneySpan(value.toLowerCase(), true) !== null;
}

/** The amount in a value, without the grade or note around it; the whole value when it names none. */
export function moneyIn(value: string): string {
  const span = moneySpan(fold(value), true);
  return span && HAS_CURRENCY.test(fold(value.slice(span.start, span.end))) ? value.slice(span.start, span.end) : value;
}

function moneySpan(folded: string, isLabelled: boolean): { start: number; end: number } | null {
  let best: { start: number; end: number; score: number } | null = null;
  // Asked once for the whole value, however many amounts it holds.
  const namesCurrency = HAS_CURRENCY.test(folded);
  for (const match of folded.matchAll(PAIR)) {
    const text = match[0];
    if (!isPlausible(text) && !(isLabelled && HAS_CURRENCY.test(text))) continue;
    const digits = text.replace(/\D/g, "").length;
    if (
      digits < (HAS_CURRENCY.test(text) || HAS_PERIOD.test(text) ? 2 : 4) ||
      (/^\s*(?:19|20)\d\d\s*$/.test(text) && !namesCurrency)
    )
      continue;
    const score = (HAS_CURRENCY.test(text) ? 2 : 0) + (HAS_PERIOD.test(text) ? 1 : 0) + Math.min(digits, 8) / 8;
    if (best === null || score > best.score) best = { ...trimmed(text, match.index), score };
  }
  return best && { start: best.start, end: best.end };
}

function isPlausible(text: string): boolean {
  const numbers = [...text.matchAll(/\d[\d.,' ]*\s?k?/g)].map(([number]) => {
    const digits = number.replace(/[.,]\d{1,2}(?!\d)/, "").replace(/\D/g, "");
    return Number(digits) * (/k/.test(number) ? 1000 : 1);
  });
  return numbers.some((number) => number >= 8 && number <= 20_000_000);
}

function trimmed(text: string, at: number): { start: number; end: number } {
  const start = at + (text.length - text.trimStart().length);
  return {
    start,
    end:
      at +
      text
        .trimEnd()
        .replace(/[,(]+$/, "")
        .trimEnd().length,
  };
}

function shift(span: { start: number; end: number }, by: number): { start: number; end: number } {
  return { start: span.start + by, end: span.end + by };
}
