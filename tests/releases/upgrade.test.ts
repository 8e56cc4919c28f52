import { ENTITIES } from "../../gateway/schema/entities.js";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readConfig } from "../../gateway/config.js";
import { openDatabase } from "../../gateway/database/open-database.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { Client } from "../support/client.js";
import { signInAt, signInWithCodeAt } from "../support/product-client.js";
import { newDataDir, startProduct, type Product } from "../support/product.js";
import { FIRST, SECOND, THIRD } from "./accounts.js";
import { merged, readAnswers, type Answers } from "./answers.js";
import { codeOf } from "./fill-access.js";
import type { RecordedRelease } from "./make-release.js";
import { askRelease, ENGINE, RELEASES, restoreRelease } from "./restore-release.js";
import { findLostRows, freshen, readRows, type Rows } from "./rows.js";

interface TrashItem {
  readonly id: string;
  readonly kind: string;
}

describe.each(readdirSync(RELEASES).filter((name) => /^\d/.test(name)))(
  "the data of release %s, upgraded",
  (version) => {
    // Written by make-release.
    const recorded = JSON.parse(readFileSync(`${RELEASES}/${version}/${ENGINE}.json`, "utf8")) as RecordedRelease;
    const dataDir = newDataDir();
    const ends: (() => Promise<void>)[] = [];
    let before: Rows;
    let after: Rows;
    let product: Product;
    let first: Client;

    beforeAll(async () => {
      const variables = await restoreRelease(version, dataDir, ends);
      before = await askRelease(dataDir, variables, async (query) => {
        await freshen(query);
        return readRows(query);
      });
      const logger = createLogger("silent");
      const opened = await openDatabase(
        readConfig({ ...variables, DATA_DIR: dataDir }),
        ENTITIES,
        logger,
        () => undefined,
      );
      after = await readRows((sql) => opened.database.query(sql));
      await opened.close();
      product = await startProduct(variables, dataDir);
      ends.push(() => product.dispose());
      first = await signInAt(product.url, FIRST);
    });
    afterAll(async () => {
      for (const end of ends.toReversed()) await end();
      rmSync(dataDir, { recursive: true, force: true });
    });

    it("has every row with every value", () => {
      const persons = (rows: Rows): readonly string[] => (rows.get("person") ?? []).map(({ id }) => String(id));
      const gone = persons(before).filter((id) => !persons(after).includes(id));
      const stays = (before.get("person") ?? []).find(
        ({ id, email }) => email === FIRST.email && !gone.includes(String(id)),
      );

      expect(gone).toHaveLength(recorded.moved === null ? 0 : 1);
      expect(findLostRows(before, after, new Map(gone.map((id) => [id, String(stays?.["id"])])))).toEqual([]);
    });

    it("shows each person everything they had, and nothing of the other's", async () => {
      const [own, others] = [await readAnswers(first), await readAnswers(await signInAt(product.url, SECOND))];

      // What there is may say more of itself than it did.
      expect(own).toMatchObject({ ...expectedOf(recorded) });
      expect(others).toMatchObject({ ...recorded.second });
    });

    it("knows the access tokens of both addresses as the same person's", async () => {
      const viewer = "{ viewer { guid email } }";
      const person = await first.query(viewer);

      for (const { secret } of Object.values(recorded.tokens)) {
        expect(await new Client(product.url, secret, null).query(viewer)).toEqual(person);
      }
    });

    const { access } = recorded;
    if (access !== undefined) {
      it("shows the calendar at the address that it had", async () => {
        const calendar = await (await fetch(product.url + access.calendarPath)).text();

        expect(calendar.match(/^DTSTART;TZID=.*/gm)).toEqual(["DTSTART;TZID=Europe/Dublin:20990115T103000"]);
      });

      it("lets the second factors sign in that were set up", async () => {
        const { secret, recoveryCode } = access.factor;
        const viewer = "{ viewer { email } secondFactors { recoveryCodesLeft passkeys { name } } }";

        for (const [index, code] of [codeOf(secret), recoveryCode].entries()) {
          const third = await signInWithCodeAt(product.url, THIRD, code);
          expect(await third.query(viewer)).toEqual({
            viewer: { email: THIRD.email },
            secondFactors: { recoveryCodesLeft: 10 - index, passkeys: [{ name: "Phone – هاتف" }] },
          });
        }
      });
    }

    it("restores everything from the trash", async () => {
      const list = `{ trash(first: 100) { nodes { id kind } } }`;
      const { trash } = await first.query<{ trash: { nodes: TrashItem[] } }>(list);

      for (const { id, kind } of trash.nodes) {
        await first.query(`mutation ($input: RestoreInput!) { restore(input: $input) { id } }`, {
          input: { id, kind },
        });
      }

      expect(trash.nodes).toHaveLength(expectedOf(recorded).graphql["bin"]?.length ?? 0);
      expect((await first.query<{ trash: { nodes: TrashItem[] } }>(list)).trash.nodes).toEqual([]);
    });

    it("takes a change back that was made before", async () => {
      interface Found {
        readonly logEntries: { readonly nodes: readonly { id: string; action: string; subjectId: string }[] };
      }
      const { logEntries } = await first.query<Found>(
        `{ logEntries(first: 100, filter: "Ärzte") { nodes { id action subjectId } } }`,
      );
      const change = logEntries.nodes.find(({ action }) => action === "company.updated");

      await first.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`, {
        id: change?.id,
      });

      const company = `query ($id: ID!) { company(id: $id) { description } }`;
      expect(await first.query(company, { id: change?.subjectId })).toEqual({
        company: { description: "Family firm" },
      });
    });

    it("takes a step back that was logged before as a record of its own", async () => {
      interface Entry {
        readonly id: string;
        readonly action: string;
        readonly subjectKind: string | null;
        readonly subjectId: string;
        readonly isUndoable: boolean;
      }
      const { logEntries } = await first.query<{ logEntries: { readonly nodes: readonly Entry[] } }>(
        `{ logEntries(first: 200) { nodes { id action subjectKind subjectId isUndoable } } }`,
      );
      const steps = logEntries.nodes.filter(({ action }) => action.startsWith("step."));
      const newest = steps.find(({ isUndoable }) => isUndoable);

      const { undo } = await first.query<{ undo: { readonly logEntries: readonly object[] } }>(
        `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { action subjectKind subjectId } } }`,
        { id: newest?.id },
      );

      expect(new Set(steps.map(({ subjectKind }) => subjectKind))).toEqual(new Set(["JOB_HUNT"]));
      expect(undo.logEntries).toEqual([
        { action: "log.undone", subjectKind: "JOB_HUNT", subjectId: newest?.subjectId },
      ]);
    });
  },
);

function expectedOf({ first, moved }: RecordedRelease): Answers {
  return moved === null ? first : merged(first, moved);
}
