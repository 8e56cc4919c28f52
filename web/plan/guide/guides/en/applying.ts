import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { situations } from "./situations.js";

/** The guides of the steps of Applying, in English. */
export const applying = {
  // 8. Build application bundle
  BUILD_APPLICATION_BUNDLE: {
    why: "The bundle is your CV, your letter and your papers. Readers have little time: the first half page must answer the advert.",
    how: [
      "Mark the five most important words of the advert. Use them where they are true.",
      "CV: put first what fits. Plain layout, usual headings, no text in pictures: software often reads it.",
      "Leave out birth date, family, religion, health and ID numbers, unless the law or the job asks for them.",
      "Photograph: your choice. Usual in some countries, unwanted in others. Not sure? Leave it out.",
      "A gap: one true line, for example “2023-2025 care of a relative”.",
      "Letter, if they want one: one page. Why them, one result of yours, when you can start.",
      "AI may help if the advert allows it. Every sentence must be true and sound like you.",
      "Let somebody read it. PDF or the form they ask for, a clear file name, copies and never originals.",
    ],
    doneWhen: "the CV and the papers they ask for are linked to the hunt.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Application: {title}{{ ({reference})}}",
        body: "{greeting},\n\nI am applying for the position “{title}”{{, reference {reference}}}.\n\nAt [where] I [what you did]; the result was [result].\n\nI would like to work at {employer}, because [one true reason]. I can start on [date].\n\nKind regards\n{me}",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Ask somebody to read it",
        subject: "Could you read my application? {title}",
        body: "Hello {helper},\n\nI am applying for the position “{title}”. Could you read my papers and tell me what is unclear or wrong? The document is attached. I need it back by [day].\n\nThank you\n{me}",
      },
    ],
    situations,
    helper: true,
  },
  // 9. Pre-application communications
  PRE_APPLICATION_COMMUNICATIONS: {
    why: "One question to the employer before you apply. The answer helps you to decide and to write a better letter.",
    how: [
      "Read the advert again: what does it not say?",
      "At most two questions, and nothing that the advert answers.",
      "Good ones: What matters most in the first months? What is the pay range?",
      "The advert wants no questions, or there is only a form? Skip this step.",
      "Write the answer into the hunt.",
    ],
    doneWhen: "you asked and noted the answer, or tried twice and reached nobody.",
    texts: [
      {
        key: "main",
        kind: "CALL",
        body: "Good morning, my name is {me}. I would like to apply for the position “{title}”{{, reference {reference}}}. May I ask one question? [question] Thank you.",
      },
    ],
  },
  // 10. Follow up email
  FOLLOW_UP_EMAIL: {
    why: "This is the thank-you after step 9, before you apply. It is not a reminder: reminders come after you have sent your papers.",
    how: [
      "Nobody reached in step 9? Skip this step.",
      "Thank them and name one thing you learned.",
      "Say when your papers will come, if you are sure.",
      "Four sentences, no attachment unless they asked.",
    ],
    doneWhen: "the e-mail is sent.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Thank you for the conversation: {title}",
        body: "{greeting},\n\nThank you for talking to me on [day]. It helped me to hear that [what you learned]. I plan to send my application by [day].\n\nKind regards\n{me}",
      },
    ],
  },
  // 11. Send application bundle
  SEND_APPLICATION_BUNDLE: {
    why: "Now you apply. Late or incomplete papers are often not read; and weeks later they may ask what you wrote.",
    how: [
      "Is the job on the employer's own site? Check the address of the page before you type your data.",
      "Compare with the advert: papers, form, address, last day.",
      "Open your files on another device. Copy long answers before you press Send.",
      "No bank data, no ID copy and no money at this point.",
      "Save the confirmation. A test may come the same day: keep a quiet hour free.",
      "Press Done: a copy of the advert and the files is kept with the date.",
    ],
    doneWhen: "it is sent and kept in the hunt.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Application: {title}{{ ({reference})}}",
        body: "{greeting},\n\nPlease find attached my application for the position “{title}”{{, reference {reference}}}: [papers].\n\nI look forward to your answer.\n\nKind regards\n{me}{{\n{phone}}}",
      },
    ],
  },
  // 12. First follow-up communications
  FIRST_FOLLOW_UP_COMMUNICATIONS: {
    why: "The first reminder after you applied. One or two weeks without an answer are normal. It does not mean no.",
    how: [
      "First look: spam folder, automatic reply, status page. They named a day? Wait for it.",
      "“No questions, please” in the advert? Then do not ask: press Skip.",
      "Write to the person who got it, or to the address in the advert.",
      "Three to five sentences: which job, when you applied, one thing you bring.",
      "Ask one question: what happens next, and when?",
    ],
    doneWhen: "the message is sent, or you spoke to somebody and wrote down what they said.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "{title}{{ ({reference})}}: my application of {sentOn}",
        body: "{greeting},\n\nOn {sentOn} I applied for the position “{title}”{{, reference {reference}}}. The job still interests me.\n\n[one sentence: what you bring that they asked for]\n\nCould you tell me what happens next, and when you expect to decide? If anything is missing, I will gladly send it.\n\nKind regards\n{me}{{\n{phone}}}",
      },
      {
        key: "noCall",
        kind: "EMAIL",
        title: "They promised a call, and it did not come",
        subject: "{title}{{ ({reference})}}: a new time for our call",
        body: "{greeting},\n\nYou said that you would call me by {promisedOn} about the position “{title}”{{, reference {reference}}}. Perhaps your call did not reach me.\n\nCould you tell me a new day and time? You can also write to me.\n\nKind regards\n{me}{{\n{phone}}}",
      },
    ],
  },
  // 13. Second follow-up communications
  SECOND_FOLLOW_UP_COMMUNICATIONS: {
    why: "The second reminder, another way: if you wrote, call. Calling is hard for you? Write to another person there.",
    how: [
      "Have the advert, your letter and your calendar ready: open the hunt sheet.",
      "Ask: is the job still open, has the selection begun, do you need anything from me?",
      "Stay friendly: the person on the phone may not be the one who decides.",
      "Write down name and answer. A day they promise goes into the plan.",
    ],
    doneWhen: "you reached somebody, or tried twice on two days.",
    texts: [
      {
        key: "main",
        kind: "CALL",
        body: "Good morning, my name is {me}. On {sentOn} I applied for the position “{title}”{{, reference {reference}}}. Is it still open? When may I expect an answer? Thank you. May I ask your name?",
      },
    ],
  },
  // 14. Final follow-up communications
  FINAL_FOLLOW_UP_COMMUNICATIONS: {
    why: "The last reminder. After it you stop waiting and use your time for other hunts.",
    how: [
      "Two or three friendly sentences, no complaint.",
      "You are still interested? Say so, and ask for a short yes or no.",
      "Choose your own last day for this hunt.",
    ],
    doneWhen: "it is sent.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Last question about {title}{{ ({reference})}}: my application of {sentOn}",
        body: "{greeting},\n\nOn {sentOn} I applied for the position “{title}”{{, reference {reference}}}. The job would still interest me. If you have chosen somebody else, a short line is enough.\n\nKind regards\n{me}",
      },
    ],
  },
  // 15. Closing communications
  CLOSING_COMMUNICATIONS: {
    why: "The end of this hunt. A friendly end can help: sometimes the first choice says no.",
    how: [
      "After a no: thank them within two days. You may ask for one piece of advice; many do not answer.",
      "After silence: no message is needed.",
      "You withdraw? Tell them soon, in two sentences.",
      "Was it your age, origin, sex, health or faith? Ask an advice centre soon: the time limits are short.",
      "Archive the hunt with its outcome.",
    ],
    doneWhen: "the last message is sent or not needed, and the hunt is ended.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        title: "After a no",
        subject: "{title}: thank you",
        body: "{greeting},\n\nThank you for your answer and for your time. May I ask what I could do better next time? If a similar position opens, I would like to hear of it.\n\nKind regards\n{me}",
      },
      {
        key: "withdraw",
        kind: "EMAIL",
        title: "You withdraw",
        subject: "{title}: I withdraw my application",
        body: "{greeting},\n\nThank you for your time. I would like to withdraw my application for the position “{title}”. I wish you success in finding the right person.\n\nKind regards\n{me}",
      },
    ],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
