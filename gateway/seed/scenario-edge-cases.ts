import { HuntOutcome } from "../jobhunt/outcome.js";
import type { ScenarioWriter } from "./scenario-writer.js";

/** Writes the beginning of the search: its purpose, and its documents. */
export async function beginning(scenario: ScenarioWriter): Promise<void> {
  await scenario
    .on(45, "9:00")
    .idealJob(
      "energy",
      "Analyst for clean energy",
      "Data that keeps the lights on.\n\n- A team I can learn from\n- **No** sales targets\n- Two days a week at home",
    );
  await scenario.idealJob("maps", "Maps and mobility", "Where people are, and how they get somewhere else.");
  await scenario.idealJob(
    "health",
    "Health, with a small team",
    "Lead a few people, and still look at the data myself.",
  );
  await scenario.idealJob("research", "Part-time with research", "Three days of work, two of my own.");
  await scenario
    .on(44, "10:30")
    .document("cv", { name: "Curriculum vitae", type: "CV", description: "Two pages, October." }, { file: "cv" });
  await scenario.document(
    "reference",
    { name: "Reference, census office", type: "Reference", description: "From Wilhelmina Ashgrove." },
    { file: "reference" },
  );
  await scenario.document(
    "portfolio",
    { name: "Portfolio", type: "Portfolio", description: "Six analyses, with the code." },
    { source: "https://portfolio.example.org/" },
  );
  await scenario.contact("wilhelmina", {
    role: "Referee",
    salutation: "Mrs",
    firstName: "Wilhelmina",
    lastName: "Ashgrove",
    organization: "Census office",
    email: "w.ashgrove@example.org",
    mobile: "+44 7700 900 872",
    description: "Has agreed to be called. Away in the first week of December.",
  });
  await scenario.on(43, "18:20").hunt("theatre", "Summer contract, Foglight Theatre", "INSIDE_LINE");
  await scenario.done("theatre", "DECIDE_ON_JOB");
  await scenario.advance("theatre", "PREPARING");
  await scenario.done("theatre", "SEND_APPLICATION_BUNDLE");
  await scenario.advance("theatre", "APPLYING");
  await scenario.done("theatre", "DAY_OF_THE_INTERVIEW");
  await scenario.on(40, "9:15").advance("theatre", "INTERVIEWING");
  await scenario.done("theatre", "RECEIVED_OFFER", "ACCEPT_OFFER", "SIGN_AND_RETURN_OFFER");
  await scenario.advance("theatre", "ACCEPTING");
}

/** Writes a hunt without success. */
export async function pebble(scenario: ScenarioWriter): Promise<void> {
  await scenario.on(33, "14:30").company("pebble", {
    name: "Pebble & Pine",
    type: "Employer",
    address: "19 Shingle Row, Marrow Bay",
    description: "Garden furniture, by mail order.",
  });
  await scenario.hunt("reporting", "Reporting Analyst, Pebble & Pine", "FOUND_ADVERT");
  await scenario.done("reporting", "SHORTLIST_POSITIONS", "DECIDE_ON_JOB");
  await scenario.advance("reporting", "PREPARING");
  await scenario.on(26, "9:45").open("reporting", "BUILD_APPLICATION_BUNDLE");
  await scenario
    .on(14, "11:15")
    .terminate("reporting", "The position was filled from inside.", HuntOutcome.POSITION_CLOSED);
  await scenario.log("Telephone call with Pebble & Pine: they will keep the CV for spring");
}

/** Writes a hunt that is only an idea yet, and records that are in the trash. */
export async function endings(scenario: ScenarioWriter): Promise<void> {
  await scenario.on(12, "8:40").hunt("ideas", "Something with maps", "NO_IDEA_IDEAL_JOB");
  await scenario.follow("ideas", "maps");
  await scenario.done("ideas", "IDEAL_JOB_PROFILE");
  await scenario.on(11, "19:30").open("ideas", "SHORTLIST_COMPANIES");
  await scenario.company("compass", {
    name: "Compass & Thistle",
    type: "Employer",
    address: "Old Observatory, Sankt Orlen",
    description: "Hiking apps, mountain weather.",
  });
  await scenario.company("bell", { name: "Bellwether Staffing", type: "Agency", address: "2 Market Cross, Hollin" });

  await scenario.on(10, "12:00").hunt("night", "Night shift, data entry", "FOUND_ADVERT");
  await scenario.company("twice", { name: "Tidewater Grid (twice)", type: "Employer" });
  await scenario.note("compass", "Wrong number", "This was another company.", "wrong");
  await scenario.on(9, "9:00").throwAway("jobHunts", "night");
  await scenario.throwAway("companies", "twice");
  await scenario.throwAwayNote("wrong");

  await scenario.on(3, "8:15").pause("ideas", 8);
  await scenario.on(2, "17:30").log("Coffee with Ines Calloway: the offer is the best they can do this year");
  await scenario.on(0).note("compass", "Spring", "They look for people every spring. Write in January.");
}
