import { Injectable, type OnModuleInit } from '@nestjs/common';
import { loanSchedule } from '@cairn/finance';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { SettingsService } from '../../settings/index.js';
import { CampaignEntity } from '../../campaigns/index.js';
import { closedLoan } from './instalments.js';
import { writeSchedule } from './schedule-rows.js';

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

  private async create(tx: Tx, message: Message<'campaign.succeeded' | 'campaign.funded'>): Promise<void> {
    const campaign = await tx.findOneByOrFail(CampaignEntity, { id: message.body.campaignId });
    if (campaign.type !== 'debt') return;
    const { timezone } = await this.settings.all(tx);
    const loan = closedLoan(campaign, BigInt(message.body.raised), timezone);
    await writeSchedule(tx, campaign, loanSchedule(loan), 1);
  }
}
