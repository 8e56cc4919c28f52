/**
 * Returns whether an error comes from an old redirect of the identity provider, reloaded or reached by Back: there is
 * nothing to tell.
 */
export function isStaleReturn(error: Error): boolean {
  return /invalid state|missing transaction/i.test(error.message);
}
