import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How long a client waits before it tries again to reach a server that is not there. */
const RETRY_MS = 50;

/** What the clients of a load have seen so far. */
export interface LoadTally {
  /** Requests that reached a server. */
  requests: number;
  /** Companies whose creation was acknowledged. */
  created: number;
  /** One sentence for each request that was not answered as it must be. */
  readonly failures: string[];
}

/** Clients that ask and change without a pause, each on one connection that it keeps. */
export interface Load {
  readonly tally: LoadTally;
  /** Lets each client finish its request, and closes the connections. */
  end(): Promise<void>;
}

const CREATE = `mutation ($id: ID!) { createCompany(input: { id: $id, name: "Kept" }) { logEntryId } }`;
const READ = `{ companies(first: 5) { nodes { id } } }`;

/** Starts the clients; a connection that is refused is no failure, since nothing was sent. */
export function startLoad(url: string, token: string, clients: number): Load {
  const tally: LoadTally = { requests: 0, created: 0, failures: [] };
  let isOver = false;
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !isOver; turn++) await askOnce(agent, url, token, turn % 2 === 0, tally);
    agent.destroy();
  };
  const ended = Promise.all(Array.from({ length: clients }, client));
  return {
    tally,
    end: async () => {
      isOver = true;
      await ended;
    },
  };
}

async function askOnce(agent: Agent, url: string, token: string, isChange: boolean, tally: LoadTally): Promise<void> {
  const body = JSON.stringify(isChange ? { query: CREATE, variables: { id: randomUUID() } } : { query: READ });
  try {
    const { status, text } = await post(agent, `${url}/graphql`, token, body);
    tally.requests++;
    if (status !== 200 || text.includes('"errors"')) tally.failures.push(`Answered with ${status}: ${text}`);
    else if (isChange) tally.created++;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException; // what a socket fails with
    if (code === "ECONNREFUSED") return void (await sleep(RETRY_MS));
    tally.requests++;
    tally.failures.push(`Not answered: ${message}`);
  }
}

async function post(
  agent: Agent,
  url: string,
  token: string,
  body: string,
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const sent = request(url, { agent, method: "POST", headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve({ status: answer.statusCode, text }));
      answer.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
