/** Joins the submission of campaign `c` that waits as `w`, and who has claimed it as `r`. */
export const WAITING_SUBMISSION = `left join campaign_submission w on w.campaign_id = c.id and w.state = 'waiting'
  left join app_user r on r.id = w.claimed_by`;

/** How much of its checklist is ticked; null where none waits. */
export const CHECKS_DONE = `case when w.number is null then null else
  (select count(*)::int from submission_check k where k.campaign_id = w.campaign_id and k.submission = w.number) end`;
