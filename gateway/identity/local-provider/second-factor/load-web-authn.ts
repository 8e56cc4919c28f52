type WebAuthnModule = typeof import("@simplewebauthn/server");

let loading: Promise<WebAuthnModule> | undefined;

/** Loads the library for passkeys the first time one is used: most starts of the server never need it. */
export function loadWebAuthn(): Promise<WebAuthnModule> {
  loading ??= import("@simplewebauthn/server");
  return loading;
}
