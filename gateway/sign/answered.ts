import { SignKind, SignSender } from "./sign.entity.js";

/**
 * Returns the condition, in SQL, that the employer of a hunt answered after a day; both are expressions. What came on the
 * day itself may have come before, but a rejection. $1 is the owner.
 */
export function isAnswered(jobHuntId: string, sentOn: string): string {
  return `exists (select 1 from sign g where g.owner_id = $1 and g.job_hunt_id = ${jobHuntId} and g.deleted_at is null
    and g.sender = '${SignSender.THEM}'
    and (g.happened_on > ${sentOn} or (g.happened_on = ${sentOn} and g.kind = '${SignKind.REJECTION}')))`;
}
