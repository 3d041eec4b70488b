import { Module, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { OldInvitations } from './old-invitations.js';
import { TeamController } from './team.controller.js';
import { TeamInvitationsController } from './team-invitations.controller.js';
import { TeamInvitations } from './team-invitations.service.js';
import { TeamLetters } from './team-letters.js';
import { TeamRepository } from './team.repository.js';
import { TeamRows } from './team-rows.js';
import { TeamService } from './team.service.js';

@Module({
  imports: [CampaignRecordModule, UsersModule],
  controllers: [TeamController, TeamInvitationsController],
  providers: [OldInvitations, TeamInvitations, TeamLetters, TeamRepository, TeamRows, TeamService],
})
export class CampaignTeamModule implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly exported: ExportSources,
  ) {}

  onModuleInit(): void {
    this.exported.registerRows(
      'team-memberships',
      `select m.campaign_id, c.slug, c.name, m.role_title, m.bio, m.role, m.accepted_at
       from team_member m join campaign c on c.id = m.campaign_id where m.user_id = $1 order by m.accepted_at`,
    );
    this.events.register({
      name: 'campaigns.team_forget',
      topics: ['user.pseudonymised'],
      queue: 'reports',
      inTransaction: async (tx: Tx, { body }) => {
        await tx.query(
          `with gone as (delete from team_member where user_id = $1 returning campaign_id),
           kept as (select id, row_number() over (partition by campaign_id order by position)::int as place
             from team_member where campaign_id in (select campaign_id from gone) and user_id is distinct from $1)
           update team_member m set position = kept.place from kept where m.id = kept.id`,
          [body.userId],
        );
      },
    });
  }
}
