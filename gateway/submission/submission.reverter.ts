import type { Database } from "../database/database.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { revertParts } from "../jobhunt/revert-parts.js";
import { JobHuntStatus } from "../jobhunt/workflow.js";
import type { Reverter } from "../log/reverter.js";
import { Submission } from "./submission.entity.js";
import type { SubmissionService } from "./submission.service.js";

/**
 * Returns the reverter of submissions, which keeps the copy. Once all parts of what is undone are reverted, the submissions
 * that are left date the step of sending.
 */
export function revertSubmissions(
  database: Database,
  rows: OwnedRepository<Submission>,
  jobHunts: OwnedRepository<JobHunt>,
  service: SubmissionService,
): Reverter {
  const { lock, revert } = revertParts(database, rows, Submission);
  return {
    lock,
    revert: async (ownerId, inverse) => {
      await revert(ownerId, inverse);
      const { jobHuntId } = await rows.find(ownerId, inverse.id, { withDeleted: true });
      database.collectAtEnd(`submissions ${ownerId}`, jobHuntId, async (jobHuntIds) => {
        for (const id of jobHuntIds.flatMap((each) => each ?? [])) {
          const hunt = await jobHunts.find(ownerId, id, { withDeleted: true });
          if (hunt.status !== JobHuntStatus.TERMINATED) await service.dateByLast(hunt);
        }
      });
    },
  };
}
