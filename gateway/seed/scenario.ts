import { SubmissionChannel } from "../submission/submission.entity.js";
import type { Adverts } from "./adverts.js";
import { beginning, endings, pebble } from "./scenario-edge-cases.js";
import type { ScenarioWriter } from "./scenario-writer.js";

/** Writes six weeks of an invented search, in the order in which they happened. Every name in it is made up. */
export async function writeScenario(scenario: ScenarioWriter, adverts: Adverts): Promise<void> {
  await beginning(scenario);
  await lanternfish(scenario, adverts.lanternfish);
  await tidewater(scenario, adverts.tidewater);
  await pebble(scenario);
  await brindle(scenario, adverts.brindle);
  await oakline(scenario, adverts.oakline);
  await quillhaven(scenario);
  await endings(scenario);
}

/** Writes the hunt in which a word from a friend became an offer. */
async function lanternfish(scenario: ScenarioWriter, advert: string): Promise<void> {
  await scenario.on(41, "9:40").hunt("lanternfish", "Insight Lead, Lanternfish Health", "INSIDE_LINE");
  await scenario.capture("lanternfish", advert);
  await scenario.follow("lanternfish", "health");
  await scenario.done("lanternfish", "IDEAL_JOB_PROFILE", "SHORTLIST_COMPANIES", "SHORTLIST_POSITIONS");
  await scenario.contact("ines", {
    role: "Colleague",
    firstName: "Ines",
    lastName: "Calloway",
    organization: "Lanternfish Health",
    email: "ines.calloway@example.org",
    mobile: "+44 7700 900 118",
    description: "We shared a desk at the census office. Runs the night clinic in Marrow Bay.",
  });
  await scenario.link("lanternfish", "CONTACT", "ines");
  await scenario.on(39, "12:15").done("lanternfish", "IDENTIFY_ORGANIZATIONS", "CONTACT_ORGANIZATIONS");
  await scenario.done("lanternfish", "IDENTIFY_CONTACT_PEOPLE", "DECIDE_ON_JOB");
  await scenario.advance("lanternfish", "PREPARING");
  await scenario.on(36, "10:05").done("lanternfish", "BUILD_APPLICATION_BUNDLE", "PRE_APPLICATION_COMMUNICATIONS");
  await scenario.done("lanternfish", "SEND_APPLICATION_BUNDLE");
  await scenario.link("lanternfish", "DOCUMENT", "cv", "reference");
  await scenario.on(31, "16:20").done("lanternfish", "FOLLOW_UP_EMAIL", "FIRST_FOLLOW_UP_COMMUNICATIONS");
  await scenario.skip("lanternfish", "SECOND_FOLLOW_UP_COMMUNICATIONS", "FINAL_FOLLOW_UP_COMMUNICATIONS");
  await scenario.done("lanternfish", "CLOSING_COMMUNICATIONS");
  await scenario.advance("lanternfish", "APPLYING");
  await scenario.on(24, "8:50").done("lanternfish", "ACCEPTING_INTERVIEW", "UNDERSTANDING_THE_INTERVIEW");
  const interview = await scenario.appointment("lanternfish", {
    ...{ inDays: -20, kind: "ON_SITE", round: "INTERVIEW", time: "13:00", minutes: 120 },
    place: "Lanternfish Health, night clinic, Marrow Bay",
    with: ["ines"],
    note: "Ines meets me at the gate. Ring twice.",
  });
  await scenario.done("lanternfish", "RESEARCH_FOR_THE_INTERVIEW", "PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE");
  await scenario.on(21, "18:30").done("lanternfish", "PREPARE_1_DAY_BEFORE");
  await scenario.on(20, "15:10").done("lanternfish", "DAY_OF_THE_INTERVIEW");
  await scenario.note(
    "lanternfish",
    "After the interview",
    "Two hours with the **whole** clinic team, then tea.\n\n- They publish their misses too\n- The night shift is once a quarter, not once a month\n- Asked about the team: two people have been there from the first day",
  );
  await scenario.advance("lanternfish", "INTERVIEWING");
  await scenario.on(18, "9:15").outcome(interview, "GOOD");
  await scenario.on(6, "11:00").done("lanternfish", "RECEIVED_OFFER", "OFFER_THANKS");
  await scenario.sign("lanternfish", { from: "THEM", kind: "LETTER", note: "The offer, with a page about the hours." });
  await scenario.offer("lanternfish", {
    ...{ receivedIn: -6, answerIn: 8, payAmount: "74000", payCurrency: "EUR" },
    ...{ hours: "36", daysOff: "28", term: "No end, six months of probation" },
    note: "Two days a week at home were said on the telephone, and are not in the letter.",
  });
  await scenario.note(
    "lanternfish",
    "The offer in numbers",
    "| | offered | hoped for |\n|---|---|---|\n| a year | 74,000 | 72,000 |\n| hours a week | 36 | 32 |\n| days off | 28 | 30 |\n\nAsk about 32 hours before anything is signed.",
  );
  await scenario.talkingPoints(
    "lanternfish",
    "Thank them for the page about the hours: nobody else wrote one.",
    "I would like to come. Is there room for 32 hours?",
    "The night shift once a quarter is fine.",
    "First day: the month after the census report is out.",
  );
  await scenario.appointment("lanternfish", {
    ...{ inDays: 7, kind: "VIDEO", round: "OFFER", time: "10:30", minutes: 30 },
    url: "https://meet.example.org/lanternfish-offer",
    with: ["ines"],
    note: "About the hours. The page with the numbers is in the notes.",
  });
  await scenario.on(2, "9:30").done("lanternfish", "OFFER_LEGITIMACY");
  await scenario.on(1, "14:00").open("lanternfish", "CONTRACT_VALIDITY");
}

