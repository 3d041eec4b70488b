import { ADMIN_ROLES, CampaignStatus, roleMay } from '@cairn/contracts';
import { memberRoleIn } from '../team/membership.sql.js';
import type { CampaignEntity } from './campaign.entity.js';

type Visible = Pick<CampaignEntity, 'status' | 'hiddenAt'>;

/** S-01: the code that replies carry. */
export const shownStatus = ({ status, hiddenAt }: Visible): CampaignStatus =>
  hiddenAt === null ? status : CampaignStatus.hidden;

/** The same of a campaign `c`. */
export const SHOWN_STATUS = `case when c.hidden_at is null then c.status else ${CampaignStatus.hidden} end`;

const LISTED: readonly CampaignStatus[] = [CampaignStatus.active, CampaignStatus.successful];

/** The public list that contains it, or null; the column `listed_as` of its capacity. */
export const listedAs = (campaign: Visible): CampaignStatus | null => {
  const shown = shownStatus(campaign);
  return LISTED.includes(shown) ? shown : null;
};

/** Investments `own` that count as a part in the campaign: what goes back, or has gone back, is none. */
const HELD = "own.state not in ('failed', 'expired', 'cancelled', 'refunding', 'refunded')";
/** Investments `own` that were paid for, also where the money went back since. */
const PAID = "own.state not in ('failed', 'expired', 'cancelled')";

/** That this reader has a part in the campaign `c`. @param reader SQL of the reader's id */
export const investsIn = (reader: string): string => `exists (select 1 from investment own
  where own.campaign_id = c.id and own.investor_id = ${reader} and ${HELD})`;

/** That this reader has paid into the campaign `c`, whatever became of it. @param reader SQL of the reader's id */
const hasPaidInto = (reader: string): string => `exists (select 1 from investment own
  where own.campaign_id = c.id and own.investor_id = ${reader} and ${PAID})`;

/** Who has a part in a campaign, as `user_id`. @param campaign SQL of its id */
export const investorsOf = (campaign: string): string =>
  `select own.investor_id as user_id from investment own where own.campaign_id = ${campaign} and ${HELD}`;

const READING_ROLES = ADMIN_ROLES.filter((role) => roleMay(role, 'campaigns.read'));

/** That this reader is an admin who reads campaigns in the console. @param reader SQL of the reader's id */
const reviews = (reader: string): string => `exists (select 1 from app_user reading
  where reading.id = ${reader} and reading.admin_role in (${READING_ROLES.map((role) => `'${role}'`).join()}))`;

/**
 * A campaign `c` whose page this reader may see: also owner, team and reviewers, before it is public.
 * @param reader SQL of the reader's id, null for a visitor
 */
export const shownTo = (reader: string): string =>
  `(c.owner_id = ${reader} or ${openTo(reader)} or ${memberRoleIn('c.id', reader)} is not null or ${reviews(reader)})`;

/**
 * A campaign `c` that this reader may open: everybody one that is public, its owner and whoever has paid into it one
 * that is hidden or was deactivated as well.
 * @param reader SQL of the reader's id, null for a visitor
 */
export const openTo = (reader: string): string => `(c.is_public
  or (c.hidden_at is not null or c.status = ${CampaignStatus.inactive} and c.opens_at is not null)
    and (c.owner_id = ${reader} or ${hasPaidInto(reader)}))`;
