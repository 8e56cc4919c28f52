/**
 * The kind of the trace of a code or a refresh token that has ended: whose it was, until it would have expired.
 * oidc-provider asks for no such kind, so that the token is refused as one that never existed.
 */
export const ENDED_TOKEN = "EndedToken";

/**
 * Returns the statement that deletes the records of sign-ins under this condition, and leaves a trace of each code and
 * refresh token among them, by which the log names whose was used after its end.
 */
export function deletionOf(condition: string): string {
  // A trace may be there: a use that ran while the token ended stores its successor once more.
  return `with ended as (
      insert into local_sign_in_record (kind, id, payload, expires_at, account_id)
      select '${ENDED_TOKEN}', id, '{}', expires_at, account_id from local_sign_in_record
      where kind in ('AuthorizationCode', 'RefreshToken') and (${condition})
      on conflict on constraint local_sign_in_record_pkey do nothing)
    delete from local_sign_in_record where kind <> '${ENDED_TOKEN}' and (${condition})`;
}
