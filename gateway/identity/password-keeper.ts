/** The input for a change of password, and its network address. */
export interface TypedPasswords {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** The network address, for counting attempts. */
  readonly address: string;
}

/** A verified change of password, as hashes. */
export interface PreparedPassword {
  readonly currentHash: string;
  readonly newHash: string;
}

/** The passwords of the people that the identity provider in this process signs in. */
export interface PasswordKeeper {
  /**
   * Verifies a change, changing nothing yet: the current password is counted as at a sign-in, the new one must follow
   * the rules of a new account. Throws VALIDATION, RATE_LIMITED.
   */
  prepare(subject: string, typed: TypedPasswords): Promise<PreparedPassword>;
  /** Stores the new password, as part of the running transaction. Throws VALIDATION when another change came first. */
  replace(subject: string, prepared: PreparedPassword): Promise<void>;
}
