import type { StoryTeller } from "./story-teller.js";

/** How the search began: what it is for, and the papers it needs. */
export async function beginning(story: StoryTeller): Promise<void> {
  await story
    .on(45, "9:00")
    .idealJob(
      "energy",
      "Analyst for clean energy",
      "Data that keeps the lights on.\n\n- A team I can learn from\n- **No** sales targets\n- Two days a week at home",
    );
  await story.idealJob("maps", "Maps and mobility", "Where people are, and how they get somewhere else.");
  await story.idealJob("health", "Health, with a small team", "Lead a few people, and still look at the data myself.");
  await story.idealJob("research", "Part-time with research", "Three days of work, two of my own.");
  await story
    .on(44, "10:30")
    .document("cv", { name: "Curriculum vitae", type: "CV", description: "Two pages, October." }, { file: "cv" });
  await story.document(
    "reference",
    { name: "Reference, census office", type: "Reference", description: "From Wilhelmina Ashgrove." },
    { file: "reference" },
  );
  await story.document(
    "portfolio",
    { name: "Portfolio", type: "Portfolio", description: "Six analyses, with the code." },
    { source: "https://portfolio.example.org/" },
  );
  await story.contact("wilhelmina", {
    role: "Referee",
    salutation: "Mrs",
    firstName: "Wilhelmina",
    lastName: "Ashgrove",
    organization: "Census office",
    email: "w.ashgrove@example.org",
    mobile: "+44 7700 900 872",
    description: "Has agreed to be called. Away in the first week of December.",
  });
  await story.on(43, "18:20").hunt("theatre", "Summer contract, Foglight Theatre", "INSIDE_LINE");
  await story.done("theatre", "DECIDE_ON_JOB");
  await story.advance("theatre", "PREPARING");
  await story.done("theatre", "SEND_APPLICATION_BUNDLE");
  await story.advance("theatre", "APPLYING");
  await story.done("theatre", "DAY_OF_THE_INTERVIEW");
  await story.on(40, "9:15").advance("theatre", "INTERVIEWING");
  await story.done("theatre", "RECEIVED_OFFER", "ACCEPT_OFFER", "SIGN_AND_RETURN_OFFER");
  await story.advance("theatre", "ACCEPTING");
}

/** A hunt that came to nothing. */
export async function pebble(story: StoryTeller): Promise<void> {
  await story.on(33, "14:30").company("pebble", {
    name: "Pebble & Pine",
    type: "Employer",
    address: "19 Shingle Row, Marrow Bay",
    description: "Garden furniture, by mail order.",
  });
  await story.hunt("reporting", "Reporting Analyst, Pebble & Pine", "FOUND_ADVERT");
  await story.done("reporting", "SHORTLIST_POSITIONS", "DECIDE_ON_JOB");
  await story.advance("reporting", "PREPARING");
  await story.on(26, "9:45").open("reporting", "BUILD_APPLICATION_BUNDLE");
  await story.on(14, "11:15").terminate("reporting", "The position was filled from inside.");
  await story.log("Telephone call with Pebble & Pine: they will keep the CV for spring");
}

/** What is only an idea yet, and what lies in the bin. */
export async function endings(story: StoryTeller): Promise<void> {
  await story.on(12, "8:40").hunt("ideas", "Something with maps", "NO_IDEA_IDEAL_JOB");
  await story.follow("ideas", "maps");
  await story.done("ideas", "IDEAL_JOB_PROFILE");
  await story.on(11, "19:30").open("ideas", "SHORTLIST_COMPANIES");
  await story.company("compass", {
    name: "Compass & Thistle",
    type: "Employer",
    address: "Old Observatory, Sankt Orlen",
    description: "Hiking apps, mountain weather.",
  });
  await story.company("bell", { name: "Bellwether Staffing", type: "Agency", address: "2 Market Cross, Hollin" });

  await story.on(10, "12:00").hunt("night", "Night shift, data entry", "FOUND_ADVERT");
  await story.company("twice", { name: "Tidewater Grid (twice)", type: "Employer" });
  await story.note("compass", "Wrong number", "This was another company.", "wrong");
  await story.on(9, "9:00").throwAway("jobHunts", "night");
  await story.throwAway("companies", "twice");
  await story.throwAwayNote("wrong");

  await story.on(2, "17:30").log("Coffee with Ines Calloway: the offer is the best they can do this year");
  await story.on(0).note("compass", "Spring", "They look for people every spring. Write in January.");
}
