import type { Page } from "playwright-core";

/** Sends an operation as the person who is signed in, and answers its data; a failure fails the test. */
export type Speak = <Data>(query: string, variables?: object) => Promise<Data>;

/** Speaks GraphQL as the person of a page, for what a journey needs and does not want to click together. */
export async function speaker(page: Page, url: string): Promise<Speak> {
  const token = await page.evaluate(() => localStorage.getItem("jwt_token"));
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
