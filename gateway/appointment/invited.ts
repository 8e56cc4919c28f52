/** Returns the condition, in SQL, that a hunt has an appointment that was not cancelled. $1 is the owner. */
export function isInvited(jobHuntId: string): string {
  return `exists (select 1 from appointment a where a.owner_id = $1 and a.job_hunt_id = ${jobHuntId}
    and a.deleted_at is null and a.cancelled_by is null)`;
}
