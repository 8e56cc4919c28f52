/** What somebody typed to change their password, and from where. */
export interface TypedPasswords {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** The network address, for counting attempts. */
  readonly address: string;
}

/** A change of a password that has been found right, as hashes. */
export interface PreparedPassword {
  readonly currentHash: string;
  readonly newHash: string;
}

/** Who knows the passwords of the people that the identity provider in this process signs in. */
export interface PasswordKeeper {
  /**
   * Finds a change right, changing nothing yet: the current password is counted as one at a sign-in is, the new one
   * keeps the rules of a new account. Throws VALIDATION, RATE_LIMITED.
   */
  prepare(subject: string, typed: TypedPasswords): Promise<PreparedPassword>;
  /** Puts the new password in place, as part of the running transaction. Throws VALIDATION when another came first. */
  replace(subject: string, prepared: PreparedPassword): Promise<void>;
}
