import type { Database } from "../database/database.js";
import { JobHuntScenario, PhaseName } from "../jobhunt/workflow.js";
import type { Services } from "../services.js";
import type { ScenarioClock } from "./scenario-clock.js";

/** The maximum number of records added to each list. */
export const BULK_RECORDS_MAX = 10_000;

const REPORT_EVERY = 500;
/** The number of records of each list that one transaction adds: the server ends one that lasts, and each has a price. */
const AT_ONCE = 20;
const DAYS_BACK = 60;

const COLOURS = ["Amber", "Birch", "Cobalt", "Dusky", "Ember", "Flint", "Gentian", "Hazel", "Indigo", "Juniper"];
const THINGS = ["Anchor", "Beacon", "Cartwheel", "Dovecote", "Easel", "Ferry", "Gable", "Harrow", "Inkstone", "Jetty"];
const TRADES = ["Works", "Mills", "Press", "Rail", "Foods", "Health", "Maps", "Tools", "Glass", "Energy"];
const JOBS = ["Analyst", "Engineer", "Editor", "Planner", "Nurse", "Designer", "Teacher", "Gardener", "Clerk", "Baker"];
const NAMES = ["Alder", "Bryony", "Corin", "Delphine", "Edmund", "Fenna", "Gideon", "Hesper", "Ivo", "Jessamy"];
const SURNAMES = ["Ashlock", "Brackwater", "Cobnut", "Dunmere", "Eastwold", "Fernsby", "Greyling", "Holloway-Finch"];
const PHASES = Object.values(PhaseName);
const SCENARIOS = Object.values(JobHuntScenario);

/** What adding many records needs. */
interface BulkDeps {
  readonly database: Database;
  readonly services: Services;
  readonly clock: ScenarioClock;
  /** Receives the progress. */
  readonly say: (message: string) => void;
}

/** Adds that many invented records to each list of a person, for screens with a hundred items and more. */
export async function addBulkRecords(
  { database, services, clock, say }: BulkDeps,
  ownerId: string,
  count: number,
): Promise<void> {
  for (let first = 0; first < count; first += AT_ONCE) {
    const next = Math.min(first + AT_ONCE, count);
    await database.transaction(
      async () => {
        for (let number = first; number < next; number++) {
          clock.goTo(DAYS_BACK * (1 - number / count));
          await addOne(services, ownerId, number);
        }
      },
      { hasManyActs: true },
    );
    if (next % REPORT_EVERY === 0) say(`${next} of ${count} of each`);
  }
  // So many hunts that nobody works on would all be planned for days that are over.
  clock.goTo(0);
  await services.firstPlans.begin(ownerId);
}

async function addOne(services: Services, ownerId: string, number: number): Promise<void> {
  const employer = companyName(number);
  const { row: company } = await services.companies.create(ownerId, {
    name: employer,
    type: number % 4 === 0 ? "Agency" : "Employer",
    address: `${number + 1} ${pick(THINGS, number, 7)} Street, ${pick(COLOURS, number, 3)}ford`,
  });
  await services.contacts.create(ownerId, {
    firstName: pick(NAMES, number),
    lastName: `${pick(SURNAMES, number, 10)} ${number + 1}`,
    organization: employer,
    role: number % 3 === 0 ? "Recruiter" : "Hiring Manager",
    email: `contact-${number + 1}@example.org`,
  });
  await services.documents.create(ownerId, {
    name: `Cover letter ${number + 1}, ${employer}`,
    type: "Cover letter",
    source: `https://documents.example.org/${number + 1}`,
  });
  await services.idealJobs.create(ownerId, {
    name: `${pick(JOBS, number)} ${number + 1}`,
    description: `Something with ${pick(TRADES, number).toLowerCase()}.`,
  });
  await services.jobHunts.create(ownerId, {
    name: `${pick(JOBS, number, 10)}, ${employer}`,
    phase: pick(PHASES, number),
    scenario: pick(SCENARIOS, number),
  });
  await services.notes.create(ownerId, {
    noteGuid: company.noteGuid,
    title: `Note ${number + 1}`,
    content: `Heard of **${employer}** at a fair.`,
  });
}

function companyName(number: number): string {
  const words = [pick(COLOURS, number), pick(THINGS, number, 10), pick(TRADES, number, 100)].join(" ");
  return number < 1000 ? words : `${words} ${Math.floor(number / 1000) + 1}`;
}

/** Returns an item of a list, another one every `every` numbers. */
function pick<T>(list: readonly T[], number: number, every = 1): T {
  const one = list[Math.floor(number / every) % list.length];
  if (one === undefined) throw new Error("There is nothing to pick from.");
  return one;
}
