import type { UpdateAudience } from '@cairn/contracts/campaigns/updates/update-options';
import { investorsOf, investsIn } from '../record/campaign-visibility.js';
import { followerIdsOf, follows } from '../saved/followers.sql.js';

/** UpdateCounts (contracts). @param campaign SQL of its id */
export const updateCountsOf = (campaign: string): string =>
  `(select json_build_object('all', count(*) filter (where audience = 'all'),
      'investors', count(*) filter (where audience = 'investors'),
      'followers', count(*) filter (where audience = 'followers'))
    from campaign_update where campaign_id = ${campaign})`;

/** An update `u` of the campaign `c` that is for this reader. @param reader SQL of the reader's id, null for a visitor */
export const isFor = (reader: string): string => `(u.audience = 'all' or c.owner_id = ${reader}
  or u.audience = 'investors' and ${investsIn(reader)} or u.audience = 'followers' and ${follows(reader)})`;

/** Columns of CampaignUpdate (contracts) but for its version, from campaign_update u. */
export const UPDATE_FIELDS = `u.id, u.title, u.body as description, u.audience, u.created_at as "createdAt",
  u.edited_at as "editedAt", (select count(*)::int from campaign_update_edit e where e.update_id = u.id) as edits`;

/** How many updates a campaign has, for whomever. @param campaign SQL of its id */
export const updatesOf = (campaign: string): string =>
  `(select count(*)::int from campaign_update posted where posted.campaign_id = ${campaign})`;

const READERS: Readonly<Record<UpdateAudience, string>> = {
  all: `${investorsOf('$1')} union ${followerIdsOf('$1')}`,
  investors: investorsOf('$1'),
  followers: followerIdsOf('$1'),
};

/** Those who are told of an update, each once, as app_user p with a condition. $1 is the campaign, $2 its owner. */
export const toldOf = (audience: UpdateAudience): string =>
  `from app_user p where p.id in (${READERS[audience]}) and p.id <> $2 and p.suspended_at is null`;
