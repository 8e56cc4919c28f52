const last = new Map<string, Promise<unknown>>();

/**
 * Runs the work while it holds a lock, which one window of the browser has at a time. Where the browser has no locks it
 * waits for the work of this window under the same name, unless it steals the lock.
 */
export async function holdLock<T>(name: string, options: LockOptions, work: () => Promise<T>): Promise<T> {
  // Absent outside secure contexts and in older browsers, whatever the types say.
  if ("locks" in navigator) return navigator.locks.request(name, options, work);
  const before = options.steal === true ? undefined : last.get(name);
  const mine = Promise.resolve(before).then(work);
  const settled = mine.catch(() => undefined);
  last.set(name, settled);
  return mine;
}

/**
 * Does the work under the lock, and resolves to true afterwards; to false at once where another window has the lock. Where
 * the browser has no locks no other window is known.
 */
export async function tryLock(name: string, work: () => Promise<void>): Promise<boolean> {
  if (!("locks" in navigator)) {
    await holdLock(name, {}, work);
    return true;
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
    return lock !== null;
  });
}
