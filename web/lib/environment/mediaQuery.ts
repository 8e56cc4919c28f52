/** Returns whether a media query matches; false where the browser cannot say. */
export function matchesMedia(query: string): boolean {
  return listOf(query)?.matches === true;
}

/** Calls the listener when the answer changes; returns the function that ends it. */
export function followMedia(query: string, listener: () => void): () => void {
  // Older browsers have no events of it.
  const list = listOf(query);
  list?.addEventListener?.("change", listener);
  return () => list?.removeEventListener?.("change", listener);
}

function listOf(query: string): MediaQueryList | undefined {
  try {
    const list: MediaQueryList | null = matchMedia(query);
    // Null in some frames, whatever the types say.
    return list ?? undefined;
  } catch {
    return undefined;
  }
}
