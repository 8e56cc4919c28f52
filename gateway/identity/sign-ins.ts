/** One browser in which a person is signed in. */
export interface SignIn {
  readonly id: string;
  /** Such as `Firefox on Linux`; null when it did not name itself. */
  readonly browser: string | null;
  readonly signedInAt: Date;
  readonly lastActiveAt: Date;
}

/** The sign-ins of persons at the identity provider in this process. */
export interface SignIns {
  /** Returns whether a sign-in goes on, wherever it may have been ended. */
  isAlive(id: string): Promise<boolean>;
  list(subject: string): Promise<SignIn[]>;
  /** Ends a sign-in and everything issued under it; returns false when the person has no such sign-in. */
  end(subject: string, id: string): Promise<boolean>;
  /**
   * Ends all of the person's sign-ins but the kept one, also those that have just begun; returns how many were listed.
   */
  endOthers(subject: string, keptId: string | undefined): Promise<number>;
}
