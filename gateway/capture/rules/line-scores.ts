import type { AdvertLine } from "../advert.js";
import type { Lexicon } from "../lexicon.js";

const SECTION_AT = { description: 0, responsibilities: 1, requirements: 2, perks: 3, other: 4 } as const;
const LIMIT = 3.2;
const CONTACT = /(?:https?:\/\/|www\.|[\w.+-]+@[\w-]+\.\w|\+\d[\d ()/-]{7,})/;
const WE =
  /(?<![a-z])(?:we|our|us|wir|unser\w*|nous|notre|nos|nosotros|nuestr\w+|somos|wij|onze|ons|noi|nostr\w+|siamo|nos|noss\w+|jsme|nase|vi|var|vara|jestesmy|nasz\w*)(?![a-z])/;
const YOU_WILL =
  /(?:^|[.!?] )(?:you(?:'ll| will)|du wirst|sie werden|vous (?:serez|aurez)|je gaat|du kommer|budes|bedziesz|voce vai|te encargaras|ti occuperai)(?![a-z])/;
const WE_OFFER =
  /(?:^|[.!?] )(?:(?:we|wir|nous|vi|wij|we|noi) )?(?:can |konnen |kan )?(?:(?:ti |te |vous |dir |ihnen |dig |deg )?)(?:offer|pay you|pay above|provide you|bieten|offrons|proposons|ofrecemos|bieden|offriamo|oferecemos|nabizime|erbjuder|tilbyr|tilbyder|tilbyde|oferujemy|tarjoamme|(?:in return,? )?you(?:'ll| will)? (?:get|receive|enjoy)|je krijgt|du bekommst|sie erhalten)(?![a-z])/;
const YOU_DO =
  /(?:^|[.!?] )(?:vous (?!avez|etes|disposez|possedez|maitrisez|justifiez|parlez|aimez|serez soutenu)[a-z]+ez|tu (?!as|es|aimes)[a-z]+es|je (?:plaatst|beheert|begeleidt|zorgt|werkt|stelt|bent verantwoordelijk|ontwikkelt|adviseert|onderhoudt|voert|helpt)|du (?:planst|fuhrst|begleitest|entwickelst|betreust|arbeitest|unterstutzt|ubernimmst|erstellst|organisierst|verantwortest|beratst)|sie (?:planen|fuhren|begleiten|entwickeln|betreuen|unterstutzen|ubernehmen|erstellen|organisieren|verantworten|beraten)|als [a-z ]{3,40} (?:plaats|zorg|werk|ben|ga|help|bist|sind|planst|ubernimmst) |du (?:ansvarar|arbetar|planerar|leder|kommer att|skal|planlegger|jobber|vil)|la risorsa|il candidato si|the (?:successful )?(?:candidate|role holder) will|ti occuperai|you (?:manage|build|lead|run|plan|support|work|design|develop|prepare))(?![a-z])/;
const YOU_HAVE =
  /(?:^|[.!?] )(?:(?:we'd love you to|you should|ideally,? you)|you(?:'ve| have| are|'re| bring| possess)|du (?:hast|bist|bringst|verfugst|har|ar|er)|sie (?:haben|sind|bringen|verfugen)|vous (?:etes|avez|maitrisez|possedez|justifiez|disposez)|je (?:hebt|bent|beschikt)|jij (?:hebt|bent)|tienes|eres|cuentas|hai|sei|voce (?:tem|possui)|mas|masz|posiadasz)(?![a-z])/;
const CV = /(?<![a-z])(?:cv|resume|lebenslauf|curriculum|currículo|zivotopis|portfolio and)(?![a-z])/;
const BOILERPLATE =
  /©|\(c\) ?20\d\d|all rights reserved|alle rechte|mentions legales|aviso legal|impressum|equal[- ](?:opportunit|employment)|safeguarding|dbs check|rehabilitation of offenders|discriminat|regardless of|without regard|reasonable (?:accommodation|adjustment)|inclusive (?:community|environment|workplace|culture)|diversity (?:and|&)|(?:race|religion|gender|geschlecht|herkunft|origine|genre|religion|religione|sesso|kon|etnisk|religiao|plec)[^.]{0,60}(?:age|alter|disabilit|behinderung|handicap|discapacidad|deficiencia|funktions|sexual|sexuel|orienta)|schwerbehind|chancengleichheit|egalite des chances|igualdad de oportunidades|gelijke kansen|acquisiti[eo].{0,30}niet|pari opportunita|ambosessi|background check|agency (?:calls|resumes|submissions)|recruitment agencies|unsolicited|privacy (?:policy|notice|statement)|gdpr|dsgvo-|rgpd|datenschutz|art(?:icle|ikel|\.) 13|personal data|personenbezogen|donnees personnelles|datos personales|personoppgift|personuppgift|dati personali|dados pessoais|osobnich udaju|danych osobowych/;
const HOW_TO_APPLY =
  /(?:send|submit|forward|email) (?:us )?(?:your|a|an) |(?:with|attach) your (?:cv|resume)|apply (?:now|today|online|via|through|by|here|directly)|to apply|please contact|for (?:further|more) information|informal (?:chat|discussion|visit)|bei fragen|fur ruckfragen|pour (?:plus|toute) (?:d')?information|para mas informacion|voor meer informatie|per (?:ulteriori )?informazioni|vid fragor|ved sporsmal|har du fragor|look forward to (?:hearing|receiving|your)|bewirb dich|bewerben sie sich|deine bewerbung|ihre bewerbung|aussagekraftig|wir freuen uns (?:auf|uber|dich)|bewerbungsunterlagen|votre candidature|postulez|envoyez|merci d'adresser|adressez|envia(?:r|nos|tu)? .{0,20}c(?:v|urriculum)|inscribete|solliciteer|stuur (?:dan|je|jouw)|stuur .{0,30}cv|candidati(?: ora|\b)|invia(?:re|ci)? .{0,25}c(?:v|urriculum)|envie .{0,25}c(?:v|urriculo)|candidate-se|posli(?:te)? .{0,30}(?:cv|zivotopis)|zivotopis|ansok (?:nu|redan|senast|via|idag)|skicka (?:in )?(?:din|ditt|ansokan)|din ansokan|valkommen med|send (?:soknad|din|cv)|soknad sendes|send .{0,20}ansogning|aplikuj|wyslij|przeslij|prosimy o|zglosze|ansogningsfrist|soknadsfrist|ansokningsdag|closing date|application deadline|bewerbungsfrist|fecha limite|date limite|sluitingsdatum|drop in with/;
const YEARS =
  /\d\+?\s*(?:-\s*\d+\s*)?(?:\+\s*)?(?:years?|yrs|jahre?n?|ans|annees|anos|jaar|anni|let|roky?|ar|lat|vuotta)(?![a-z])/;

/** How strongly a line speaks for each section on its own, in the order of SECTIONS. */
export function scoreLine(line: AdvertLine, lexicon: Lexicon): number[] {
  const scores = [0, 0, 0, 0, 0];
  const add = (section: keyof typeof SECTION_AT, amount: number) => {
    scores[SECTION_AT[section]] = (scores[SECTION_AT[section]] ?? 0) + amount;
  };
  const words = line.folded.split(/[^a-z0-9\u0080-\uffff']+/).filter((word) => word.length > 1);
  const weight = 1 / Math.sqrt(Math.max(words.length, 6) / 6);
  words.forEach((word, at) => {
    const sections = lexicon.cues(word);
    // A word that stands first says most: the verb of a task, the noun of a benefit.
    const amount = ((at === 0 ? 1.1 : 0.6) * weight) / Math.max(sections.length, 1);
    for (const section of sections) add(section, amount);
  });

  const opening = line.kind === "text" && line.text.length > 60 ? openingSection(line.folded, lexicon) : null;
  if (opening !== null) add(opening, 0.9);
  if (line.kind !== "item" && line.text.length > 140) add("description", 0.3);
  const isToReader =
    YOU_WILL.test(line.folded) || YOU_DO.test(line.folded) || YOU_HAVE.test(line.folded) || WE_OFFER.test(line.folded);
  if (!isToReader && WE.test(line.folded) && line.text.length > 60) add("description", 0.5);
  if (WE_OFFER.test(line.folded)) add("perks", 1.5);
  if (YOU_DO.test(line.folded)) add("responsibilities", 1);
  if (YOU_WILL.test(line.folded)) add("responsibilities", 1);
  if (YOU_HAVE.test(line.folded)) add("requirements", 1);
  if (YEARS.test(line.folded)) add("requirements", 0.5);
  if (BOILERPLATE.test(line.folded)) add("other", 2.2);
  if (HOW_TO_APPLY.test(line.folded)) add("other", 1.4);
  if (line.kind !== "item" && CV.test(line.folded)) add("other", 0.8);
  if (CONTACT.test(line.text)) add("other", 1.2);
  if (line.kind === "item") add("description", -0.7);
  return scores.map((score) => Math.min(score, LIMIT));
}

// "Zu deinen Aufgaben zählen ...": a sentence may announce its own section in its first words.
function openingSection(folded: string, lexicon: Lexicon): "responsibilities" | "requirements" | "perks" | null {
  let at = 0;
  for (let word = 0; word < 4 && at >= 0; word += 1) {
    const rest = folded.slice(at, at + 80);
    for (const { section, start } of lexicon.headings) {
      if (section === "other" || section === "description") continue;
      const hit = start.exec(rest);
      if (hit && hit[0].length >= 7) return section;
    }
    at = folded.indexOf(" ", at) + 1;
    if (at === 0) return null;
  }
  return null;
}
