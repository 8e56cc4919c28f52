import { pdf, textFile, type SampleFile } from "./sample-files.js";

/** The files of the invented person. */
export const SCENARIO_FILES = {
  cv: pdf("curriculum-vitae.pdf", "Curriculum vitae", [
    "Data analyst, nine years",
    "2021 - today   Census office, Marrow Bay: survey data, dashboards, a team of two",
    "2017 - 2021    Foglight Theatre: ticketing and audience figures",
    "2014 - 2017    University of Hollin: research assistant, statistics",
    "Languages: English, German, some Portuguese",
    "Tools: SQL, Python, R, and a pencil",
  ]),
  reference: textFile(
    "reference-census-office.txt",
    "To whom it may concern\n\nI have worked with this analyst for five years, and was told the truth about our numbers in each of them.\n\nWilhelmina Ashgrove, head of surveys\n",
  ),
  letter: pdf("cover-letter-tidewater.pdf", "To the balancing desk of Tidewater Grid", [
    "You are looking for somebody who turns readings into answers.",
    "Last year I found that a third of our meters counted an hour twice",
    "whenever the clocks changed. It took a week to believe and a day to mend.",
    "I would like to tell you how, and to hear what keeps your desk awake.",
  ]),
  delays: textFile(
    "where-the-minutes-go.md",
    "# Where the minutes go\n\nHalf of all lost minutes on a branch line are lost at **two** stations.\n\n1. Measure at the signal, not at the door.\n2. Count the passengers who miss their connection, not the trains.\n",
  ),
} satisfies Record<string, SampleFile>;

/** The name of a file of the scenario. */
export type ScenarioFileName = keyof typeof SCENARIO_FILES;
