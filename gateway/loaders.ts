import DataLoader from "dataloader";
import type { Company } from "./company/company.entity.js";
import type { IdealJob } from "./idealjob/ideal-job.entity.js";
import type { JobDetails } from "./jobdetails/job-details.entity.js";
import type { UploadedFile } from "./document/uploaded-file.js";
import type { AnswerBudget } from "./graphql/answer-budget.js";
import type { Services } from "./services.js";

/** Batches what nested fields ask for one by one; made anew for each request, so nothing is shared between persons. */
export interface AppLoaders {
  readonly jobDetailsByHunt: DataLoader<string, JobDetails | null>;
  readonly company: DataLoader<string, Company | null>;
  readonly idealJob: DataLoader<string, IdealJob | null>;
  /** Uploaded files, by their id. */
  readonly file: DataLoader<string, UploadedFile | null>;
  /** How many notes hang on a record, by its `noteGuid`. */
  readonly noteCount: DataLoader<string, number>;
}

/** The loaders of one request of one person, within what its answer may hold. */
export function createLoaders(services: Services, ownerId: string, answer: AnswerBudget): AppLoaders {
  return {
    jobDetailsByHunt: batched(
      (ids) => services.jobDetails.findByJobHunts(ownerId, ids, answer),
      (details) => details.jobHuntId,
    ),
    company: batched(
      (ids) => services.companies.findMany(ownerId, ids),
      (company) => company.id,
    ),
    idealJob: batched(
      (ids) => services.idealJobs.findMany(ownerId, ids),
      (idealJob) => idealJob.id,
    ),
    file: batched(
      (ids) => services.files.findMany(ownerId, ids),
      (file) => file.fileId,
    ),
    noteCount: new DataLoader(async (noteGuids) => {
      const counts = await services.notes.countMany(ownerId, noteGuids);
      return noteGuids.map((noteGuid) => counts.get(noteGuid) ?? 0);
    }),
  };
}

function batched<T>(
  load: (ids: readonly string[]) => Promise<T[]>,
  idOf: (row: T) => string,
): DataLoader<string, T | null> {
  return new DataLoader(async (ids) => {
    const rows = new Map((await load(ids)).map((row) => [idOf(row), row]));
    return ids.map((id) => rows.get(id) ?? null);
  });
}
