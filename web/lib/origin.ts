/** The id this window sends with every call, to recognize its own changes among those of the stream. */
export const ownOrigin = crypto.randomUUID();
