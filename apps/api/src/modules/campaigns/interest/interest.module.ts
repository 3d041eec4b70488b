import { Module, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { CampaignChangesModule } from '../changes/changes.module.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { CampaignInterestController } from './interest.controller.js';
import { DueTests } from './due-tests.js';
import { InterestEnding } from './interest-ending.service.js';
import { InterestMilestones } from './interest-milestones.js';
import { InterestReads } from './interest.repository.js';
import { InterestService } from './interest.service.js';
import { OpenedOfferings } from './opened-offerings.js';

@Module({
  imports: [CampaignChangesModule, CampaignRecordModule, UsersModule],
  controllers: [CampaignInterestController],
  providers: [DueTests, InterestEnding, InterestMilestones, InterestReads, InterestService, OpenedOfferings],
})
export class CampaignInterestModule implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly exported: ExportSources,
  ) {}

  onModuleInit(): void {
    this.exported.registerRows(
      'interest',
      `select told.campaign_id, c.slug, c.name, told.amount, told.currency, told.shown_at
       from campaign_interest told join campaign c on c.id = told.campaign_id where told.user_id = $1 order by told.shown_at`,
    );
    this.events.register({
      name: 'campaigns.forget_interest',
      topics: ['user.pseudonymised'],
      queue: 'reports',
      inTransaction: async (tx: Tx, { body }) => {
        await tx.query('delete from campaign_interest where user_id = $1', [body.userId]);
      },
    });
  }
}
