import { Injectable, type OnModuleInit } from '@nestjs/common';
import { newId } from '../../kernel/crypto/ids.js';
import type { Tx } from '../../kernel/database/in-tx.js';
import { Events, type Message } from '../../kernel/outbox/events.js';
import { SettingsService } from '../content/index.js';
import { CampaignEntity } from '../campaigns/index.js';
import { instalmentsOf } from './instalments.js';

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
      topics: ['campaign.succeeded', 'campaign.funded'],
      queue: 'money',
      inTransaction: (tx, message) => this.create(tx, message),
    });
  }

  private async create(tx: Tx, message: Message): Promise<void> {
    const campaign = await tx.findOneByOrFail(CampaignEntity, { id: String(message.body['campaignId']) });
    if (campaign.type !== 'debt') return;
    const { timezone } = await this.settings.all(tx);
    const instalments = instalmentsOf(campaign, BigInt(String(message.body['raised'])), timezone);
    const written = instalments.map((instalment) => ({ id: newId(), ...instalment }));
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
