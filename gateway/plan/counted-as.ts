import { isInvited } from "../appointment/invited.js";
import { ApplicationMark } from "../jobhunt/hunt-counts.js";
import { stepDefinition, StepName, StepStatus } from "../jobhunt/workflow.js";
import { isAnswered } from "../sign/answered.js";

const SENT = stepDefinition(StepName.SEND_APPLICATION_BUNDLE).number;

/**
 * Returns what a hunt is counted as, in SQL: its status, its phase, and what became of its application; null in the trash.
 * `h` is an alias of `job_hunt`, and $1 the owner. Each fact is looked up by the key of the hunt: an embedded database has
 * no statistics, and would join whole tables.
 */
export function countedAsSql(h: string): string {
  return `case when ${h}.deleted_at is null then (select concat_ws(' ', ${h}.status, ${h}.current_phase,
      case when sent.number is not null then '${ApplicationMark.SENT}' end,
      case when ${isAnswered(`${h}.id`, "sent.done_on")} then '${ApplicationMark.ANSWERED}' end,
      case when ${isInvited(`${h}.id`)} then '${ApplicationMark.INVITED}' end)
    from (values (true)) as one left join job_hunt_step sent on sent.owner_id = $1 and sent.job_hunt_id = ${h}.id
      and sent.number = ${SENT} and sent.status = '${StepStatus.DONE}') end`;
}
