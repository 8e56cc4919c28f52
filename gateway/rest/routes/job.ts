import { AppError } from "../../errors.js";
import { route, type AnyRoute } from "../route.js";
import { id, text } from "../values.js";

/** Captured adverts, and the questions to the model that capturing asks. */
export const JOB_ROUTES: readonly AnyRoute[] = [
  route<{ jobDetails: { id: string; jobHuntId: string; title: string | null; data: string } | null }>({
    method: "GET",
    path: "/job/get",
    takes: ["jobHuntId"],
    operation: `query ($jobHuntId: ID!) { jobDetails(jobHuntId: $jobHuntId) { id jobHuntId title data } }`,
    variables: ({ jobHuntId }) => ({ jobHuntId: text(jobHuntId) }),
    answer: ({ jobDetails }) => {
      if (jobDetails === null) throw new AppError("NOT_FOUND", { message: "No job details were saved for this hunt." });
      const { data, ...rest } = jobDetails;
      return { data: [{ ...rest, job_data: data }] };
    },
  }),
  route<{ saveJobData: { id: string; jobHuntId: string; title: string | null; data: string } }>({
    method: "POST",
    path: "/job/add",
    takes: ["jobId", "jobHuntId", "data", "title"],
    operation: `mutation ($input: SaveJobDataInput!) { saveJobData(input: $input) { id jobHuntId title data } }`,
    variables: ({ jobId, jobHuntId, data, title }) => ({
      input: { id: id(jobId), jobHuntId: text(jobHuntId), data, title },
    }),
    answer: ({ saveJobData: { data, ...rest } }) => ({ data: { ...rest, job_data: data } }),
  }),
  route<{ askModel: string }>({
    method: "POST",
    path: "/ai/query",
    takes: ["message"],
    operation: `mutation ($input: AskModelInput!) { askModel(input: $input) }`,
    variables: ({ message }) => ({ input: { message } }),
    answer: ({ askModel: message }) => ({ message, data: { message } }),
  }),
];
