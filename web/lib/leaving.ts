let isLeft = false;

/**
 * Notes that this page is being left for good: from now on it stores neither local state nor anything of a sign-in, and
 * if the browser brings it back it is loaded anew.
 */
export function startLeaving(): void {
  isLeft = true;
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

/** Returns true once this page is being left for good, as after Logout here or in another tab. */
export function isLeaving(): boolean {
  return isLeft;
}
