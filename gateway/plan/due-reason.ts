/** Why something has its day: a key that clients translate, and the values of its placeholders. */
export interface DueReason {
  readonly key: string;
  readonly facts: Readonly<Record<string, string>>;
}
