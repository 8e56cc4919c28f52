import type { TestApp } from "./app.js";
import type { Client } from "./client.js";
import { fingerprint } from "./fingerprint.js";
import { makeSpace, type Space } from "./space.js";
import "./on-both-databases.js";

/** Somebody with a record of each kind. */
export interface Owner {
  readonly client: Client;
  readonly own: Space;
}

interface MadeOwner extends Owner {
  /** The fingerprint of all that is theirs, as it was made. */
  readonly made: string;
}

/** Makes people with a record of each kind; whoever is still as they were made serves the next call. */
export class Owners {
  private kept: readonly MadeOwner[] = [];

  constructor(
    private readonly app: TestApp,
    private readonly mark: string,
  ) {}

  /** Returns two people in the state in which each was made, whatever the calls before did to others. */
  async takeTwo(): Promise<readonly [Owner, Owner]> {
    const now = await Promise.all(this.kept.map(({ client }) => this.fingerprintOf(client)));
    const [one, other] = this.kept.filter(({ made }, at) => made === now[at]);
    const two = [one ?? (await this.make()), other ?? (await this.make())] as const;
    this.kept = two;
    return two;
  }

  private async make(): Promise<MadeOwner> {
    const client = await this.app.signIn();
    const own = await makeSpace(client, this.mark);
    return { client, own, made: await this.fingerprintOf(client) };
  }

  private fingerprintOf({ person }: Client): Promise<string> {
    return fingerprint(this.app.test.database, person.id);
  }
}
