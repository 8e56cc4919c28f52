/** A currency in folded text: its sign, its ISO code, or a common abbreviation. */
export const CURRENCY =
  "(?:(?:us|au|ca|nz|c|a|r|nt|hk|s)?\\$|€|£|₹|zl|kc|chf|eur(?:os?)?|gbp|usd|aud|cad|nzd|brl|czk|sek|nok|dkk|pln|inr|mxn|zar|huf|(?<![a-z])r(?=\\s?\\d)|(?<![a-z])rs\\.?(?=\\s?\\d)|la(?:cs?|khs?)(?![a-z])|lpa|kr\\.?|fr\\.|sfr\\.?|t€|k€)";
