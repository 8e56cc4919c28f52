/** Who hears the messages of a channel. */
export interface ChannelListener {
  /** A message whose transaction is committed. */
  onMessage(payload: string): void;
  /** Messages may have been lost since the last one. */
  onGap(): void;
}

/** Begins to hear a channel (NOTIFY), and goes on when the database was away for a while. Returns the way to stop it. */
export type Listen = (channel: string, listener: ChannelListener) => Promise<() => Promise<void>>;