/** Writes the hunt with the advert that fits best; its interview is next. */
async function tidewater(scenario: ScenarioWriter, advert: string): Promise<void> {
  await scenario.on(35, "9:05").hunt("tidewater", "Data Analyst at Tidewater Grid", "FOUND_ADVERT");
  await scenario.capture("tidewater", advert);
  await scenario.follow("tidewater", "energy");
  await scenario.done("tidewater", "IDEAL_JOB_PROFILE", "SHORTLIST_COMPANIES", "SHORTLIST_POSITIONS");
  await scenario.on(34, "17:45").done("tidewater", "IDENTIFY_ORGANIZATIONS", "CONTACT_ORGANIZATIONS");
  await scenario.contact("oskar", {
    role: "Hiring Manager",
    salutation: "Dr",
    firstName: "Oskar",
    lastName: "Vennby",
    organization: "Tidewater Grid",
    email: "o.vennby@example.org",
    mobile: "+44 7700 900 231",
    description: "Leads the balancing desk. Prefers a call to an e-mail, after four.",
  });
  await scenario.link("tidewater", "CONTACT", "oskar");
  await scenario.done("tidewater", "IDENTIFY_CONTACT_PEOPLE", "DECIDE_ON_JOB");
  await scenario.advance("tidewater", "PREPARING");
  await scenario
    .on(30, "19:10")
    .document(
      "letter",
      { name: "Cover letter, Tidewater Grid", type: "Cover letter", description: "One page, with the meter story." },
      { file: "letter" },
    );
  await scenario.done("tidewater", "BUILD_APPLICATION_BUNDLE", "PRE_APPLICATION_COMMUNICATIONS");
  await scenario.on(29, "8:15").send("tidewater", "oskar", SubmissionChannel.EMAIL, "cv", "letter");
  await scenario.link("tidewater", "DOCUMENT", "cv", "letter");
  await scenario.on(22, "9:00").done("tidewater", "FOLLOW_UP_EMAIL", "FIRST_FOLLOW_UP_COMMUNICATIONS");
  await scenario.skip("tidewater", "SECOND_FOLLOW_UP_COMMUNICATIONS", "FINAL_FOLLOW_UP_COMMUNICATIONS");
  await scenario.on(17, "13:40").done("tidewater", "CLOSING_COMMUNICATIONS");
  await scenario.advance("tidewater", "APPLYING");
  await scenario.sign("tidewater", { from: "THEM", kind: "CALL", note: "Dr Vennby invites me to meet the desk." });
  await scenario.note(
    "tidewater",
    "Call with Dr Vennby",
    "Eight people on the desk, on call one week in six.\n\nThey care about **clear writing** more than about clever models.\n\n- Send the meter write-up\n- Ask how a wrong forecast is talked about",
  );
  await scenario.on(9, "10:20").done("tidewater", "ACCEPTING_INTERVIEW", "UNDERSTANDING_THE_INTERVIEW");
  await scenario.sign("tidewater", {
    ...{ from: "THEM", kind: "MAIL", promisedIn: 2 },
    note: "They name the day of the interview when the desk has its rota.",
  });
  await scenario.contact("priya", {
    role: "Interviewer",
    firstName: "Priyanka",
    lastName: "Moorhen",
    organization: "Tidewater Grid",
    email: "p.moorhen@example.org",
    mobile: "+44 7700 900 655",
    description: "Will ask about time series; wrote the paper on tidal drift.",
  });
  await scenario.link("tidewater", "CONTACT", "priya");
  await scenario.talkingPoints(
    "tidewater",
    "The meter story: a hundred thousand readings, one wrong time zone, and how I found it.",
    "Wrong in public: the census forecast of March, and what I wrote about it.",
    "Why here: the desk sees each day whether it was right.",
    "I can start six weeks after the contract.",
  );
  await scenario.on(4, "20:00").open("tidewater", "RESEARCH_FOR_THE_INTERVIEW");
  await scenario.sign("tidewater", {
    ...{ from: "ME", kind: "MAIL", promisedIn: 0 },
    note: "Told Dr Vennby that the meter write-up comes when it is short enough.",
  });
  await scenario
    .on(3, "7:55")
    .note(
      "tidewater",
      "Questions to ask",
      "1. What happened the last time a forecast was badly wrong?\n2. Who decides what the dashboards show?\n3. How long did the last new analyst need to be of use?",
    );
  await scenario.on(1, "18:05").open("tidewater", "PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE", "JOURNAL_YOUR_JOB_HUNT");
}

