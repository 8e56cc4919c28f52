/** Where a session stands after an exchange: idle, in a transaction, or in one that failed and waits for its rollback. */
export type TransactionState = "idle" | "open" | "failed";

/** A NOTIFY that reached the session. */
export interface Notification {
  readonly channel: string;
  readonly payload: string;
}

/** What an answer of the database says about the session; `state` is null when the answer does not end in readiness. */
export interface AnswerFacts {
  readonly state: TransactionState | null;
  readonly notifications: readonly Notification[];
}

const STATES: Readonly<Record<string, TransactionState>> = { I: "idle", T: "open", E: "failed" };
const TYPE_AND_LENGTH = 5;
const SENDER_LENGTH = 4;
const [QUERY, SYNC, FUNCTION_CALL] = [0x51, 0x53, 0x46];
const [READY_FOR_QUERY, NOTIFICATION] = [0x5a, 0x41];

/** What a server says to a client it lets in without a password: authentication is done, send your queries. */
export function greeting(): Buffer {
  return Buffer.concat([frame("R", Buffer.from([0, 0, 0, 0])), frame("Z", Buffer.from("I"))]);
}

/** The error a server sends before it hangs up; `sqlState` is what the caller will see as its code. */
export function fatalError(sqlState: string, message: string): Buffer {
  const fields = [`SFATAL`, `VFATAL`, `C${sqlState}`, `M${message}`].map((field) => `${field}\0`).join("");
  return frame("E", Buffer.from(`${fields}\0`));
}

/** True when the messages end a round, so that an answer must end in readiness; anything less means a broken engine. */
export function endsRound(messages: Uint8Array): boolean {
  let ends = false;
  forEachMessage(messages, (type) => {
    ends = type === QUERY || type === SYNC || type === FUNCTION_CALL;
  });
  return ends;
}

/** Reads the facts out of an answer without touching its bytes. */
export function readAnswer(answer: Uint8Array): AnswerFacts {
  let state: TransactionState | null = null;
  const notifications: Notification[] = [];
  forEachMessage(answer, (type, start, end) => {
    state = type === READY_FOR_QUERY ? (STATES[String.fromCharCode(answer[start] ?? 0)] ?? null) : null;
    if (type === NOTIFICATION) notifications.push(readNotification(answer.subarray(start, end)));
  });
  return { state, notifications };
}

/** Walks the messages of the protocol: a type, a length that counts itself, a body from `start` to `end`. */
function forEachMessage(bytes: Uint8Array, visit: (type: number, start: number, end: number) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + TYPE_AND_LENGTH <= bytes.length;) {
    const end = at + 1 + view.getUint32(at + 1);
    visit(view.getUint8(at), at + TYPE_AND_LENGTH, end);
    at = end;
  }
}

function readNotification(body: Uint8Array): Notification {
  const [channel = "", payload = ""] = Buffer.from(body).subarray(SENDER_LENGTH).toString("utf8").split("\0");
  return { channel, payload };
}

function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(TYPE_AND_LENGTH);
  head.write(type, 0, "latin1");
  head.writeUInt32BE(body.length + TYPE_AND_LENGTH - 1, 1);
  return Buffer.concat([head, body]);
}
