import { Body, Controller, Param, Query } from '@nestjs/common';
import { commentsAdminApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { ModeratedComment, ModeratedCommentRow } from '@cairn/contracts/campaigns/discussion/comments.admin.replies';
import {
  DeclineCommentRequest,
  JudgeCommentRequest,
} from '@cairn/contracts/campaigns/discussion/comments.admin.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { CommentModeration } from './comment-moderation.js';
import { ModeratedComments } from './moderated-comments.js';

@Controller()
export class CommentsAdminController {
  constructor(
    private readonly comments: ModeratedComments,
    private readonly moderation: CommentModeration,
  ) {}

  @Call(commentsAdminApi.list, { summary: 'List comments', query: AdminListQuery, page: ModeratedCommentRow })
  list(@Query() query: AdminListQuery): Promise<AdminPage<ModeratedCommentRow>> {
    return this.comments.list(query);
  }

  @Call(commentsAdminApi.read, { summary: 'Get a comment with its reports and earlier words', reply: ModeratedComment })
  read(@Param('id', IdPipe) id: string): Promise<ModeratedComment> {
    return this.comments.one(id);
  }

  @Call(commentsAdminApi.approve, {
    summary: 'Approve a comment, or keep one that was reported',
    body: JudgeCommentRequest,
    reply: ModeratedComment,
    errors: ['comment.bad_transition', 'comment.overtaken'],
  })
  async approve(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { version }: JudgeCommentRequest,
  ): Promise<ModeratedComment> {
    await this.moderation.judge(admin, id, { to: 'approved', version });
    return this.comments.one(id);
  }

  @Call(commentsAdminApi.decline, {
    summary: 'Decline a comment by a guideline',
    body: DeclineCommentRequest,
    reply: ModeratedComment,
    errors: ['comment.bad_transition', 'comment.overtaken'],
  })
  async decline(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { version, guideline, note }: DeclineCommentRequest,
  ): Promise<ModeratedComment> {
    await this.moderation.judge(admin, id, { to: 'declined', version, guideline, note });
    return this.comments.one(id);
  }

  @Call(commentsAdminApi.spam, {
    summary: 'Mark a comment as spam',
    body: JudgeCommentRequest,
    reply: ModeratedComment,
    errors: ['comment.bad_transition', 'comment.overtaken'],
  })
  async spam(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { version }: JudgeCommentRequest,
  ): Promise<ModeratedComment> {
    await this.moderation.judge(admin, id, { to: 'spam', version });
    return this.comments.one(id);
  }
}
