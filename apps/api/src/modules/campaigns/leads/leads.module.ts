import { Module, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { LeadsController } from './leads.controller.js';
import { LeadsRepository } from './leads.repository.js';
import { LeadsService } from './leads.service.js';

@Module({
  imports: [CampaignRecordModule, UsersModule],
  controllers: [LeadsController],
  providers: [LeadsRepository, LeadsService],
})
export class CampaignLeadsModule implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly exported: ExportSources,
  ) {}

  onModuleInit(): void {
    this.exported.registerRows(
      'lead-investor',
      `select l.campaign_id, c.slug, c.name, l.bio, l.reason, l.created_at from lead_investor l
       join campaign c on c.id = l.campaign_id where l.user_id = $1 order by l.created_at`,
    );
    this.events.register({
      name: 'campaigns.leads_forget',
      topics: ['user.pseudonymised'],
      queue: 'reports',
      inTransaction: async (tx: Tx, { body }) => {
        await tx.query('delete from lead_investor where user_id = $1', [body.userId]);
      },
    });
  }
}
