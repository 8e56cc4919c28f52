import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { help, situations } from "./situations.js";

/** The guides of the steps of Preparing, in English. */
export const preparing = {
  // 1. Ideal job profile
  IDEAL_JOB_PROFILE: {
    why: "What do you want, and what not? When it is written down, you see sooner which jobs fit.",
    how: [
      "Think of two good days at work, at school, at home or as a volunteer: what did you do?",
      "Make three lists: Must, Nice to have, Never.",
      "Write your lowest pay, your hours and the longest way to work.",
      "Write what your health, your family or your permit needs.",
      "Show it to somebody who knows you. Registered at an office? Ask what it expects from you.",
    ],
    doneWhen: "three musts, one never and a lowest pay are written.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        body: "Must: [..]\nNice to have: [..]\nNever: [..]\nLowest pay: [..]\nLongest way to work: [..]",
      },
    ],
    situations,
  },
  // 2. Shortlist companies
  SHORTLIST_COMPANIES: {
    why: "Companies are possible employers. Some jobs are never advertised; a list of employers helps to find them.",
    how: [
      "Look for employers near you, or remote, that need your work.",
      "Ask people you know where they would apply, and where not.",
      "Who is hiring now? Who hires all the time? Ask why: growth, or people leaving?",
      "Write one reason for each.",
    ],
    doneWhen: "five companies are saved, each with one reason.",
    texts: [{ key: "main", kind: "NOTES", body: "{company}: why here: [..]\nWhom I know there: [..]" }],
  },
  // 3. Shortlist positions
  SHORTLIST_POSITIONS: {
    why: "Positions are open jobs. Choose a few that fit, and apply with care.",
    how: [
      "Collect adverts for some days.",
      "Check on the employer's own site that the job is still open.",
      "Remove those with something from your Never list.",
      "Keep those where you have most of what they ask. You need not have all of it.",
      "A licence or a permit that the law asks for is always needed.",
      "Write down the last day to apply. Your office wants a number of applications? Plan them, too.",
    ],
    doneWhen: "three adverts are captured with their last day, or with a note that none is named.",
    texts: [],
  },
  // 4. Identify organizations
  IDENTIFY_ORGANIZATIONS: {
    why: "Organizations are helpers: employment office, agencies, unions, associations, advice centres. Employers are in “Shortlist companies”.",
    how: [
      "You lost your job, or will lose it? Register today. In some countries a late day costs money.",
      "Find the office for you. Ask about courses, travel costs and help with applications.",
      "Find one association of your trade and one or two known or licensed agencies.",
      "An agency wants money from you for a job? Do not go there. Ask the office first.",
      "You learned your trade in another country? Find the office that recognises it.",
    ],
    doneWhen: "three organizations are saved with a way to reach them.",
    texts: [],
    situations,
    help,
  },
  // 5. Contact organizations
  CONTACT_ORGANIZATIONS: {
    why: "Now tell these helpers what you look for. One of them may know several jobs.",
    how: [
      "Call, write or go there, the way they ask. Have two sentences ready.",
      "Say what you look for, from when, and where.",
      "Ask: what is open now, who decides, what shall I send? Is there money for travel or a course?",
      "An agency: no passport, no ID copy and no bank data before you know that it is real.",
      "Write down name, day and answer.",
    ],
    doneWhen: "each organization was called or written to, and the answer, or no answer, is noted.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Looking for work as {idealJob}",
        body: "{greeting},\n\nI am looking for work as {idealJob} in [place], from [date]. My work or training so far: [one line].\n\nIs something open now or soon, and to whom may I write?\n\nKind regards\n{me}{{\n{phone}}}",
      },
    ],
  },
  // 6. Identify contact people
  IDENTIFY_CONTACT_PEOPLE: {
    why: "Contact people read the applications or decide. With a name, your letter reaches the right person.",
    how: [
      "Look at the advert, the team page and the press page.",
      "Ask people you know for an introduction.",
      "You may call: “Who is responsible for this job?” No name is an answer, too.",
      "On a network for work: one short message. No answer means no. Leave private accounts alone.",
      "Save only what they need for work: name, role, work phone or e-mail. Delete it when the hunt is over.",
      "The advert says “no contact”, or names are hidden? Skip this step.",
    ],
    doneWhen: "one person with phone or e-mail is linked to the hunt, or you know that none is named.",
    texts: [
      {
        key: "main",
        kind: "CALL",
        body: "Good morning, my name is {me}. I would like to apply for the position “{title}”. Who is responsible for it, and how is the name written? Thank you.",
      },
    ],
  },
  // 7. Decide on job
  DECIDE_ON_JOB: {
    why: "Here you decide whether you apply. About an offer you decide later, in “Accept offer”.",
    how: [
      "Look at the fit: is a must missing, is a never there?",
      "Can you get there each day, and live on the pay?",
      "Would you say yes if they offered it tomorrow?",
      "Your employment office sent you this job? Ask there before you say no.",
      "Yes: press Done and “Yes, I apply”, or “Progress to Applying”. No: press Done and “No, not this one”.",
    ],
    doneWhen: "you moved the hunt on, or ended it.",
    texts: [{ key: "main", kind: "NOTES", body: "For it: [..]\nAgainst it: [..]\nI decide: [..] because [..]" }],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
