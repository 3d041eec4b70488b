import { Controller, Param, Query, Req } from '@nestjs/common';
import { profileApi, type Page } from '@cairn/contracts';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import {
  FollowState,
  ProfileCampaign,
  ProfileInvestment,
  ProfileNetwork,
  ProfilePerson,
  PublicProfile,
} from '@cairn/contracts/users/profile.replies';
import { PeopleQuery, UpdateMeRequest } from '@cairn/contracts/users/profile.requests';
import { CurrentUser } from '@cairn/contracts/users/users.replies';
import type { FastifyRequest } from 'fastify';
import { readForm } from '../../../kernel/files/form.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { SiteLanguages } from '../../../kernel/i18n/site-languages.js';
import { FollowsService } from './follows.service.js';
import { ProfileReadsRepository } from './profile-reads.repository.js';
import { ProfileService } from './profile.service.js';

/** The names of the form's files. */
const FILES = ['photo', 'coverPhoto'] as const;

@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly reads: ProfileReadsRepository,
    private readonly follows: FollowsService,
    private readonly languages: SiteLanguages,
  ) {}

  @Call(profileApi.update, {
    summary: 'Change your profile, by JSON or by a form with photo and coverPhoto',
    reply: CurrentUser,
    body: UpdateMeRequest,
    multipart: FILES,
    errors: [
      'user.overtaken',
      'user.slug_taken',
      'user.type_in_use',
      'user.name_reserved',
      'validation.required',
      'validation.min_length',
      'auth.step_up_required',
      'file.type',
      'file.too_large',
      'file.too_small',
    ],
  })
  async update(@Caller() caller: Identity, @Req() request: FastifyRequest): Promise<CurrentUser> {
    const { fields, files } = await readForm(request, UpdateMeRequest, FILES);
    await this.languages.requireOffered(fields.language, caller.language);
    return this.profiles.update(caller, fields, files);
  }

  @Call(profileApi.search, {
    summary: 'Search people by at least two letters of their name',
    query: PeopleQuery,
    page: ProfilePerson,
  })
  search(@Caller() caller: Identity, @Query() query: PeopleQuery): Promise<Page<ProfilePerson>> {
    return this.reads.search(query, caller);
  }

  @Call(profileApi.profile, { summary: 'Get a public profile', reply: PublicProfile })
  profile(@Param('slug') slug: string, @MaybeCaller() viewer: Identity | undefined): Promise<PublicProfile> {
    return this.reads.profile(slug, viewer);
  }

  @Call(profileApi.campaigns, { summary: 'List the campaigns of a person', query: PageQuery, page: ProfileCampaign })
  campaigns(@Param('id', IdPipe) id: string, @Query() query: PageQuery): Promise<Page<ProfileCampaign>> {
    return this.reads.campaigns(id, query);
  }

  @Call(profileApi.investments, {
    summary: 'List the public investments of a person',
    query: PageQuery,
    page: ProfileInvestment,
  })
  investments(
    @Param('id', IdPipe) id: string,
    @Query() query: PageQuery,
    @MaybeCaller() viewer: Identity | undefined,
  ): Promise<Page<ProfileInvestment>> {
    return this.reads.investments(id, query, viewer);
  }

  @Call(profileApi.network, { summary: 'List followers and followed people, with counts', reply: ProfileNetwork })
  network(@Param('id', IdPipe) id: string, @MaybeCaller() viewer: Identity | undefined): Promise<ProfileNetwork> {
    return this.follows.network(id, viewer);
  }

  @Call(profileApi.followers, { summary: 'List the followers of a person', query: PageQuery, page: ProfilePerson })
  followers(
    @Param('id', IdPipe) id: string,
    @Query() query: PageQuery,
    @MaybeCaller() viewer: Identity | undefined,
  ): Promise<Page<ProfilePerson>> {
    return this.follows.list('followers', id, query, viewer);
  }

  @Call(profileApi.following, { summary: 'List the people a person follows', query: PageQuery, page: ProfilePerson })
  following(
    @Param('id', IdPipe) id: string,
    @Query() query: PageQuery,
    @MaybeCaller() viewer: Identity | undefined,
  ): Promise<Page<ProfilePerson>> {
    return this.follows.list('following', id, query, viewer);
  }

  @Call(profileApi.follow, { summary: 'Follow a person', reply: FollowState, errors: ['user.own_follow'] })
  follow(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<FollowState> {
    return this.follows.follow(caller, id);
  }

  @Call(profileApi.unfollow, { summary: 'Unfollow a person', reply: FollowState })
  unfollow(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<FollowState> {
    return this.follows.unfollow(caller, id);
  }
}
