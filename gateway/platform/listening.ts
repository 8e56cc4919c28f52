/** A listener to the messages of a channel. */
export interface ChannelListener {
  /** Called with a message whose transaction is committed. */
  onMessage(payload: string): void;
  /** Called when messages may have been lost since the last one. */
  onGap(): void;
}

/**
 * Listens to a channel (NOTIFY), and reconnects when the database was not available for a while. Returns a function
 * that stops it.
 */
export type Listen = (channel: string, listener: ChannelListener) => Promise<() => Promise<void>>;
