import { Injectable } from '@nestjs/common';
import type {
  OverdueRepayment,
  Repayment,
  RepaymentDetail,
  RepaymentPart,
  RepaymentPlan,
} from '@cairn/contracts/repayments/repayments.replies';
import { type CalendarDate, dayIn, latenessOn, parseCalendarDate } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { SettingsService } from '../../settings/index.js';

type Row = Omit<Repayment, 'interest' | 'principal' | 'amount' | 'standing'> & {
  interest: string;
  principal: string;
  campaignName: string;
};

const FIELDS = `r.id, r.number, r.campaign_id as "campaignId", r.instalment, r.schedule_version as "scheduleVersion", r.early, r.type as "rePaymentType", r.interest, r.principal,
  r.currency, r.due_on::text as "dueDate", r.state, r.description, r.paid_at as "paidAt", r.distributed_at as "distributedAt",
  c.name as "campaignName"`;

/** Repayments as their owner reads them, or an admin (no owner); 404 for somebody else's campaign. */
@Injectable()
export class RepaymentReadsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
  ) {}

  async plan(ownerId: string | null, campaignId: string): Promise<RepaymentPlan> {
    const [totals] = await this.database.query<{ currency: string | null; principal: string; returned: string }>(
      `select c.currency, coalesce(sum(i.amount), 0) as principal, coalesce(sum(i.principal_returned), 0) as returned
       from campaign c left join investment i on i.campaign_id = c.id and i.state = 'settled'
       where c.id = $1 and ($2::uuid is null or c.owner_id = $2) group by c.id`,
      [campaignId, ownerId],
    );
    if (totals === undefined) throw notFound();
    const rows = await this.database.query<Row>(
      `select ${FIELDS} from repayment r join campaign c on c.id = r.campaign_id
       where r.campaign_id = $1 order by r.due_on, r.instalment nulls last, r.id limit 2000`,
      [campaignId],
    );
    const today = await this.today();
    const all = rows.map((row) => present(row, today));
    const repayments = all.filter(({ state }) => state !== 'replaced');
    const paid = repayments.filter(({ standing }) => standing === 'paid');
    return {
      // A draft may have none yet: its plan of nothing is in that of the site.
      currency: totals.currency ?? (await this.settings.all()).currency,
      principal: BigInt(totals.principal),
      totalInterest: repayments
        .filter(
          ({ state, early }) =>
            state !== 'cancelled' && (!early || state === 'distributing' || state === 'distributed'),
        )
        .reduce((sum, { interest }) => sum + interest, 0n),
      paid: paid.reduce((sum, { amount }) => sum + amount, 0n),
      outstandingPrincipal: BigInt(totals.principal) - BigInt(totals.returned),
      repayments,
      replaced: all.filter(({ state }) => state === 'replaced'),
    };
  }

  /** An owner's overdue repayments: due before today and not paid, in all their campaigns. */
  async overdue(ownerId: string): Promise<OverdueRepayment[]> {
    const today = await this.today();
    const rows = await this.database.query<Row>(
      `select ${FIELDS} from repayment r join campaign c on c.id = r.campaign_id
       where c.owner_id = $1 and r.state in ('due', 'paying') and not r.early and r.due_on < $2::date
       order by r.due_on, r.instalment nulls last, r.id limit 100`,
      [ownerId, today],
    );
    return rows.map((row) => ({ ...present(row, today), campaignName: row.campaignName }));
  }

  async one(ownerId: string, id: string): Promise<Repayment> {
    return present(await this.row(ownerId, id), await this.today());
  }

  async detail(ownerId: string | null, id: string): Promise<RepaymentDetail> {
    const row = await this.row(ownerId, id);
    const parts = await this.database.query<
      Omit<RepaymentPart, 'interest' | 'principal' | 'amount'> & { interest: string; principal: string }
    >(
      `select a.investment_id as "investmentId", i.number, u.first_name || ' ' || u.last_name as "investorName", a.interest, a.principal,
         a.posted_at is not null as credited
       from allocation a join investment i on i.id = a.investment_id join app_user u on u.id = a.investor_id
       where a.repayment_id = $1
       order by a.interest + a.principal desc, a.investment_id limit 5000`,
      [id],
    );
    const [paid] = await this.database.query<{ surcharge: string }>(
      `select coalesce(sum(surcharge), 0) as surcharge from payment
       where purpose = 'repayment' and subject_id = $1 and state = 'collected'`,
      [id],
    );
    return {
      ...present(row, await this.today()),
      campaignName: row.campaignName,
      surcharge: BigInt(paid?.surcharge ?? 0),
      parts: parts.map((part) => ({
        ...part,
        interest: BigInt(part.interest),
        principal: BigInt(part.principal),
        amount: BigInt(part.interest) + BigInt(part.principal),
      })),
    };
  }

  private async row(ownerId: string | null, id: string): Promise<Row> {
    const [row] = await this.database.query<Row>(
      `select ${FIELDS} from repayment r join campaign c on c.id = r.campaign_id where r.id = $1
         and ($2::uuid is null or c.owner_id = $2)`,
      [id, ownerId],
    );
    if (row === undefined) throw notFound();
    return row;
  }

  /** Due dates are days of the site. */
  private async today(): Promise<CalendarDate> {
    const { timezone } = await this.settings.all();
    return dayIn(timezone, this.clock.now());
  }
}

function present({ campaignName: _name, ...row }: Row, today: CalendarDate): Repayment {
  const interest = BigInt(row.interest);
  const principal = BigInt(row.principal);
  return {
    ...row,
    interest,
    principal,
    amount: interest + principal,
    standing: standingOf(row.state, row.dueDate, today),
  };
}

function standingOf(state: Repayment['state'], dueDate: string, today: CalendarDate): Repayment['standing'] {
  if (state === 'distributing' || state === 'distributed') return 'paid';
  if (state === 'cancelled' || state === 'replaced') return state;
  const lateness = latenessOn(parseCalendarDate(dueDate), today, 0);
  if (lateness === 'default') return 'missed';
  return lateness === 'late' ? 'late' : 'due';
}
