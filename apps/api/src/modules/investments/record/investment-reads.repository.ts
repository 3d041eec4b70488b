import { Injectable } from '@nestjs/common';
import { CampaignStatus, INVESTMENT_STATUS, type AdminPage, type InvestmentState, type Page } from '@cairn/contracts';
import type {
  AdminInvestment,
  AdminInvestmentRow,
  InvestmentMovement,
} from '@cairn/contracts/admin/admin-investment.replies';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { PublicInvestor } from '@cairn/contracts/investments/campaign-investors.replies';
import type { Investment } from '@cairn/contracts/investments/investments.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Clock } from '../../../kernel/clock/clock.js';
import { byId, byInstant, byNumber, byText, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { heldBy } from '../../../kernel/database/rows.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { History } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { closingInstantOf, openTo } from '../../campaigns/index.js';
import { firstDecider } from '../../payments/index.js';
import { cancelUntil } from './investment-events.js';

/** C-01: investor lists. */
const PAGE_SIZE = 10;

export type InvestmentRow = Omit<
  Investment,
  'amount' | 'walletPart' | 'units' | 'pricePerShare' | 'status' | 'cancellable'
> & {
  amount: string;
  walletPart: string;
  units: string | null;
  pricePerShare: string | null;
};

type PublicRow = Omit<PublicInvestor, 'amount'> & { id: string; amount: string | null };

/** Whether investment i is a loan of which the whole principal has come back. Only shares have a number. */
export const REPAID = `(i.state = 'settled' and i.units is null and i.principal_returned = i.amount and not exists (
  select from repayment owed where owed.campaign_id = i.campaign_id and owed.state in ('due', 'paying', 'distributing')))`;

/** What of investment i was not allotted: it came off the wallet's part first. */
const EXCESS = `coalesce((select a.committed - a.allotted from allotment a where a.investment_id = i.id and a.allotted > 0), 0)`;

/** Of investment i: the rolling closing that it is part of, or the end of campaign c. */
const CLOSES_AT = `coalesce(${closingInstantOf('i.closing_id')}, c.closes_at)`;

/** Whether the payer's bank decides about a debit for investment i. */
export const IS_CLEARING = `(i.state = 'paying' and exists (
  select from payment p where p.purpose = 'investment' and p.subject_id = i.id and p.state = 'clearing'))`;

/** Columns of Investment (contracts), from investment i and campaign c. */
export const INVESTMENT_FIELDS = `i.id, i.number, i.campaign_id as "campaignId", c.name as "campaignName", c.slug as "campaignSlug",
  '/media/' || c.cover_file_id as "coverUrl", c.category, c.type, i.state, ${REPAID} as repaid, i.amount, i.currency, i.units,
  i.unit_price as "pricePerShare", i.payment_type as "paymentType",
  case when i.payment_type like 'wallet_and_%' then greatest(0, coalesce((select p.wallet_part from payment p
    where p.purpose = 'investment' and p.subject_id = i.id and p.state in ('planned', 'open', 'collected')
    order by p.state = 'collected' desc, p.created_at desc limit 1), 0) - ${EXCESS}) else 0 end as "walletPart", i.reserved_until as "reservedUntil",
  ${IS_CLEARING} as clearing, date_trunc('milliseconds', i.created_at) as "createdAt", i.received_at as "receivedAt", ${CLOSES_AT} as "closesAt",
  greatest(${cancelUntil(CLOSES_AT)}, i.reflection_until) as "cancelUntil", i.closing_id is not null and c.status = ${CampaignStatus.active} as "closesInPart"`;

const CANCELLABLE: readonly InvestmentState[] = ['reserved', 'paying', 'received'];

export function presentInvestment<Row extends InvestmentRow>(row: Row, now: Date) {
  const held = row.state === 'reserved' || row.state === 'paying';
  return {
    ...row,
    amount: BigInt(row.amount),
    walletPart: BigInt(row.walletPart),
    units: row.units === null ? null : Number(row.units),
    pricePerShare: row.pricePerShare === null ? null : BigInt(row.pricePerShare),
    status: INVESTMENT_STATUS[row.state],
    cancellable: CANCELLABLE.includes(row.state) && (held || now <= row.cancelUntil),
  };
}

const ADMIN_FIELDS = `i.id, i.number, u.id as "investorId", u.first_name || ' ' || u.last_name as "investorName",
  u.email as "investorEmail", c.id as "campaignId", c.name as "campaignName", i.amount, i.currency, i.units, i.state,
  ${REPAID} as repaid, i.payment_type as "paymentType", i.created_at as "createdAt"`;
const ADMIN_FROM = 'investment i join campaign c on c.id = i.campaign_id join app_user u on u.id = i.investor_id';

/** How investment i was paid, and what went back, in the order in which it was begun. */
const MOVEMENTS = `(select coalesce(json_agg(m order by m.at), '[]') from (
  select p.id, 'payment' as kind, p.state, p.amount::text as amount, p.currency, p.created_at as at from payment p
    where p.purpose = 'investment' and p.subject_id = i.id
  union all
  select r.id, 'refund', r.state, r.amount::text, r.currency, r.created_at from refund r join payment p on p.id = r.payment_id
    where p.purpose = 'investment' and p.subject_id = i.id) m)`;

type AdminRow = Omit<AdminInvestmentRow, 'amount' | 'units'> & { amount: string; units: string | null };
type AdminOneRow = Omit<AdminInvestment, 'amount' | 'units' | 'pricePerShare' | 'movements' | 'history'> &
  Pick<AdminRow, 'amount' | 'units'> & {
    pricePerShare: string | null;
    movements: (Omit<InvestmentMovement, 'amount' | 'at'> & { amount: string; at: string })[];
  };

/** As many people, campaigns and numbers are searched, and the newest of each: the console shows a thousand at most. */
const MOST_FOUND = 20;
const MOST_OF_ONE = 1_000;

/** Investments whose number or whose investor's address begins with a text, or whose campaign's name has it. */
const SEARCHED = (number: string, email: string, name: string): string => `
  select id from (select id from investment where number like ${number} limit ${MOST_OF_ONE}) n
  union all
  select v.id from (select id from app_user where email like ${email} limit ${MOST_FOUND}) p
  cross join lateral (select id from investment where investor_id = p.id order by created_at desc limit ${MOST_OF_ONE}) v
  union all
  select v.id from (select id from campaign where name ilike ${name} limit ${MOST_FOUND}) k
  cross join lateral (select id from investment where campaign_id = k.id order by created_at desc limit ${MOST_OF_ONE}) v`;

const FROM = `select ${INVESTMENT_FIELDS} from investment i join campaign c on c.id = i.campaign_id`;
const ONE = prepared(`${FROM} where i.id = $1 and ($2::uuid is null or i.investor_id = $2)`);
const OF_COMMAND = prepared(`${FROM} where i.investor_id = $1 and i.idempotency_key = $2`);

/** Reads of investments, one statement per page. */
@Injectable()
export class InvestmentReadsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly history: History,
  ) {}

  /** Of an investor; of any where none is named. */
  async one(investorId: string | null, id: string): Promise<Investment> {
    const [row] = await this.database.query<InvestmentRow>(ONE, [id, investorId]);
    if (row === undefined) throw notFound();
    return this.shown(row);
  }

  /** The result of an earlier run of the same command. */
  async ofCommand(investorId: string, commandKey: string): Promise<Investment> {
    const [row] = await this.database.query<InvestmentRow>(OF_COMMAND, [investorId, commandKey]);
    if (row === undefined) throw notFound();
    return this.shown(row);
  }

  /** A row as its investor reads it. */
  shown(row: InvestmentRow): Investment {
    return presentInvestment(row, this.clock.now());
  }

  /** Decision 48: initials, unless the investor has opted in to showing the name. */
  async publicOfCampaign(campaignId: string, query: PageQuery, reader: string | null): Promise<Page<PublicInvestor>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Omit<PublicRow, 'id'> & { id: string | null }>(
      `select shown.* from campaign c left join lateral (
         select i.id, case when u.show_name then u.first_name || ' ' || u.last_name
             else left(u.first_name, 1) || '. ' || left(u.last_name, 1) || '.' end as name,
           case when u.show_name then i.amount end as amount, date_trunc('milliseconds', i.received_at) as at
         from investment i join app_user u on u.id = i.investor_id
         where i.campaign_id = c.id and i.state in ('received', 'settled')
           and ($2::timestamptz is null or (date_trunc('milliseconds', i.received_at), i.id) < ($2, $3::uuid))
         order by date_trunc('milliseconds', i.received_at) desc, i.id desc limit $4) shown on true
       where c.id = $1 and ${openTo('$5::uuid')} order by shown.at desc, shown.id desc`,
      [campaignId, place?.at ?? null, place?.id ?? null, limit + 1, reader],
    );
    const page = toPage(heldBy<PublicRow>(rows), limit, ({ at, id }) => ({ at, id }));
    return {
      nextCursor: page.nextCursor,
      items: page.items.map(({ name, amount, at }) => ({ name, at, amount: amount === null ? null : BigInt(amount) })),
    };
  }

  /** For the console. */
  async withHistory(admin: Identity, id: string): Promise<AdminInvestment> {
    return { ...(await this.oneForAdmin(admin, id)), history: await this.history.of('investment', id) };
  }

  private async oneForAdmin(admin: Identity, id: string): Promise<Omit<AdminInvestment, 'history'>> {
    const [row] = await this.database.query<AdminOneRow>(
      `select ${ADMIN_FIELDS}, i.unit_price as "pricePerShare", i.received_at as "receivedAt",
         i.reserved_until as "reservedUntil", ${CLOSES_AT} as "closesAt", greatest(${cancelUntil(CLOSES_AT)}, i.reflection_until) as "cancelUntil",
         ${firstDecider('i.id')} as "firstDecider", ${MOVEMENTS} as movements
       from ${ADMIN_FROM} where i.id = $1`,
      [id],
    );
    if (row === undefined) throw notFound();
    return {
      ...row,
      amount: BigInt(row.amount),
      units: row.units === null ? null : Number(row.units),
      pricePerShare: row.pricePerShare === null ? null : BigInt(row.pricePerShare),
      mayRefund: row.state === 'received' && row.investorId !== admin.userId && row.firstDecider !== admin.email,
      movements: row.movements.map((one) => ({ ...one, amount: BigInt(one.amount), at: new Date(one.at) })),
    };
  }

  async forAdmins(query: AdminListQuery): Promise<AdminPage<AdminInvestmentRow>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state) where.push(`i.state = $${parameters.push(query.state)}`);
    if (query.q) {
      const beginsWith = (text: string): string => `$${parameters.push(containing(text).slice(1))}`;
      const [number, email] = [beginsWith(query.q.toUpperCase()), beginsWith(query.q.toLowerCase())];
      where.push(`i.id in (${SEARCHED(number, email, `$${parameters.push(containing(query.q))}`)})`);
    }
    const page = await adminPage<AdminRow>(this.database, query, {
      select: ADMIN_FIELDS,
      from: ADMIN_FROM,
      where,
      parameters,
      counted: 'investment i',
      orders: ordersOf('investments', {
        createdAt: byInstant('i.created_at'),
        amount: byNumber('i.amount'),
        number: byText('i.number'),
      }),
      key: byId('i.id'),
    });
    return {
      ...page,
      items: page.items.map((row) => ({
        ...row,
        amount: BigInt(row.amount),
        units: row.units === null ? null : Number(row.units),
      })),
    };
  }
}
