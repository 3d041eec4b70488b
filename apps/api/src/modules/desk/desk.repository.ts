import { Injectable } from '@nestjs/common';
import {
  CampaignStatus,
  MOST_DESK_DAYS,
  MOST_DESK_STEPS,
  MOST_INTERESTED,
  MOST_WAITING_AGREEMENTS,
} from '@cairn/contracts';
import type { CampaignDesk } from '@cairn/contracts/campaigns/desk/desk.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { Database } from '../../kernel/database/in-tx.js';
import { prepared } from '../../kernel/database/prepared.js';
import { waitingAgreementsOf } from '../agreements/index.js';
import {
  answerUntilOf,
  campaignDaysOf,
  closesEarly,
  commentsOf,
  coveredCountOf,
  coveredTaskOf,
  documentRequestsOf,
  documentsOf,
  FILING,
  followersOf,
  investmentCountsOf,
  roleIn,
  rollingClosingOf,
  teamOf,
  unansweredOf,
  updatesOf,
  visitDaysOf,
  visitSourcesOf,
  waitingReportOf,
} from '../campaigns/index.js';
import { interestedOf, openAnswersOf, stepsOf } from '../investments/index.js';
import { lateRepaymentsOf, nextRepaymentOf } from '../repayments/index.js';
import { ruleInForce } from '../settings/index.js';

/** What the statement writes: the reply without what is calculated, and what that is calculated from. */
export interface DeskRow {
  desk: Omit<Wire<CampaignDesk>, 'projection' | 'currency'> & { currency: string | null };
  /** For the owner and for admins: the team is not told of repayments, nor of who asks for documents. */
  whole: boolean;
  raise: { opensAt: string; closesAt: string; received: number; committed: number; ceiling: number } | null;
}

/** Of campaign c, while people may invest. */
const IS_OPEN = `(c.status = ${CampaignStatus.active} and k.closes_at > kernel.now())`;
const TIMEZONE = `(select value #>> '{}' from site_setting where name = 'timezone')`;
const TODAY = `(kernel.now() at time zone ${TIMEZONE})::date`;

const DAYS = `(select coalesce(json_agg(json_build_object('day', day, 'received', received, 'committed', committed,
    'begun', begun, 'visits', visits) order by day), '[]') from (
  select day, coalesce(d.received, 0) as received, coalesce(d.committed, 0) as committed, coalesce(d.begun, 0) as begun,
    coalesce(v.visits, 0) as visits
  from (${campaignDaysOf('c.id')}) d full join (${visitDaysOf('c.id')}) v using (day) order by day desc limit ${MOST_DESK_DAYS}) shown)`;

const waitingTask = (kind: string, table: string): string =>
  `(select json_build_object('kind', '${kind}', 'count', one.count, 'since', one.since, 'repaymentId', null, 'amount', null, 'dueOn', null, 'source', null)
    from (${table}) one where one.count > 0)`;
/** @param rule SQL of the rule as json, or null */
const repaymentTask = (kind: string, table: string, rule = 'null::json'): string =>
  `(select json_build_object('kind', '${kind}', 'count', one.count, 'since', null, 'repaymentId', one.id, 'amount', one.amount, 'dueOn', one.due_on, 'source', ${rule} ->> 'citation')
    from (${table}) one)`;

const TASKS = `(select coalesce(json_agg(found), '[]') from (values
    (${repaymentTask('late_repayment', lateRepaymentsOf('c.id', TODAY))}),
    (${waitingTask('covered_persons', coveredTaskOf('c.id'))}),
    (${waitingTask('answers', unansweredOf('c.id'))}),
    (${waitingTask('document_requests', documentRequestsOf('c.id'))}),
    (${repaymentTask('progress_report', waitingReportOf('c.id', TIMEZONE), ruleInForce('progress_report_business_days'))}),
    (${waitingTask('agreements', waitingAgreementsOf('c.id', MOST_WAITING_AGREEMENTS))}),
    (${waitingTask('reconfirmations', openAnswersOf('c.id'))}),
    (${waitingTask('unpaid', 'select n.waiting as count, null::timestamptz as since')}),
    (${repaymentTask('next_repayment', nextRepaymentOf('c.id', TODAY))})) t(found) where found is not null)`;

/** @param at SQL of the instant @param rule SQL of the rule as json, or null */
const deadline = (kind: string, at: string, rule: string): string =>
  `(select json_build_object('kind', '${kind}', 'at', ${at}, 'dueOn', null, 'figure', (rule.found ->> 'value')::int,
    'citation', rule.found ->> 'citation') from (select ${rule} as found) rule where ${IS_OPEN} and ${at} > kernel.now())`;

