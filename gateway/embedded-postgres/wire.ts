/** The state of a session after an exchange: idle, in a transaction, or in a failed one that waits for its rollback. */
export type TransactionState = "idle" | "open" | "failed";

/** A NOTIFY that reached the session. */
export interface Notification {
  readonly channel: string;
  readonly payload: string;
}

/** The facts of an answer about the session; `state` is null when the answer does not end with ReadyForQuery. */
export interface AnswerFacts {
  readonly state: TransactionState | null;
  readonly notifications: readonly Notification[];
}

const STATES: Readonly<Record<string, TransactionState>> = { I: "idle", T: "open", E: "failed" };
const TYPE_AND_LENGTH = 5;
const SENDER_LENGTH = 4;
const [QUERY, SYNC, FUNCTION_CALL] = [0x51, 0x53, 0x46];
const [READY_FOR_QUERY, NOTIFICATION] = [0x5a, 0x41];

/** Returns AuthenticationOk and ReadyForQuery, as a server sends them that asks for no password. */
export function readyWithoutPassword(): Buffer {
  return Buffer.concat([frame("R", Buffer.from([0, 0, 0, 0])), frame("Z", Buffer.from("I"))]);
}

/** Returns the error a server sends before it closes the connection; `sqlState` becomes the code of the thrown error. */
export function fatalError(sqlState: string, message: string): Buffer {
  const fields = [`SFATAL`, `VFATAL`, `C${sqlState}`, `M${message}`].map((field) => `${field}\0`).join("");
  return frame("E", Buffer.from(`${fields}\0`));
}

/** Returns true when the last message demands a ReadyForQuery: an answer without it means a broken engine. */
export function demandsReady(messages: Uint8Array): boolean {
  let ends = false;
  forEachMessage(messages, (type) => {
    ends = type === QUERY || type === SYNC || type === FUNCTION_CALL;
  });
  return ends;
}

/** Returns the facts of an answer, and leaves its bytes as they are. */
export function readAnswer(answer: Uint8Array): AnswerFacts {
  let state: TransactionState | null = null;
  const notifications: Notification[] = [];
  forEachMessage(answer, (type, start, end) => {
    state = type === READY_FOR_QUERY ? (STATES[String.fromCharCode(answer[start] ?? 0)] ?? null) : null;
    if (type === NOTIFICATION) notifications.push(readNotification(answer.subarray(start, end)));
  });
  return { state, notifications };
}

/** Visits the messages of the protocol: a type, a length that counts itself, a body from `start` to `end`. */
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
