/** What this window calls itself with every call, so that it knows its own changes among those it is told of. */
export const ownOrigin = crypto.randomUUID();
