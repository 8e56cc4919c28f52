import { JOB_DATA_MAX } from "../../../schema/limits.js";
import { MESSAGE_BYTES_MAX } from "../../capture/model/ask.js";
import { AppError } from "../../platform/errors.js";
import { many, object, one } from "../answers.js";
import { idOf, required, storeId, text as textField } from "../fields.js";
import { JOB_DETAILS as KIND } from "../kinds.js";
import { route, type AnyRoute } from "../route.js";
import { sentOrRead, text } from "../values.js";

/** Captured adverts, and the requests to the model for capturing. */
export const JOB_ROUTES: readonly AnyRoute[] = [
  route<{ jobDetails: { id: string; jobHuntId: string; title: string | null; data: string } | null }>({
    method: "GET",
    path: "/job/get",
    summary: "The captured advert of a hunt, as a list of one; 404 when none was captured.",
    takes: { jobHuntId: idOf("The hunt.") },
    answers: many(KIND),
    operation: `query ($jobHuntId: ID!) { jobDetails(jobHuntId: $jobHuntId) { id jobHuntId title data } }`,
    variables: ({ jobHuntId }) => ({ jobHuntId: text(jobHuntId) }),
    answer: ({ jobDetails }) => {
      if (jobDetails === null) throw new AppError("NOT_FOUND", { message: "No job details were saved for this hunt." });
      const { data, ...rest } = jobDetails;
      return { data: [{ ...rest, job_data: data }] };
    },
  }),
  route<{ saveJobData: { jobDetails: { id: string; jobHuntId: string; title: string | null; data: string } } }>({
    method: "POST",
    path: "/job/add",
    summary: "Saves the captured advert of a hunt, in place of the one that it has.",
    takes: {
      ...KIND.fields,
      jobId: storeId("The id of a new record; a hunt that has one keeps it, with its id."),
      jobHuntId: idOf("The hunt."),
      data: textField(JOB_DATA_MAX, "The fields of the advert, a JSON object as text; or else `job_data`."),
    },
    answers: one(KIND),
    operation: `mutation ($input: SaveJobDataInput!) {
      saveJobData(input: $input) { jobDetails { id jobHuntId title data } }
    }`,
    variables: ({ jobId, jobHuntId, title, ...values }) => ({
      input: {
        id: jobId,
        jobHuntId: text(jobHuntId),
        data: sentOrRead(values, "data", "job_data"),
        title: title ?? null,
      },
    }),
    answer: ({ saveJobData: { jobDetails } }) => {
      const { data, ...rest } = jobDetails;
      return { data: { ...rest, job_data: data } };
    },
  }),
  route<{ askModel: string }>({
    method: "POST",
    path: "/ai/query",
    summary: "Asks the AI model; a page whose address is in the message is read first.",
    takes: { message: required(textField(MESSAGE_BYTES_MAX, "The question, with at most so many bytes too.")) },
    answers: object({
      message: { type: "string", description: "The answer." },
      data: object({ message: { type: "string", description: "The same answer." } }),
    }),
    operation: `mutation ($input: AskModelInput!) { askModel(input: $input) }`,
    variables: ({ message }) => ({ input: { message } }),
    answer: ({ askModel: message }) => ({ message, data: { message } }),
  }),
];
