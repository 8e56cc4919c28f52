/**
 * Resolves to a valid access token; undefined where there is none. `refused`, the token that the server refused, requests
 * another one than that.
 */
export type GetToken = (options?: { readonly refused: string | undefined }) => Promise<string | undefined>;

interface TokenSource {
  /** Returns the token that is stored, renewed where it has expired. */
  readonly readStored: () => Promise<string | undefined>;
  /** Fetches a new token. */
  readonly renew: () => Promise<string | undefined>;
}

/**
 * Returns the access tokens of a source. A refused token is renewed once, however many requests were sent with it and
 * whenever their refusals arrive.
 */
export function shareTokens({ readStored, renew }: TokenSource): GetToken {
  let renewal: Promise<string | undefined> | undefined;
  return async (options) => {
    if (options === undefined) return readStored();
    if (renewal === undefined) {
      const stored = await readStored();
      if (stored !== options.refused) return stored;
    }
    renewal ??= renew().finally(() => (renewal = undefined));
    return renewal;
  };
}
