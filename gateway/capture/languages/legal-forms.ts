/** The legal forms of companies in the countries whose adverts are read, each list as a part of a pattern. */

/** A legal form as it follows a name. */
export const LEGAL_FORM =
  "(?:Private Limited|PartG ?mbB|S\\.?L\\.?U\\.?|S\\.?A\\.?U\\.?|SASU|EURL|SCOP|GIE|ASBL|VZW|BVBA|SPRL|SRL|VOF|Zrt\\.?|OÜ|UAB|SIA|e\\.U\\.|OG|Pte\\.? Ltd\\.?|P(?:vt|ty)\\.?,? Ltd\\.?|SE ?& ?Co\\.? ?KG(?:aA)?|eG|e\\. ?K\\.|S\\.?A\\.? de C\\.?V\\.?|S\\.C\\.|SNC|LLP|I/S|K/S|P/S|HB|d\\. ?o\\. ?o\\.|Kft\\.?|GmbH(?: ?& ?Co\\.? ?KG(?:aA)?)?|gGmbH|AG|SE|KG|KGaA|UG|OHG|e\\.V\\.|mbH|Ltd\\.?|Limited|Inc\\.?|LLC|PLC|plc|Corp\\.?|Corporation|S\\.?A\\.?S?\\.?|SARL|S\\.?p\\.?A\\.?|S\\.?r\\.?l\\.?|B\\.?V\\.?|N\\.?V\\.?|AB|ASA|AS|A/S|ApS|Oyj?|s\\. ?r\\. ?o\\.?|a\\. ?s\\.|v\\.o\\.s\\.|Sp\\. ?z ?o\\. ?o\\.?|sp\\. ?z ?o\\. ?o\\.?|S\\.L\\.U?\\.?|SL|Ltda\\.?|Lda\\.?|S/A)";

/** A legal form at the end of a page's title. */
export const LEGAL_FORM_OF_TITLES = String.raw`(?:GmbH(?: & Co\.? KG)?|gGmbH|AG|SE|KG|UG|Ltd\.?|Limited|Inc\.?|LLC|PLC|S\.?A\.?S?\.?|SARL|S\.?p\.?A\.?|S\.?r\.?l\.?|B\.?V\.?|N\.?V\.?|AB|ASA|ApS|A\/S|s\.r\.o\.|a\.s\.|sp\. z o\.o\.|S\.L\.?|Ltda\.?)`;

/** A legal form that ends in a full stop, without it. */
export const ABBREVIATED_FORM = String.raw`(?:Inc|Ltd|Corp|Co|e\.V|s\.? ?r\.? ?o|a\.s|o\.? ?o|S\.L|B\.V|N\.V|S\.A|Ltda|S\.p\.A|S\.r\.l)`;

/** A legal form in a labelled value, in lower case. */
export const ABBREVIATED_FORM_OF_LABELS = String.raw`(?:inc|ltd|co|s\.?r\.?o|a\.s|z ?o\.o|o\.o|corp|llc|s\.?p\.?a|s\.?l|b\.v|n\.v|s\.a|a\.?g)`;

/** The parts in which two spellings of one company's name may differ, in folded text. */
export const LEGAL_FORM_OF_KEYS = String.raw`(?:gmbh(?: & co\.? kg)?|ag|se|kg|ug|ohg|mbh|ltd|limited|inc|llc|plc|corp|corporation|co|sa|sas|sarl|srl|spa|s\.?p\.?a|s\.?r\.?l|bv|b\.v|nv|n\.v|ab|as|asa|a\/s|aps|oy|oyj|s\.?r\.?o|a\.s|sp\. z o\.?o|s\.l|s\.a|ltda|lda|the)`;
