import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { help, situations } from "./situations.js";

/** The guides of the steps of Accepting, in English. */
export const accepting = {
  // 22. Received offer
  RECEIVED_OFFER: {
    why: "They offer you the job. Here you write it down; you answer later.",
    how: [
      "Thank them. You need not answer at once.",
      "Ask for it in writing, and for the day by which they need your answer.",
      "They want a yes on the telephone? “I would like to. Please send it, then I will confirm in writing.”",
      "Write down pay, hours, start, place, term and conditions: checks, papers, doctor, permit.",
      "A check of your past? Ask what they check, and who does it. Often they need your consent.",
      "Other talks running? You may tell them that you have an offer and a date.",
    ],
    doneWhen: "the offer is in writing, or you asked for it, and the answer day is set.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Offer: {title}",
        body: "{greeting},\n\nThank you for the offer. Could you send it to me in writing, with pay, hours, start and place? By which day do you need my answer?\n\nKind regards\n{me}",
      },
    ],
  },
  // 23. Offer thanks
  OFFER_THANKS: {
    why: "A short thank-you. It is not a yes.",
    how: [
      "You thanked them on the telephone and they know your day? Press Done.",
      "Say by when you will answer.",
      "Do not write “yes” or “I accept” yet.",
    ],
    doneWhen: "it is sent.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Offer: {title}",
        body: "{greeting},\n\nThank you for the offer for the position “{title}” and for your trust. I will read it with care and answer by {answerBy}.\n\nKind regards\n{me}",
      },
    ],
  },
  // 24. Accept offer
  ACCEPT_OFFER: {
    why: "Here you decide, for yourself. Your yes or no goes out in “Offer acceptance”.",
    how: [
      "Compare with your musts and with other offers.",
      "Something is missing? Ask for one or two things: pay, home days, start. Give a reason.",
      "A fixed pay scale leaves little room: ask which grade, and which years they count.",
      "You get money from an office? Ask there before you say no: a no can cost money.",
      "Sleep one night over it and talk to somebody. Then decide: yes, yes if, or no.",
    ],
    doneWhen: "your decision is written down.",
    shortTime: "Two days or less to answer? Ask for more time first.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Offer: {title}",
        body: "{greeting},\n\nI would like to work with you. One question before I answer: because of [reason] I had [number or wish] in mind. Is that possible?\n\nKind regards\n{me}",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Ask somebody what they think",
        subject: "Could you look at an offer? {title}",
        body: "Hello {helper},\n\nI have an offer for the position “{title}”. Could you read it and tell me what you think, by [day]? The document is attached.\n\nThank you\n{me}",
      },
    ],
    helper: true,
  },
  // 25. Offer legitimacy
  OFFER_LEGITIMACY: {
    why: "Is the offer real, or is it a fraud? Ten minutes can save your money and your papers.",
    how: [
      "Find the company yourself: public register, own site. Call the number you found, not the one they sent.",
      "Look at the sender's address, letter by letter.",
      "Fraud: you pay, buy, cash a cheque, forward parcels or money, or use gift cards or crypto.",
      "Fraud, too: only chat, great hurry, much pay for little work, “like and rate” tasks, a file to run.",
      "Bank data and ID copies only when the company is confirmed. Nobody may keep your passport.",
      "One sign is enough: stop. You paid or sent data? Call your bank, then the police. It is not your fault.",
    ],
    doneWhen: "somebody at the company confirmed the offer by a number you looked up, or you stopped.",
    texts: [
      {
        key: "helper",
        kind: "EMAIL",
        title: "Ask somebody to look at it with you",
        subject: "Is this offer real? {title}",
        body: "Hello {helper},\n\nI have an offer for the position “{title}” from {employer}. Could you look at it with me? I would like to know if it is real before I answer, pay or send papers. The document is attached.\n\nThank you\n{me}",
      },
    ],
    checks: [
      { key: "register", label: "Company found by myself in a register or by an adviser" },
      { key: "number", label: "A number I looked up, and I called it" },
      { key: "sender", label: "Sender's address is the company's, letter by letter" },
      { key: "person", label: "I spoke to a person by voice or face, and the job was really discussed" },
      { key: "nothingToPay", label: "Nobody asks me to pay, buy, cash, forward or install something" },
      { key: "papers", label: "Bank data and ID copies not before the company is confirmed; nobody keeps my passport" },
      { key: "pay", label: "Pay is usual for this work, and nobody hurries me" },
    ],
    asksWhenOpen: true,
    warning: {
      title: "Something is wrong",
      lines: [
        "Stop here. Do not pay and do not send papers.",
        "You paid or sent data? Call your bank, then the police. It is not your fault.",
      ],
    },
    helper: true,
  },
  // 26. Offer acceptance
  OFFER_ACCEPTANCE: {
    why: "Here you tell them your decision, yes or no. A yes can bind you, so check first.",
    how: [
      "Before a yes: is “Offer legitimacy” done? Is the written offer what you agreed?",
      "Say yes to job, pay, hours, place and start, one line each. Add what you agreed in the talks.",
      "Add “subject to the written contract”. It helps, but it does not protect you everywhere.",
      "Do not give notice in your old job yet.",
      "No: thank them, short and soon. You get money from an office? Ask there first.",
    ],
    doneWhen: "your answer is sent before their day.",
    texts: [
      {
        key: "yes",
        kind: "EMAIL",
        title: "Yes",
        subject: "My answer to your offer: {title}",
        body: "{greeting},\n\nI accept the position “{title}” with {salary}, [hours] hours, in [place], from {startOn}, subject to the written contract.\n\nWe agreed: [..].\n\nPlease send me the contract.\n\nKind regards\n{me}",
      },
      {
        key: "no",
        kind: "EMAIL",
        title: "No",
        subject: "My answer to your offer: {title}",
        body: "{greeting},\n\nThank you for the offer and for your time. After careful thought I have decided not to accept the position. I wish you success in finding the right person.\n\nKind regards\n{me}",
      },
    ],
    before: "OFFER_LEGITIMACY",
  },
  // 27. Contract validity
  CONTRACT_VALIDITY: {
    why: "Is the contract what was agreed? Whether it is lawful, a union or a legal adviser can say.",
    how: [
      "No contract yet? Ask when it comes. Not usual in your country? Ask for the terms in writing.",
      "Read it all, in a language you understand. Then use the list.",
      "Compare with the offer and your notes. Look for money you may have to pay back.",
      "Ask in writing about each open point, and ask for a corrected contract.",
      "A union, an advice centre or the employment office can help, often free or for members.",
    ],
    doneWhen: "every point is checked and every question has a written answer.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Questions about the contract",
        body: "{greeting},\n\nThank you for the contract. I have these questions:\n\n[my questions]\n\nCould you answer in writing, or correct the contract?\n\nKind regards\n{me}",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Ask somebody to read it",
        subject: "Could you read a contract? {title}",
        body: "Hello {helper},\n\nI have the contract for the position “{title}”. Could you read it and tell me what I should ask, by [day]? The document is attached.\n\nThank you\n{me}",
      },
    ],
    checks: [
      { key: "names", label: "Both names and the job title" },
      { key: "start", label: "Start, place and home days in writing" },
      { key: "pay", label: "Pay: amount, before or after tax, which day" },
      { key: "extras", label: "Bonus, extras, and money to pay back (training, moving, housing)" },
      { key: "hours", label: "Hours, breaks, overtime, shifts" },
      { key: "holiday", label: "Holiday and sick pay" },
      { key: "term", label: "Probation, notice, fixed term" },
      { key: "conditions", label: "Conditions: checks, doctor, permit" },
      { key: "limits", label: "What you may not do: second job, work for others afterwards" },
    ],
    questionsGap: "[my questions]",
    situations,
    helper: true,
  },
  // 28. Sign and return offer
  SIGN_AND_RETURN_OFFER: {
    why: "Now you sign the contract, and it becomes real.",
    how: [
      "Sign only the version you checked. Never sign an empty page or one with empty lines.",
      "Return it the way they ask, and keep the receipt.",
      "Keep a copy that both sides have signed; link it here.",
      "Give notice in the old job only now, and when all conditions are met: checks, doctor, permit.",
      "Look up your notice time. Tell your employment office the start day.",
    ],
    doneWhen: "you hold a copy signed by both.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Signed contract",
        body: "{greeting},\n\nThe signed contract is attached. Please send me a copy signed by you.\n\nKind regards\n{me}",
      },
    ],
  },
  // 29. Onboarding communications
  ONBOARDING_COMMUNICATIONS: {
    why: "The messages between the contract and your first day.",
    how: [
      "Ask when, where, who receives you, what to bring.",
      "Send tax, insurance and bank data only the way they named. New bank form by e-mail? Call first.",
      "Say what you need: equipment, accounts, adjustments, times for children or care.",
      "Tell your office the start day before it comes. Ask about help for the first weeks.",
      "Tell the other employers, and thank those who helped.",
    ],
    doneWhen: "you know the first day's hour, place and person.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "My first day: {startOn}",
        body: "{greeting},\n\nI look forward to {startOn}. When and where shall I come, whom do I ask for, and which papers do you need?\n\nKind regards\n{me}",
      },
    ],
    checks: [
      { key: "firstDay", label: "Hour, place, person of the first day" },
      { key: "papers", label: "Papers sent the safe way" },
      { key: "equipment", label: "Equipment, accounts, adjustments asked for" },
      { key: "employers", label: "Other employers told" },
      { key: "thanks", label: "Helpers thanked" },
      { key: "office", label: "Employment office told the start day" },
    ],
    help,
  },
} as const satisfies Partial<Record<StepName, Guide>>;
