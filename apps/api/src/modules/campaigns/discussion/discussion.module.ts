import { Module, type OnModuleInit } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { Events } from '../../../kernel/outbox/events.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { CommentModeration } from './comment-moderation.js';
import { CommentStore } from './comment-store.js';
import { CommentsAdminController } from './comments.admin.controller.js';
import { CommentsController } from './comments.controller.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';
import { ModeratedComments } from './moderated-comments.js';

@Module({
  imports: [CampaignRecordModule, UsersModule],
  controllers: [CommentsAdminController, CommentsController],
  providers: [CommentModeration, CommentsRepository, CommentsService, CommentStore, ModeratedComments],
})
export class CampaignDiscussionModule implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly exported: ExportSources,
    private readonly waiting: WaitingWork,
    private readonly store: CommentStore,
  ) {}

  onModuleInit(): void {
    this.waiting.register({
      queue: 'comments',
      permission: 'comments.moderate',
      sql: `select m.written_at as at from campaign_comment m where m.state = 'pending' and m.removed_at is null
        union all select min(r.created_at) from campaign_comment_report r join campaign_comment m on m.id = r.comment_id
          where r.state = 'open' and m.state <> 'pending' and m.removed_at is null group by r.comment_id`,
    });
    this.exported.registerRows(
      'comments',
      `select c.slug, m.text, m.disclosure, m.state, m.created_at from campaign_comment m join campaign c on c.id = m.campaign_id
       where m.author_id = $1 order by m.created_at`,
    );
    this.events.register({
      name: 'discussion.forget',
      topics: ['user.pseudonymised'],
      queue: 'reports',
      inTransaction: (tx, { body }) => this.store.remove(tx, 'author_id', body.userId),
    });
  }
}
