/**
 * The issuer of the persons whose accounts are in this database. It is no address, so they stay the same persons wherever
 * the server is found, and no outside provider's issuer, which is always an address, can ever equal it. The tokens of the
 * built-in provider name its present address instead, as OpenID Connect demands.
 */
export const LOCAL_ISSUER = "local";
