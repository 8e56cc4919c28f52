/** One word of a name: capitalised, or with a capital or a digit inside. */
export const WORD =
  "(?:\\p{Lu}(?:[\\p{L}\\p{N}&'’+-]|\\.(?=[\\p{L}\\p{N}])|(?<=(?<!\\p{L})\\p{L}{1,2})\\.)*|\\d+\\p{Lu}[\\p{L}\\p{N}]*|\\p{Ll}+\\p{Lu}[\\p{L}\\p{N}]*)";
/** A run of such words, small words between them included. */
export const NAME = `${WORD}(?:(?: (?:&|and|und|et|y|e|og|och|de|du|der|of|for|van|den) | )${WORD}){0,4}`;
/** The legal forms of companies in the countries we read. */
export const LEGAL_FORM =
  "(?:Private Limited|P(?:vt|ty)\\.?,? Ltd\\.?|SE ?& ?Co\\.? ?KG(?:aA)?|eG|e\\. ?K\\.|S\\.?A\\.? de C\\.?V\\.?|S\\.C\\.|SNC|LLP|I/S|K/S|P/S|HB|d\\. ?o\\. ?o\\.|Kft\\.?|GmbH(?: ?& ?Co\\.? ?KG(?:aA)?)?|gGmbH|AG|SE|KG|KGaA|UG|OHG|e\\.V\\.|mbH|Ltd\\.?|Limited|Inc\\.?|LLC|PLC|plc|Corp\\.?|Corporation|S\\.?A\\.?S?\\.?|SARL|S\\.?p\\.?A\\.?|S\\.?r\\.?l\\.?|B\\.?V\\.?|N\\.?V\\.?|AB|ASA|AS|A/S|ApS|Oyj?|s\\. ?r\\. ?o\\.?|a\\. ?s\\.|v\\.o\\.s\\.|Sp\\. ?z ?o\\. ?o\\.?|sp\\. ?z ?o\\. ?o\\.?|S\\.L\\.U?\\.?|SL|Ltda\\.?|Lda\\.?|S/A)";
/** Words by which a public body or an institution is told from a town or a person, in folded text. */
export const INSTITUTION =
  /(?<![a-z])(?:universit\w*|college|council|borough of|county of|city of|district|board|trust|foundation|institute|ministry|department of|hospital|clinic|school|academy|stadt|gemeinde|landkreis|kreis|landratsamt|hochschule|klinik\w*|krankenhaus|stiftung|verband|verein|institut\w*|bundesamt|landesamt|amt|schule|mairie|ville de|commune de|communaute|departement|conseil|universite|hopital|centre hospitalier|clinique|polyclinique|lycee|association|ayuntamiento|fundacion|universidad|hospital|colegio|instituto|consejeria|diputacion|gemeente|waterschap|provincie|stichting|universiteit|ziekenhuis|hogeschool|comune di|azienda ospedaliera|universita|fondazione|istituto|camara municipal|municipio|universidade|fundacao|escola|agrupamento|kommun|regionen?|universitet|hogskola|landsting|skola\w*|kommune|fylkeskommune|sykehus|sygehus|skole|urzad|gmina|szpital|uniwersytet|szkola|fundacja|urad|mesto|nemocnice|univerzita|skola|kaupunki|kunta|yliopisto|sairaala|police|polizei|societe|cooperative|genossenschaft)(?![a-z])/;
/** Every run of words that may be a name, with the name in group 1. */
export const RUN = new RegExp(`(?<![\\p{L}\\p{N}&])(${NAME})(?:,? ${LEGAL_FORM}(?![\\p{L}]))?`, "gu");
/** Words that start sentences and are no names by themselves. */
export const COMMON =
  /^(?:The|This|These|That|Our|Your|We|You|It|He|She|They|There|What|Who|Why|How|When|Where|If|As|In|At|On|For|With|From|To|By|An?|And|Or|All|Job|Jobs|Role|Position|Team|Company|Work|Working|About|Description|Requirements|Benefits|Responsibilities|Experience|Full|Part|Remote|Location|Salary|Apply|Join|Please|Candidates?|Applicants?|Successful|Ideal|Reporting|Based|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Dutch|Deutsch|Englisch|Wir|Sie|Du|Ihr|Ihre|Dein|Deine|Unser|Unsere|Das|Die|Der|Den|Dem|Ein|Eine|Als|Bei|Für|Mit|Im|Und|Diese[rs]?|Hier|Dann|Nous|Vous|Notre|Votre|Le|La|Les|Un|Une|Ce|Cette|Des|Du|Au|Nuestr[oa]s?|El|Los|Las|Una|Se|Somos|De|Het|Een|Wij|Je|Jij|Ons|Onze|Deze|Dit|Il|Lo|Gli|Siamo|O|A|Os|As|Uma|Nós|Você|Nosso|Nossa|Vi|Du|Din|Vår|Som|Det|Den|Har|Är|Vill|Jsme|Naše|My|Pro|Jako|Jesteśmy|Nasz\S*|Firma|Dla|AI|IT|HR|CV|CEO|CTO|EU|UK|US|USA|SQL|API|KI|Manager|Engineer|Developer|Interested|Responsible|Applications?|Equal|Opportunity|Employer|Mission|Vision|Culture|Europe|Europa|World|Today|Every|Each|Some|Many|More|Most|Everyone|Someone|Anyone|Nothing|Everything|Something|Diversity|Inclusion|Sustainability|Innovation|Home|Office|Care|Health|Great|Good|Best|Help|Let|Here|Now|Also|Since|Founded|Both|Not|No|Yes|So|But|While|Whether|Once|After|Before|During|Through|Over|Under|Within|Without|Across|Between|Among|Because|Then|Than|Those|Their|His|Her|Its|My|Learning|Growth|Leadership|Ability|Strong|Excellent|Knowledge|Skills?|Degree|Bachelor|Master|University|College|School|Department|City|State|Country|Government)$/u;

/** Takes off what leads up to a name ("The", "Bei", "Vi på"); `cut` is how much was taken. */
export function withoutLeadWords(text: string): { name: string; cut: number } {
  const lead =
    /^(?:(?:The|At|Here at|Die|Der|Das|Bei|Wir,? (?:die|bei|sind)|Wir|La société|Le groupe|L['’]|La|Le|El|Los|Het|De|L'azienda|A|O|Vi på|Vi i|Vi|På|Hos|Firma|Společnost|Spółka|Für die|Über die|Als|Chez|En|Bij|In|Join|The company|Unternehmen|Empresa|Företaget|Mit|Unsere?|Our client,?|Bel|Call|Interesse\? Bel|Contact|Kontakt|Kontaktieren Sie|Appelez|Llama|Ring|Mail|Welcome to|Willkommen bei|Founded in \d{4},|At|Hier bei|Jako|Jsme|Wir sind|We are|Nous sommes|Wij zijn|Vi är|Vi er|Jesteśmy|Siamo|Somos|Ve společnosti|til|till|hos|bei|at|for|für|von|from|by|chez|bij|the|in|mit|der|die|das|en|w|u|na|no|da|do|pro|i|o|a)\s+)+/u.exec(
      text,
    );
  const cut = lead && lead[0].length < text.length ? lead[0].length : 0;
  return { name: text.slice(cut), cut };
}
