import { CampaignStatus } from '@cairn/contracts';

/** Comments and replies that are on the page. @param campaign SQL of its id */
export const commentsOf = (campaign: string): string => `(select count(*)::int from campaign_comment said
  where said.campaign_id = ${campaign} and said.state = 'approved' and said.removed_at is null)`;

/** People may comment on the campaign `c`. */
export const IS_OPEN = `(c.is_public and c.status in (${CampaignStatus.active}, ${CampaignStatus.successful}))`;

/**
 * A comment that this reader sees: what is approved, and one's own before that. Spam is not shown to its author either.
 * @param m alias of campaign_comment @param reader SQL of the reader's id, null for a visitor
 */
export const isSeen = (m: string, reader: string): string => `(${m}.removed_at is null and (${m}.state = 'approved'
  or ${m}.author_id = ${reader} and ${m}.state in ('pending', 'declined')))`;

/** A comment `m` whose place is kept because somebody has answered it. */
export const KEEPS_PLACE = `(m.removed_at is not null and exists (select 1 from campaign_comment answer
  where answer.parent_id = m.id and answer.state = 'approved' and answer.removed_at is null))`;

/**
 * Comment (contracts) as jsonb. In the name of the author, what they have agreed to show.
 * @param m alias of campaign_comment @param a alias of its author in app_user
 */
export const commentJson = (m: string, a: string, reader: string): string => `jsonb_build_object(
  'id', ${m}.id, 'parentId', ${m}.parent_id, 'postType', case when ${m}.parent_id is null then 'comment' else 'reply' end,
  'text', ${m}.text, 'status', ${m}.state, 'disclosure', ${m}.disclosure, 'isCompany', ${m}.by_company,
  'author', case when ${m}.removed_at is null then
    case when ${a}.show_name or ${m}.by_company then jsonb_build_object('name', ${a}.first_name || ' ' || ${a}.last_name,
      'slug', ${a}.slug, 'photo', '/media/' || ${a}.photo_file_id)
    else jsonb_build_object('name', rtrim(${a}.first_name || ' ' || left(${a}.last_name, 1)) || '.', 'slug', null, 'photo', null)
    end end,
  'mine', coalesce(${m}.author_id = ${reader}, false), 'createdAt', ${m}.created_at, 'editedAt', ${m}.edited_at,
  'guideline', case when ${m}.author_id = ${reader} then ${m}.guideline end,
  'note', case when ${m}.author_id = ${reader} then ${m}.note end)`;

/** The replies to `m` that this reader sees, the oldest first. */
export const repliesJson = (reader: string): string => `(select coalesce(jsonb_agg(
    ${commentJson('r', 'b', reader)} order by r.created_at, r.id), '[]')
  from campaign_comment r join app_user b on b.id = r.author_id
  where r.parent_id = m.id and ${isSeen('r', reader)})`;

/** Comments on the page that nobody of the company has answered: `count`, and `since` when. @param campaign SQL of its id */
export const unansweredOf = (campaign: string): string =>
  `select count(*)::int as count, min(said.created_at) as since from campaign_comment said
   where said.campaign_id = ${campaign} and said.parent_id is null and said.state = 'approved' and said.waits
     and said.removed_at is null`;
