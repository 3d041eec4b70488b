import { Injectable, type OnModuleInit } from '@nestjs/common';
import { loanSchedule, readLoan } from '@cairn/finance';
import { dayIn } from '../../kernel/clock/day-in.js';
import { derivedId, newId } from '../../kernel/crypto/ids.js';
import type { Tx } from '../../kernel/database/in-tx.js';
import { Events, type Message } from '../../kernel/outbox/events.js';
import { SettingsService } from '../content/index.js';
import { CampaignEntity } from '../campaigns/index.js';

/** Writes the instalments of a loan when its campaign is funded: rows from the start, so that a deadline is a row. */
@Injectable()
export class ScheduleService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'repayments.schedule',
      topics: ['campaign.succeeded'],
      queue: 'money',
      inTransaction: (tx, message) => this.create(tx, message),
    });
  }

  private async create(tx: Tx, message: Message): Promise<void> {
    const campaign = await tx.findOneByOrFail(CampaignEntity, { id: String(message.body['campaignId']) });
    const { interestRate, investFrequency, repaymentSchedule, termMonths, paybackStart, closesAt, closedAt } = campaign;
    if (campaign.type !== 'debt') return;
    if (
      !interestRate ||
      !investFrequency ||
      !repaymentSchedule ||
      !termMonths ||
      !paybackStart ||
      !closesAt ||
      !closedAt
    ) {
      throw new Error(`Campaign ${campaign.id} was funded without complete debt terms`);
    }
    const { timezone } = await this.settings.all(tx);
    // The sweep closes a little after the deadline; interest runs from the day that was announced.
    const closing = closedAt < closesAt ? closedAt : closesAt;
    const stated = {
      interestRate,
      investFrequency,
      repaymentSchedule,
      termLength: termMonths,
      paybackStartDate: paybackStart,
      closingDate: dayIn(timezone, closing),
    };
    const rows = loanSchedule(readLoan(stated, BigInt(String(message.body['raised']))));
    const written = rows.map((row) => ({
      id: newId(),
      n: row.n,
      type: row.principal > 0n ? 'returnofInvestment' : 'interest',
      interest: row.interest.toString(),
      principal: row.principal.toString(),
      due_on: row.dueOn,
      key: derivedId(`campaign:${campaign.id}:instalment:${row.n}`),
    }));
    await tx.query(
      `insert into repayment (id, number, campaign_id, instalment, type, interest, principal, currency, due_on, state,
         idempotency_key, created_at)
       select r.id, 'REP-' || lpad(nextval('repayment_number')::text, 6, '0'), $1, r.n, r.type, r.interest, r.principal, $2,
         r.due_on, 'due', r.key, kernel.now()
       from jsonb_to_recordset($3) r(id uuid, n int, type text, interest bigint, principal bigint, due_on date, key uuid)
       order by r.n on conflict do nothing`,
      [campaign.id, campaign.currency, JSON.stringify(written)],
    );
  }
}
