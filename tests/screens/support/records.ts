import type { Person } from "../../support/browser-person.js";

/** Adds a hunt of a person at the server, and returns its id. */
export async function createHunt({ speak }: Person, input: { readonly name: string }): Promise<string> {
  const { createJobHunt } = await speak<{ createJobHunt: { jobHunt: { id: string } } }>(
    `mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { jobHunt { id } } }`,
    { input },
  );
  return createJobHunt.jobHunt.id;
}