/** A test of interest takes no money: nobody cancels, and it ends when its owner likes. */
const ofMoney = (at: string): string => `case when not c.test_the_water then ${at} end`;

const repaymentDay = (kind: string, table: string): string =>
  `(select json_build_object('kind', '${kind}', 'at', null, 'dueOn', one.due_on, 'figure', null, 'citation', null)
    from (${table}) one)`;

/** SQL of a list; of one that the site has ended nothing can be done any more. */
const unlessEnded = (list: string): string =>
  `case when c.status = ${CampaignStatus.inactive} then '[]'::json else ${list} end`;

const DEADLINES = `(select coalesce(json_agg(found order by coalesce(found ->> 'at', found ->> 'dueOn')), '[]') from (values
    (${deadline('earliest_close', ofMoney(`c.opens_at + make_interval(days => (rule.found ->> 'value')::int)`), ruleInForce('minimum_offering_days'))}),
    (${deadline('answers_until', answerUntilOf('c.id'), ruleInForce('reconfirm_business_days'))}),
    (${deadline('cancel_until', ofMoney(`k.closes_at - make_interval(hours => (rule.found ->> 'value')::int)`), ruleInForce('cancel_hours_before_deadline'))}),
    (${deadline('closes', `case when not ${closesEarly('c.id')} then k.closes_at end`, 'null::json')}),
    (${deadline('closes_early', `case when ${closesEarly('c.id')} then k.closes_at end`, ruleInForce('early_close_notice_business_days'))}),
    (${deadline('part_cancel_until', `${rollingClosingOf('c.id')} - make_interval(hours => (rule.found ->> 'value')::int)`, ruleInForce('cancel_hours_before_deadline'))}),
    (${deadline('part_closes', rollingClosingOf('c.id'), ruleInForce('early_close_notice_business_days'))}),
    (${repaymentDay('late_repayment', lateRepaymentsOf('c.id', TODAY))}),
    (${repaymentDay('repayment', nextRepaymentOf('c.id', TODAY))})) t(found) where found is not null)`;

const COUNTS = `json_build_object('updates', ${updatesOf('c.id')}, 'discussion', ${commentsOf('c.id')}, 'investments', n.begun,
  'waiting', n.waiting, 'interested', ${interestedOf('c.id', MOST_INTERESTED)}, 'followers', ${followersOf('c.id')},
  'team', ${teamOf('c.id')}, 'documents', ${documentsOf('c.id')} + (${FILING} is not null)::int,
  'coveredPersons', ${coveredCountOf('c.id')})`;

const FUNNEL = `json_build_object('viewed', (select coalesce(sum(v.visits), 0)::int from (${visitDaysOf('c.id')}) v),
  'saved', ${followersOf('c.id')}, 'began', n.begun, 'committed', n.waiting + n.paid, 'paid', n.paid)`;

const FEES = `case when c.fee_goal_reached is not null then json_build_object('goalReached', c.fee_goal_reached,
  'goalMissed', c.fee_goal_missed) end`;

const DESK = prepared(`select json_build_object('campaignId', c.id, 'currency', c.currency, 'days', ${DAYS},
    'sources', ${visitSourcesOf('c.id')}, 'funnel', ${FUNNEL}, 'counts', ${COUNTS}, 'tasks', ${unlessEnded(TASKS)},
    'deadlines', ${DEADLINES}, 'fees', ${FEES},
    'steps', ${unlessEnded(stepsOf('$3::boolean', MOST_DESK_STEPS))}) as desk,
  case when ${IS_OPEN} and c.opens_at is not null then json_build_object('opensAt', c.opens_at, 'closesAt', k.closes_at, 'received', k.received,
    'committed', k.committed, 'ceiling', coalesce(c.max_offering, 0)) end as raise,
  ($2::uuid is null or c.owner_id = $2) as "whole"
  from campaign c join campaign_capacity k on k.campaign_id = c.id cross join lateral (${investmentCountsOf('c.id')}) n
  where c.id = $1 and ($2::uuid is null or c.owner_id = $2 or ${roleIn('c.id', '$2')} is not null)`);

/** The first screen of a campaign's dashboard, in one statement over stored totals. */
@Injectable()
export class DeskRepository {
  constructor(private readonly database: Database) {}

  /**
   * For the owner, the team, and any admin who is null here; undefined for somebody else's campaign.
   * @param needsIdentity people confirm their identity before they invest
   */
  async read(readerId: string | null, campaignId: string, needsIdentity: boolean): Promise<DeskRow | undefined> {
    const [row] = await this.database.query<DeskRow>(DESK, [campaignId, readerId, needsIdentity]);
    return row;
  }
}
