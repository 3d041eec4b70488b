import {
  CampaignStatus,
  GROUP_OF_STATE,
  REMINDER_DAYS,
  type InvestmentGroup,
  type InvestmentState,
} from '@cairn/contracts';
import { REPAID } from '../record/investment-reads.repository.js';

const statesOf = (group: InvestmentGroup): string => {
  const states = Object.keys(GROUP_OF_STATE) as InvestmentState[]; // the table's own keys
  return `(${states
    .filter((state) => GROUP_OF_STATE[state] === group)
    .map((state) => `'${state}'`)
    .join(', ')})`;
};

/** That this person has not come further with the campaign since, and has not begun anew. @param v the investment's alias */
const isLast = (v: string): string => `not exists (select from investment other
  where other.campaign_id = ${v}.campaign_id and other.investor_id = ${v}.investor_id and other.id <> ${v}.id
    and (other.state in ${statesOf('ready')} or other.state in ${statesOf('pending')}
      or (other.state in ${statesOf('no_payment')} and (other.created_at, other.id) > (${v}.created_at, ${v}.id))))`;

/** That investment v is in a group: without payment is each person once. */
export const inGroup = (group: InvestmentGroup): string =>
  `v.state in ${statesOf(group)}${group === 'no_payment' ? ` and ${isLast('v')}` : ''}`;

const GROUP = `case when i.state in ${statesOf('ready')} then 'ready' when i.state in ${statesOf('pending')} then 'pending'
  when i.state in ${statesOf('no_payment')} then 'no_payment' else 'ended' end`;

/** @param needsIdentity SQL of whether people confirm their identity before they invest */
const gap = (needsIdentity: string): string => `case
  when i.state in ${statesOf('pending')} then 'confirmation'
  when i.state not in ${statesOf('no_payment')} or not ${isLast('i')} then null
  when ${needsIdentity} and p.state is distinct from 'approved' then 'identity'
  when i.state = 'expired' then 'amount' else 'payment' end`;

/** That people can still invest in campaign c. */
const TAKES_MONEY = `(c.status = ${CampaignStatus.active} and c.hidden_at is null and k.open and k.closes_at > kernel.now())`;
/** That the investor can still do what is missing, as a column of an investment's own read. */
export const MISSING = `coalesce(${TAKES_MONEY} and g.gap in ('amount', 'identity', 'payment') and u.suspended_at is null, false)`;

/** Columns of CampaignInvestmentRow (contracts), of investment i of campaign c. */
export const ROW_FIELDS = `i.id, i.number,
  u.first_name || ' ' || u.last_name as "investorName", i.amount, i.currency, i.units, i.state, ${REPAID} as repaid,
  date_trunc('milliseconds', i.created_at) as "createdAt", ${GROUP} as "group", g.gap, i.reserved_until as "reservedUntil",
  r.reminded_at as "remindedAt", ${MISSING} and (r.reminded_at is null
    or r.reminded_at + interval '${REMINDER_DAYS} days' <= kernel.now()) as remindable`;

/** What the columns need beside investment i, campaign c and its capacity k. */
export const rowJoins = (needsIdentity: string): string => `left join app_user u on u.id = i.investor_id
  left join investor_profile p on p.user_id = i.investor_id
  left join investment_reminder r on r.campaign_id = i.campaign_id and r.investor_id = i.investor_id
  cross join lateral (select ${gap(needsIdentity)} as gap) g`;

/**
 * The newest investments of campaign c (with its capacity k) for which a step is missing, as JSON of
 * CampaignInvestmentRow (contracts). @param needsIdentity SQL of whether people confirm their identity before they invest
 */
export const stepsOf = (needsIdentity: string, most: number): string => `(
  select coalesce(json_agg(shown order by shown."createdAt" desc, shown.id desc), '[]') from (
    select ${ROW_FIELDS} from (
      select v.* from investment v where v.campaign_id = c.id and v.state in ('reserved', 'paying', 'failed', 'expired')
        and (v.state in ${statesOf('pending')} or ${isLast('v')})
      order by v.created_at desc, v.id desc limit ${most}) i
    ${rowJoins(needsIdentity)}) shown)`;
