import type { Person } from "../../support/browser-person.js";
import { createPerson } from "../../support/browser-person.js";

/** Makes somebody who has signed in, before a screen is opened. */
export const newPerson = (): Promise<Person> => createPerson(window.location.origin);

/** Sends a mutation that makes a record, such as `createCompany(...) { company { id } }`, and answers its id. */
export async function make({ speak }: Person, mutation: string): Promise<string> {
  const answer = await speak<Record<string, Record<string, { readonly id: string } | string>>>(
    `mutation { ${mutation} }`,
  );
  const [made = {}] = Object.values(answer);
  const [record] = Object.values(made);
  const id = typeof record === "string" ? record : record?.id;
  if (id === undefined) throw new Error(`Nothing was made: ${JSON.stringify(answer)}`);
  return id;
}

/** Makes a hunt of a person at the server, and answers its id. */
export const createHunt = (person: Person, name: string): Promise<string> =>
  make(person, `createJobHunt(input: { name: ${JSON.stringify(name)} }) { jobHunt { id } }`);
