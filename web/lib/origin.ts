let made: string | undefined;

/**
 * Returns the id of this window since it was loaded, sent with every call, to recognize its own changes among those of
 * the stream. Other tabs of the same browser have other ids, and so has this one after a reload: stored where a tab that
 * is duplicated takes it along, it would keep two windows from showing each other's changes.
 */
export function ownOrigin(): string {
  // Not when the module is loaded: a page that was opened over http, which only says so, has no such function.
  return (made ??= crypto.randomUUID());
}
