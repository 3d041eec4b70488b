/** The id of entry a's subject, where it is one. */
const SUBJECT_ID = `substring(a.subject_id from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid`;

/** Each table whose records belong to a person, and how the person is found. */
const PERSON_OF: Readonly<Record<string, string>> = {
  user: 's.id',
  identity: '(select user_id from investor_profile where id = s.id)',
  accreditation: '(select user_id from accreditation where id = s.id)',
  investment: '(select investor_id from investment where id = s.id)',
  payment: '(select user_id from payment where id = s.id)',
  refund: '(select p.user_id from refund r join payment p on p.id = r.payment_id where r.id = s.id)',
  dispute: '(select p.user_id from dispute d join payment p on p.id = d.payment_id where d.id = s.id)',
  top_up: '(select user_id from top_up where id = s.id)',
  withdrawal: '(select user_id from withdrawal where id = s.id)',
  contact_inquiry: '(select user_id from contact_inquiry where id = s.id)',
  comment: '(select author_id from campaign_comment where id = s.id)',
  message_report: '(select reported_id from message_report where id = s.id)',
};

const CAMPAIGN_OF: Readonly<Record<string, string>> = {
  campaign: 's.id',
  payout: '(select campaign_id from payout where id = s.id)',
  repayment: '(select campaign_id from repayment where id = s.id)',
};

const caseOf = (ways: Readonly<Record<string, string>>): string =>
  `case a.subject_type ${Object.entries(ways)
    .map(([type, way]) => `when '${type}' then ${way}`)
    .join(' ')} end`;

/** The person or the campaign that entry a of the audit log is about; null where it is about neither. */
export const ABOUT = `(select case
    when u.id is not null then json_build_object('kind', 'user', 'id', u.id, 'name', u.first_name || ' ' || u.last_name)
    when c.name is not null then json_build_object('kind', 'campaign', 'id', c.id, 'name', c.name) end
  from (select ${caseOf(PERSON_OF)} as person, ${caseOf(CAMPAIGN_OF)} as campaign from (select ${SUBJECT_ID} as id) s) w
  left join app_user u on u.id = w.person left join campaign c on c.id = w.campaign)`;
