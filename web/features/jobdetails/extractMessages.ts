import type { MessageDescriptor } from "react-intl";
import type { ExtractionNotice } from "../../schema.generated.js";

/** The next steps when nothing was found. */
export const nothingFound = {
  nothingInText: {
    id: "jobDetails.nothingInText",
    defaultMessage:
      "Nothing was recognised. Check that the whole advert was copied, or fill in the fields by hand: the text is kept.",
    description: "Below 0 fields found, where a text was pasted: what to do next",
  },
  nothingOnPage: {
    id: "jobDetails.nothingOnPage",
    defaultMessage:
      "Nothing was recognised on that page. Open it in your browser, copy the whole advert and paste it here, or fill in the fields by hand.",
    description: "Below 0 fields found, where an address was pasted: what to do next",
  },
} as const;

/** The notices about a result, by the server's codes. */
export const noticeTexts: Readonly<Record<ExtractionNotice, MessageDescriptor>> = {
  EMPTY: {
    id: "jobDetails.notice.empty",
    defaultMessage: "There was nothing to read.",
    description: "Notice after Extract",
  },
  TEXT_CUT: {
    id: "jobDetails.notice.textCut",
    defaultMessage: "The text is very long or incomplete, so only its beginning was read.",
    description: "Notice after Extract",
  },
  PAGE_NOT_FETCHED: {
    id: "jobDetails.notice.pageNotFetched",
    defaultMessage: "The page could not be fetched. What you pasted was read instead.",
    description: "Notice after Extract",
  },
  PAGE_WITHOUT_TEXT: {
    id: "jobDetails.notice.pageWithoutText",
    defaultMessage: "The page came almost without text. Open it in your browser, copy its text and paste it here.",
    description: "Notice after Extract",
  },
  PAGE_SIGN_IN: {
    id: "jobDetails.notice.pageSignIn",
    defaultMessage:
      "The page asks to sign in. Open it in your browser, sign in, copy the text of the advert and paste it here.",
    description: "Notice after Extract",
  },
  PAGE_CHALLENGE: {
    id: "jobDetails.notice.pageChallenge",
    defaultMessage:
      "The page only checks that a person is reading. Open it in your browser, copy the text of the advert and paste it here.",
    description: "Notice after Extract",
  },
  PAGE_AS_TEXT: {
    id: "jobDetails.notice.pageAsText",
    defaultMessage: "The page is too large or too slow to read whole, so only its words were read.",
    description: "Notice after Extract",
  },
  MODEL_FAILED: {
    id: "jobDetails.notice.modelFailed",
    defaultMessage: "The AI model did not help this time. The fields come from the text alone.",
    description: "Notice after Extract",
  },
  MODEL_LIMITED: {
    id: "jobDetails.notice.modelLimited",
    defaultMessage: "The AI model was asked as often as is allowed for now. The fields come from the text alone.",
    description: "Notice after Extract",
  },
};

/**
 * Why an advert could not be read, and what to do, by the server's codes; any other code shows the server's message.
 */
export const extractProblems: Readonly<Record<string, MessageDescriptor>> = {
  PAGE_REFUSED: {
    id: "jobDetails.problem.pageRefused",
    defaultMessage:
      "That site does not let programs read it. Open the advert in your browser, copy its text and paste it here.",
    description: "Shown when Extract could not read a page",
  },
  PAGE_UNREACHABLE: {
    id: "jobDetails.problem.pageUnreachable",
    defaultMessage: "The page could not be reached. Check the address, or paste the text of the advert here.",
    description: "Shown when Extract could not read a page",
  },
  PAGE_EMPTY: {
    id: "jobDetails.problem.pageEmpty",
    defaultMessage: "The page came without its text. Open it in your browser, copy its text and paste it here.",
    description: "Shown when Extract could not read a page",
  },
  PAGE_NOT_TEXT: {
    id: "jobDetails.problem.pageNotText",
    defaultMessage: "That address leads to something that is not a page. Paste the text of the advert here.",
    description: "Shown when Extract could not read a page",
  },
  LOOK_AROUND_LIMIT: {
    id: "jobDetails.problem.pageOff",
    defaultMessage:
      "For an account to look around this server reads no pages. Open the advert in your browser, copy its text and paste it here.",
    description: "Shown when Extract got an address from a visitor with a temporary account",
  },
  NETWORK: {
    id: "jobDetails.problem.network",
    defaultMessage: "The server did not answer. Everything you typed is still here: try again.",
    description: "Shown when Extract did not reach the server",
  },
};

/** What to do where a site limits how often it is read: by the time to wait, where it names one. */
export const siteLimits = {
  later: {
    id: "jobDetails.problem.siteLimit",
    defaultMessage:
      "That site limits how often it is read. Try again later, or open the advert in your browser, copy its text and paste it here.",
    description: "Shown when Extract could not read a page",
  },
  inMinutes: {
    id: "jobDetails.problem.siteLimitMinutes",
    defaultMessage:
      "That site limits how often it is read. Try again in {minutes, plural, one {# minute} other {# minutes}}, or open the advert in your browser, copy its text and paste it here.",
    description: "Shown when Extract could not read a page",
  },
  inHours: {
    id: "jobDetails.problem.siteLimitHours",
    defaultMessage:
      "That site limits how often it is read. Try again in {hours, plural, one {# hour} other {# hours}}, or open the advert in your browser, copy its text and paste it here.",
    description: "Shown when Extract could not read a page",
  },
} as const;
