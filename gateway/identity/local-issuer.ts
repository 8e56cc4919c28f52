/**
 * The issuer of the persons whose accounts are in this database. It is no address, so they stay the same persons when
 * the server's address changes, and it never equals an outside provider's issuer, which is always an address. The
 * tokens of the built-in provider name its present address instead, as OpenID Connect demands.
 */
export const LOCAL_ISSUER = "local";
