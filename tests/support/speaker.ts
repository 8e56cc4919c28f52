import type { Page } from "@playwright/test";

/** Sends an operation as the signed-in person, and resolves to its data; a failure fails the test. */
export type Speak = <Data>(query: string, variables?: object) => Promise<Data>;

/** Returns a GraphQL client of the signed-in person of a page, to set up a journey without clicks. */
export async function speaker(page: Page, url: string): Promise<Speak> {
  return speakWith(url, (await page.evaluate(() => localStorage.getItem("jwt_token"))) ?? "");
}

/** Speaks GraphQL as the person whose access token it is. */
export function speakWith(url: string, token: string): Speak {
  return async <Data>(query: string, variables: object = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown }; // GraphQL over HTTP says so
    if (errors !== undefined || data == null) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
    return data;
  };
}

/** So many parts with names of their own an operation may have, and a few more. */
const PARTS = 10;

/** Sends mutations several at a time, in their order, and answers the data of each. */
export async function speakMany<Data>(speak: Speak, mutations: readonly string[]): Promise<Data[]> {
  const answers: Data[] = [];
  for (let from = 0; from < mutations.length; from += PARTS) {
    const parts = mutations.slice(from, from + PARTS).map((mutation, at) => `part${at}: ${mutation}`);
    answers.push(...Object.values(await speak<Record<string, Data>>(`mutation { ${parts.join("\n")} }`)));
  }
  return answers;
}
