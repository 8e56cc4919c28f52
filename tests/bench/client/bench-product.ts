import { readConfig } from "../../../gateway/config.js";
import { openDatabase } from "../../../gateway/database/open-database.js";
import { PlanRows } from "../../../gateway/plan/plan-rows.js";
import { PlanService } from "../../../gateway/plan/plan.service.js";
import { systemClock } from "../../../gateway/platform/clock.js";
import { createLogger } from "../../../gateway/platform/logger.js";
import { ENTITIES } from "../../../gateway/schema/entities.js";
import { createGuest, createPerson, type Person } from "../../support/browser-person.js";
import { writeLargeAccount } from "../../support/large-account.js";
import { freePort } from "../../support/machine.js";
import { newDataDir, startProduct, type Product } from "../../support/product.js";

/** The people whose screens are measured, by how much they have. */
export interface BenchPeople {
  /** The invented search of a look around: some of everything. */
  readonly guest: Person;
  readonly hunts20: Person;
  readonly hunts500: Person;
  /** 5,000 records of each kind, and a log of 10,000 entries. */
  readonly large: Person;
}

const SIZES = {
  hunts20: { records: 20, logEntries: 200 },
  hunts500: { records: 500, logEntries: 2_000 },
  large: { records: 5_000, logEntries: 10_000 },
} as const;

/** Starts the product with these people, but fills only the accounts that are named. It runs once to make them, and again then. */
export async function startBenchProduct(
  filled: ReadonlySet<keyof BenchPeople>,
): Promise<{ readonly product: Product; readonly people: BenchPeople }> {
  const dataDir = newDataDir();
  const variables = { TRUST_PROXY: "1", PORT: String(await freePort()) };
  const first = await startProduct(variables, dataDir, []);
  const made = {
    hunts20: await createPerson(first.url),
    hunts500: await createPerson(first.url),
    large: await createPerson(first.url),
  };
  // The first request makes the person of an account.
  for (const { speak } of Object.values(made)) await speak("{ viewer { guid } }");
  await first.stop();
  await fill(dataDir, made, filled);
  const product = await startProduct(variables, dataDir, []);
  return { product, people: { guest: await createGuest(product.url), ...made } };
}

async function fill(
  dataDir: string,
  people: Omit<BenchPeople, "guest">,
  filled: ReadonlySet<keyof BenchPeople>,
): Promise<void> {
  const logger = createLogger("silent");
  const config = readConfig({ DATA_DIR: dataDir });
  const opened = await openDatabase(config, ENTITIES, logger, () => undefined, { isPatient: true });
  const { database } = opened;
  const plans = new PlanService(database, systemClock, new PlanRows(database));
  for (const key of ["hunts20", "hunts500", "large"] as const) {
    if (!filled.has(key)) continue;
    const { email } = people[key];
    const [person] = await database.query<{ id: string }>("select id from person where email = $1", [email]);
    if (person === undefined) throw new Error(`The account ${email} has no person.`);
    await writeLargeAccount(database, person.id, { ...SIZES[key], linkedHunts: 0, linksPerHunt: 0 });
    await plans.derive(person.id, null);
  }
  await database.query("analyze");
  await opened.close();
}
