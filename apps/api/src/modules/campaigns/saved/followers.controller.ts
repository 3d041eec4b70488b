import { Controller, Param, Query } from '@nestjs/common';
import { savedCampaignsApi, type Language, type Page } from '@cairn/contracts';
import { Follower } from '@cairn/contracts/campaigns/desk/followers.replies';
import { TableQuery } from '@cairn/contracts/kernel/page-query.request';
import { listFile, requireOwnFile } from '../../../kernel/exports/list-file.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { FollowersRepository } from './followers.repository.js';

/** Who follows a campaign, for its owner. */
@Controller()
export class FollowersController {
  constructor(
    private readonly followers: FollowersRepository,
    private readonly words: Words,
  ) {}

  @Call(savedCampaignsApi.ownFollowers, {
    summary: 'List who has saved your campaign; format=csv downloads them',
    query: TableQuery,
    page: Follower,
    errors: ['auth.step_up_required'],
  })
  async list(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: TableQuery,
    @Lng() language: Language,
  ): Promise<Page<Follower> | FileReply> {
    if (query.format !== 'csv') return this.followers.list(readableOwner(caller), campaignId, query);
    requireOwnFile(caller);
    const say = this.words.in(language);
    const found = await this.followers.all(caller.userId, campaignId);
    return listFile(
      'followers',
      [say('paper.lists.person'), say('paper.lists.savedOn')],
      found.map(({ name, at }) => [name ?? say('paper.lists.unnamed'), at]),
    );
  }
}
