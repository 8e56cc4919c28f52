type OidcProviderModule = typeof import("oidc-provider");

let loading: Promise<OidcProviderModule> | undefined;

/**
 * Loads oidc-provider at its first use, so that a gateway with an outside identity provider never does. On Node 20 it
 * writes a notice that it prefers a later release; its tests pass there, so the notice is suppressed.
 */
export function loadOidcProvider(): Promise<OidcProviderModule> {
  loading ??= importQuietly();
  return loading;
}

async function importQuietly(): Promise<OidcProviderModule> {
  const terminal = globalThis.console;
  const { warn } = terminal;
  terminal.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes("Unsupported runtime")) warn.apply(terminal, words);
  };
  try {
    return await import("oidc-provider");
  } finally {
    terminal.warn = warn;
  }
}
