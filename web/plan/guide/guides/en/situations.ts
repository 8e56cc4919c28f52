import type { GuideSituation } from "../../guide.js";

/** A line for each hard situation, the same in every guide that shows them. */
export const situations = [
  {
    title: "First job",
    text: "School, courses, clubs, care and small jobs count. Ask a teacher or a trainer to speak for you.",
  },
  {
    title: "Long without work",
    text: "One true line in the CV; a course, voluntary work or a trial through the office gives a recent example. Ask the office about wage support for employers.",
  },
  {
    title: "New in the country",
    text: "Ask the recognition office before you pay for translations. Say in one line what your work permit allows. Write your language level as it is.",
  },
  {
    title: "Back after a break",
    text: "Name the break with dates in one line. Ask about part time, and how hours may change later.",
  },
  {
    title: "Illness or disability",
    text: "You choose whether, when and to whom you tell. Ask for what helps, not with the diagnosis. The office or an equality body knows about money for equipment.",
  },
  {
    title: "Over 55",
    text: "The last 10-15 years are enough; leave out birth date and old dates. Show one new thing you learned.",
  },
  {
    title: "Dismissed",
    text: "Two sentences without blame. Ask for your certificate or reference in writing. Check soon if you want to object: time limits can be a few weeks.",
  },
  {
    title: "A criminal record",
    text: "In many countries old entries need not be told. Ask an advice centre what the law asks for this job before you write anything.",
  },
] as const satisfies readonly GuideSituation[];

/** What an office may pay for, where it is asked before. */
export const help = [
  "Ask the office first: travel · clothes · course · child care · equipment · translation.",
  "Most offices pay only if asked before.",
] as const;
