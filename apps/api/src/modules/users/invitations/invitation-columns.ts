/** SEC-41: an earlier reminder would be a nuisance. */
export const REMIND_AFTER_DAYS = 3;

/** An invitation as its sender sees it. */
export const INVITATION_COLUMNS = `id, email,
  case when accepted_at is not null then 'accepted' when withdrawn_at is not null then 'withdrawn' else 'sent' end as state,
  date_trunc('milliseconds', created_at) as "sentAt", reminded_at as "remindedAt",
  case when email is not null and accepted_at is null and withdrawn_at is null and reminded_at is null
    then created_at + interval '${REMIND_AFTER_DAYS} days' end as "remindFrom"`;
