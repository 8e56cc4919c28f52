import { connect } from "node:net";

/** What the measured process answers about itself. */
export interface Control {
  /** Returns the statements that it has sent to the database so far, `begin` and `commit` included. */
  readonly countStatements: () => Promise<number>;
  readonly startProfile: () => Promise<void>;
  /** Ends the profile and writes it to a file. */
  readonly writeProfile: (file: string) => Promise<void>;
}

/** Returns the control of the process that listens at a socket (`control-preload.ts`). */
export function controlAt(socket: string): Control {
  return {
    countStatements: async () => Number(await ask(socket, "count")),
    startProfile: async () => void (await ask(socket, "profile")),
    writeProfile: async (file) => void (await ask(socket, `write ${file}`)),
  };
}

async function ask(socket: string, line: string): Promise<string> {
  const connection = connect(socket);
  connection.write(`${line}\n`);
  let text = "";
  for await (const chunk of connection as AsyncIterable<Buffer>) text += chunk.toString(); // without an encoding, bytes
  return text;
}