/** Writes the hunt with an application that waits for an answer. */
async function brindle(scenario: ScenarioWriter, advert: string): Promise<void> {
  await scenario.on(28, "11:30").hunt("brindle", "Analytics Engineer, Brindle Maps", "FOUND_ADVERT");
  await scenario.capture("brindle", advert);
  await scenario.follow("brindle", "maps");
  await scenario.done("brindle", "IDEAL_JOB_PROFILE", "SHORTLIST_COMPANIES", "SHORTLIST_POSITIONS");
  await scenario.skip("brindle", "IDENTIFY_ORGANIZATIONS");
  await scenario.on(25, "9:20").done("brindle", "CONTACT_ORGANIZATIONS", "IDENTIFY_CONTACT_PEOPLE", "DECIDE_ON_JOB");
  await scenario.contact("leontine", {
    role: "Hiring Manager",
    firstName: "Leontine",
    lastName: "Farrow",
    organization: "Brindle Maps",
    email: "leontine@example.org",
    mobile: "+44 7700 900 771",
  });
  await scenario.link("brindle", "CONTACT", "leontine");
  await scenario.advance("brindle", "PREPARING");
  await scenario.on(18, "20:40").done("brindle", "BUILD_APPLICATION_BUNDLE", "PRE_APPLICATION_COMMUNICATIONS");
  await scenario.missed("brindle", "FOLLOW_UP_EMAIL");
  await scenario.on(16, "8:30").send("brindle", "leontine", SubmissionChannel.FORM, "cv", "portfolio");
  await scenario.note(
    "brindle",
    "Sent",
    "Sent the bundle with the sample model. The form cut the letter at 2,000 characters, so the **second page is missing**: bring it up in the first call.",
  );
  await scenario.link("brindle", "DOCUMENT", "cv", "portfolio");
  await scenario.talkingPoints(
    "brindle",
    "The second page of the letter was cut: offer to send it.",
    "The sample model has tests, and runs in four seconds.",
    "Remote four days, Sankt Orlen on the fifth.",
  );
  await scenario.on(12, "15:30").sign("brindle", {
    ...{ from: "THEM", kind: "MAIL", promisedIn: -1 },
    note: "Leontine Farrow has the bundle, and answers when the autumn survey is printed.",
  });
  await scenario.on(8, "9:10").open("brindle", "FIRST_FOLLOW_UP_COMMUNICATIONS");
}

