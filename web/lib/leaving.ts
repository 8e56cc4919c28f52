let isLeft = false;

/** Notes that this page is being left for good: from now on it stores neither local state nor anything of a sign-in. */
export function startLeaving(): void {
  isLeft = true;
}

/** Returns true once this page is being left for good, as after Logout here or in another tab. */
export function isLeaving(): boolean {
  return isLeft;
}
