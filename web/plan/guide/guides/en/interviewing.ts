import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { help, situations } from "./situations.js";

/** The guides of the steps of Interviewing, in English. */
export const interviewing = {
  // 16. Accepting interview
  ACCEPTING_INTERVIEW: {
    why: "They invited you. Here you say yes to the interview, not to the job.",
    how: [
      "Is it real? You applied there, the sender's address is theirs, nothing to pay, no unknown program to install.",
      "Answer within one working day.",
      "Repeat day, time, time zone, place or link, and who will be there.",
      "The day is impossible? Say so at once and offer two others.",
      "You need a ramp, an interpreter, more time? Ask now. You can do so without naming an illness.",
      "Enter the appointment here.",
    ],
    doneWhen: "they have your yes and the appointment is in the plan.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        title: "Yes to the interview",
        subject: "Interview on {day}: {title}",
        body: "{greeting},\n\nThank you for the invitation. I will come on {day} at {time}, {place}. Is there anything I should bring or prepare?\n\nKind regards\n{me}",
      },
      {
        key: "needs",
        kind: "NOTES",
        title: "A line to add: what helps me",
        body: "For the interview I need [what helps, for example a room without stairs, a break, questions in writing].",
      },
      {
        key: "otherDay",
        kind: "EMAIL",
        title: "Another day",
        subject: "Interview on {day}: {title}",
        body: "{greeting},\n\nThank you for the invitation. I cannot come on {day} at {time}. I could come on [day and time] or on [another day and time]. Is one of these possible?\n\nKind regards\n{me}",
      },
    ],
    situations,
  },
  // 17. Understanding the interview
  UNDERSTANDING_THE_INTERVIEW: {
    why: "What kind of interview will it be? You can prepare only for what you know.",
    how: [
      "Ask for kind, length, language, people and their roles.",
      "A task or a test? Ask how long, paid or not, and who may use your work.",
      "A recording instead of a person? Ask who sees it, how long it is kept, and if a call is possible.",
      "Pay range unknown? Ask now. In more and more countries they must tell you.",
      "Ask about travel costs before you travel. Registered at an office? Ask there before you buy a ticket.",
    ],
    doneWhen: "you know who, how long and what kind.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Interview on {day}: {title}",
        body: "{greeting},\n\nSo that I can prepare well: how long will the interview take, who will be there, and is there a task or a test? Could you also tell me the pay range for the position?\n\nKind regards\n{me}",
      },
    ],
    help,
  },
  // 18. Research for the interview
  RESEARCH_FOR_THE_INTERVIEW: {
    why: "Two or three true facts about them show more interest than praise.",
    how: [
      "What do they make or do, for whom, and what changed this year?",
      "Who will you meet: role and public work. Leave private profiles alone.",
      "What does this work pay: pay tables, collective agreement, union, adverts, employment office?",
      "What did you earn before? In some places they may not ask. You can name what you want now.",
      "Write three reasons: why you, and why them.",
    ],
    doneWhen: "three facts and your pay range are in a note.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        body: "What they do: [..]\nNew this year: [..]\nThe people: [..]\nPay range: [..]\nWhy them: [..]\nWhy me: [..]",
      },
    ],
  },
  // 19. Prepare for interview 2 days before
  PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE: {
    why: "Two days leave time to practise aloud and to find what is missing.",
    how: [
      "Say your introduction aloud, one or two minutes, three times.",
      "One example for each requirement: situation, what you did, result. Life outside work counts, too.",
      "The hard question (gap, dismissal, age, change): two true sentences, then what you can do now.",
      "Family plans, religion, health, union? You may say: “I would rather talk about the work.”",
      "References: ask two people first if they will speak for you. Your present employer only if you agree.",
      "Choose three questions for them. Know the lowest pay you say yes to.",
    ],
    doneWhen: "each requirement has an example and you have spoken aloud.",
    texts: [
      {
        key: "main",
        kind: "NOTES",
        title: "Your examples",
        body: "[requirement]\n[situation, what you did, result]",
        perRequirement: true,
      },
      {
        key: "gap",
        kind: "NOTES",
        title: "The hard question: a gap",
        body: "From [year] to [year] I [cared for a relative / had private reasons / looked for work and did a course]. Now I can [start, hours].",
      },
      {
        key: "dismissal",
        kind: "NOTES",
        title: "The hard question: dismissal",
        body: "The job ended because [one plain sentence, no blame]. I learned [..]; since then I [..].",
      },
      {
        key: "strengths",
        kind: "NOTES",
        title: "The hard question: many years of work, first job, new country",
        body: "What I bring for this job is [two things]. I learn new things by [example].",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Ask somebody to practise with you",
        subject: "Could you practise with me? {title}",
        body: "Hello {helper},\n\nI am preparing for an interview for the position “{title}”. Could you read my examples and ask me some questions, by [day]? The document is attached.\n\nThank you\n{me}",
      },
    ],
    situations,
    helper: true,
  },
  // 20. Prepare 1 day before
  PREPARE_1_DAY_BEFORE: {
    why: "What lies ready tonight is no worry tomorrow.",
    how: [
      "Clothes and papers: CV, advert, copies of certificates, pen. On the telephone is fine, too.",
      "The way, with one earlier connection; or link, light, sound, battery, your name on the screen.",
      "The number to call if you are late. Somebody for your children or a person you care for.",
      "Print or open the hunt sheet. Read it once, then stop.",
    ],
    doneWhen: "the bag or the desk is ready.",
    texts: [],
    checks: [
      { key: "clothes", label: "Clothes" },
      { key: "papers", label: "CV, advert, copies of certificates, pen, or all on the telephone" },
      { key: "way", label: "Way with one earlier connection, or link, light, sound and battery tested" },
      { key: "number", label: "Number to call if late" },
      { key: "care", label: "Somebody for children or care" },
      { key: "sheet", label: "Hunt sheet printed or open" },
    ],
  },
  // 21. Day of the interview
  DAY_OF_THE_INTERVIEW: {
    why: "Both sides choose today: they choose you, and you choose them.",
    how: [
      "Be there ten minutes early; on video, five.",
      "Listen to the end, then answer. A pause, your notes or “Could you say that again?” are fine.",
      "Ask your questions, and: what happens next, and by when?",
      "Today you sign nothing, pay nothing and give away no original papers.",
      "Right after it, write down what was asked and what they promised.",
      "A short thank-you is usual in some countries and not needed in others. Send it if it suits you.",
    ],
    doneWhen: "you wrote down how it went and the day of their answer. No day named? The plan asks after ten days.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        title: "A short thank-you",
        subject: "Thank you for the conversation on {day}",
        body: "{greeting},\n\nThank you for the conversation on {day}. It was good to hear about [topic]. The position interests me, and I will gladly answer further questions.\n\nKind regards\n{me}",
      },
      {
        key: "noNews",
        kind: "EMAIL",
        title: "No news since the interview",
        subject: "{title}: question after the interview of {day}",
        body: "{greeting},\n\nThank you again for the conversation on {day}. The position “{title}” still interests me. Could you tell me what happens next, and when you expect to decide?\n\nKind regards\n{me}",
      },
    ],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
