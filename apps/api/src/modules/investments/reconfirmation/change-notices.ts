import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';

/** How many investments are told of in one transaction. */
const PORTION = 500;

interface Told {
  userId: string;
  investmentId: string;
  campaignId: string;
  campaign: string;
  amount: string;
  currency: string;
  reason: string;
  until: Date;
}

/**
 * Tells investors that the terms have changed. Each portion is written with the message that asks for the next one, so
 * that a process that ends half-way goes on where it was, and nobody is told twice.
 */
@Injectable()
export class ChangeNotices implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.register({
      name: 'investments.change_notices',
      topics: ['change.asking'],
      queue: 'reports',
      inTransaction: (tx, { body }) => this.tell(tx, body.changeId, body.after),
    });
  }

  private async tell(tx: Tx, changeId: string, after: string | null): Promise<void> {
    const asked = await tx.query<Told[]>(
      `select r.investor_id as "userId", i.id as "investmentId", c.id as "campaignId", c.name as campaign, i.amount, i.currency,
         m.reason, r.answer_until as until
       from reconfirmation r join investment i on i.id = r.investment_id join campaign c on c.id = i.campaign_id
       join material_change m on m.id = r.change_id
       where r.change_id = $1 and r.state = 'open' and ($2::uuid is null or r.investment_id > $2)
       order by r.investment_id limit ${PORTION}`,
      [changeId, after],
    );
    await this.events.emitMany(
      tx,
      'reconfirmation.asked',
      asked.map(({ amount, until, ...told }) => ({ ...told, amount: Number(amount), until: until.toISOString() })),
    );
    const last = asked.at(-1);
    if (asked.length === PORTION && last)
      await this.events.emit(tx, 'change.asking', { changeId, after: last.investmentId });
  }
}
