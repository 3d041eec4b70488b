import { Module, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { PublicCampaignsModule } from '../public/public.module.js';
import { FollowersController } from './followers.controller.js';
import { FollowersRepository } from './followers.repository.js';
import { SavedCampaignsController } from './saved-campaigns.controller.js';
import { SavedCampaignsRepository } from './saved-campaigns.repository.js';
import { SavedCampaignsService } from './saved-campaigns.service.js';

@Module({
  imports: [PublicCampaignsModule, UsersModule],
  controllers: [FollowersController, SavedCampaignsController],
  providers: [FollowersRepository, SavedCampaignsRepository, SavedCampaignsService],
})
export class SavedCampaignsModule implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly exported: ExportSources,
  ) {}

  onModuleInit(): void {
    this.exported.registerRows(
      'saved-campaigns',
      `select s.campaign_id, c.slug, c.name, s.created_at from saved_campaign s join campaign c on c.id = s.campaign_id
       where s.user_id = $1 order by s.created_at`,
    );
    this.events.register({
      name: 'campaigns.forget',
      topics: ['user.pseudonymised'],
      queue: 'reports',
      inTransaction: async (tx: Tx, { body }) => {
        await tx.query('delete from saved_campaign where user_id = $1', [body.userId]);
      },
    });
  }
}
