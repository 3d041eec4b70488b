import { Body, Controller, Param, Query } from '@nestjs/common';
import { commentsApi, type Language } from '@cairn/contracts';
import { Comment, CommentThread, OwnerThread } from '@cairn/contracts/campaigns/discussion/comments.replies';
import {
  ChangeCommentRequest,
  PostCommentRequest,
  ReportCommentRequest,
} from '@cairn/contracts/campaigns/discussion/comments.requests';
import { PageQuery, TableQuery } from '@cairn/contracts/kernel/page-query.request';
import { Done } from '@cairn/contracts/users/users.replies';
import { requireOwnFile } from '../../../kernel/exports/list-file.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply, JsonText } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { CommentsService } from './comments.service.js';
import { discussionFile } from './discussion-file.js';

@Controller()
export class CommentsController {
  constructor(
    private readonly comments: CommentsService,
    private readonly words: Words,
  ) {}

  @Call(commentsApi.threads, {
    summary: 'List the comments on a campaign with their replies',
    query: PageQuery,
    page: CommentThread,
  })
  threads(
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: PageQuery,
    @MaybeCaller() reader: Identity | undefined,
  ): Promise<JsonText> {
    return this.comments.threads(campaignId, query, reader);
  }

  @Call(commentsApi.owned, {
    summary: 'List the comments on your campaign, those that wait for an answer first; format=csv downloads them',
    query: TableQuery,
    page: OwnerThread,
    errors: ['auth.step_up_required'],
  })
  async owned(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: TableQuery,
    @Lng() language: Language,
  ): Promise<JsonText | FileReply> {
    if (query.format !== 'csv') return this.comments.owned(caller, campaignId, query);
    requireOwnFile(caller);
    return discussionFile(await this.comments.all(caller, campaignId), this.words.in(language));
  }

  @Call(commentsApi.list, {
    summary: 'List comments and replies alike, the newest first',
    query: PageQuery,
    page: Comment,
  })
  list(
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: PageQuery,
    @MaybeCaller() reader: Identity | undefined,
  ): Promise<JsonText> {
    return this.comments.list(campaignId, query, reader);
  }

  @Call(commentsApi.post, {
    summary: 'Comment on a campaign, or answer a comment; a moderator reads it first',
    body: PostCommentRequest,
    reply: Comment,
    errors: ['comment.closed', 'comment.parent', 'comment.replies_limit'],
  })
  post(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() body: PostCommentRequest,
  ): Promise<Comment> {
    return this.comments.post(caller, campaignId, body);
  }

  @Call(commentsApi.change, {
    summary: 'Edit your comment; a moderator reads it again',
    body: ChangeCommentRequest,
    reply: Comment,
    errors: ['comment.closed'],
  })
  change(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Body() { text }: ChangeCommentRequest,
  ): Promise<Comment> {
    return this.comments.change(caller, campaignId, id, text);
  }

  @Call(commentsApi.remove, { summary: 'Remove your comment', reply: Done })
  async remove(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
  ): Promise<Done> {
    await this.comments.remove(caller, campaignId, id);
    return { done: true };
  }

  @Call(commentsApi.report, { summary: 'Report a comment to the moderators', body: ReportCommentRequest, reply: Done })
  async report(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Body() body: ReportCommentRequest,
  ): Promise<Done> {
    await this.comments.report(caller, campaignId, id, body);
    return { done: true };
  }
}
