const cleanups: (() => Promise<void>)[] = [];

/** Has something done once every test of the file that Jest runs is over, which may be a group of several. */
export function addCleanup(cleanup: () => Promise<void>): void {
  cleanups.push(cleanup);
}

/** Does everything that was to be done at the end. */
export async function runCleanups(): Promise<void> {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
}