/** Writes the hunt with an application in progress, through an agency. */
async function oakline(scenario: ScenarioWriter, advert: string): Promise<void> {
  await scenario.on(19, "12:05").hunt("oakline", "Planning Analyst, Oakline Rail", "FOUND_ADVERT");
  await scenario.capture("oakline", advert);
  await scenario.dates("oakline", { deadline: 13 });
  await scenario.contact("tobias", {
    role: "Recruiter",
    firstName: "Tobias",
    lastName: "Grell",
    organization: "Second Bell Talent",
    email: "t.grell@example.org",
    mobile: "+44 7700 900 404",
    description: "Calls on Fridays. Knows the planners at Oakline.",
  });
  await scenario.link("oakline", "CONTACT", "tobias");
  await scenario.on(15, "17:00").done("oakline", "SHORTLIST_POSITIONS", "IDENTIFY_CONTACT_PEOPLE", "DECIDE_ON_JOB");
  await scenario.advance("oakline", "PREPARING");
  await scenario.on(6, "16:30").sign("oakline", {
    ...{ from: "THEM", kind: "CALL", promisedIn: 3 },
    note: "Tobias Grell asks the planners how long the analysis may be.",
  });
  await scenario.appointment("oakline", {
    ...{ inDays: 12, kind: "ON_SITE", round: "FIRST_CONVERSATION", time: "16:00", minutes: 45 },
    place: "Second Bell Talent, at the signal house in Hollin",
    phone: "+44 7700 900 404",
    with: ["tobias"],
    note: "Bring the delay analysis on paper.",
  });
  await scenario.on(5, "19:25").open("oakline", "BUILD_APPLICATION_BUNDLE");
  await scenario.document(
    "delays",
    { name: "Where the minutes go", type: "Portfolio", description: "The delay analysis, shortened to two pages." },
    { file: "delays" },
  );
  await scenario.stepDue("oakline", "BUILD_APPLICATION_BUNDLE", 2);
  await scenario.on(4, "12:40").doneOn("oakline", "PRE_APPLICATION_COMMUNICATIONS", 2);
}

/** Writes the hunt for an employer without an advert. */
async function quillhaven(scenario: ScenarioWriter): Promise<void> {
  await scenario.on(13, "10:10").hunt("quillhaven", "Quillhaven Press, whatever they need", "FOUND_EMPLOYER");
  await scenario.company("quillhaven-press", {
    name: "Quillhaven Press",
    type: "Employer",
    address: "4 Inkwell Yard, Quillhaven",
    phone: "+44 20 7946 0177",
    description: "Prints atlases. No open position, but a new head of data since spring.",
  });
  await scenario.link("quillhaven", "COMPANY", "quillhaven-press");
  await scenario.done("quillhaven", "IDEAL_JOB_PROFILE", "IDENTIFY_ORGANIZATIONS");
  await scenario.on(7, "16:45").open("quillhaven", "IDENTIFY_CONTACT_PEOPLE");
  await scenario.note(
    "quillhaven-press",
    "Open day",
    "Open day in the print shop on the first Saturday. Go, and ask for the atlas team.",
  );
}
