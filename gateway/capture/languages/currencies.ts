/** A hundred thousand, in which pay is given in India. */
export const LAKHS = "la(?:cs?|khs?)(?![a-z])|lpa";
/** A currency in folded text: its sign, its ISO code, or a common abbreviation. */
export const CURRENCY = `(?:(?:us|au|ca|nz|c|a|r|nt|hk|s)?\\$|€|£|₹|zl|kc|chf|eur(?:o[as]?)?|gbp|usd|aud|cad|nzd|brl|czk|sek|nok|dkk|pln|inr|mxn|zar|huf|(?<![a-z])r(?=\\s?\\d)|(?<![a-z])rs\\.?(?=\\s?\\d)|${LAKHS}|teur|t?kr\\.?|fr\\.|sfr\\.?|t€|k€)`;
