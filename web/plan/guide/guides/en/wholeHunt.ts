import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";

/** The guides of the steps that belong to the whole hunt, in English. */
export const wholeHunt = {
  // 30. Capture job details
  CAPTURE_JOB_DETAILS: {
    why: "Adverts disappear. Before an interview you will need each word.",
    how: [
      "Paste the advert, its address, or press the capture button.",
      "Look at what was found; each field shows its words.",
      "Add the last day to apply and the employer's own page of the job.",
    ],
    doneWhen: "title, employer and the text are saved.",
    texts: [],
  },
  // 31. Journal your job hunt
  JOURNAL_YOUR_JOB_HUNT: {
    why: "Ten minutes a week show what works, and help you to prove your search to an office.",
    how: [
      "What did I do this week?",
      "What came back?",
      "What went well, even if it is small?",
      "What do I do differently next week? One thing is enough.",
      "An office wants to see your search? Ask which form it takes. You can print the activity record.",
      "Two bad weeks one after the other? Talk to a friend, an adviser or a doctor.",
    ],
    doneWhen: "this week has a note; then it asks again next week.",
    texts: [{ key: "main", kind: "NOTES", body: "Done: [..]\nCame back: [..]\nWent well: [..]\nNext week: [..]" }],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
