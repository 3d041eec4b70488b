import { Controller, Param, Query } from '@nestjs/common';
import { OPTION_KINDS, contentApi, type Language } from '@cairn/contracts';
import { OptionsQuery } from '@cairn/contracts/content/options-query.request';
import { OptionItem } from '@cairn/contracts/content/public-content.replies';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { JsonText } from '../../../kernel/http/envelope.js';
import { Lng } from '../../../kernel/http/request.js';
import { PublicContentRepository } from './public-content.repository.js';

/** Lists change rarely, so they may be a minute old. */
const CACHE = 60;
const KEEP = { as: 'content' } as const;

/** Taxonomies and option lists, in their order and in the reader's language. */
@Controller()
export class OptionsController {
  constructor(private readonly content: PublicContentRepository) {}

  @Call(contentApi.types, { summary: 'List campaign types', reply: [OptionItem], cache: CACHE, keep: KEEP })
  types(@Lng() language: Language): Promise<JsonText> {
    return this.content.options(language, 'campaign-type');
  }

  @Call(contentApi.categories, { summary: 'List categories', reply: [OptionItem], cache: CACHE, keep: KEEP })
  categories(@Lng() language: Language): Promise<JsonText> {
    return this.content.options(language, 'category');
  }

  @Call(contentApi.industries, { summary: 'List industries', reply: [OptionItem], cache: CACHE, keep: KEEP })
  industries(@Lng() language: Language): Promise<JsonText> {
    return this.content.options(language, 'industry');
  }

  @Call(contentApi.teamMemberTypes, {
    summary: 'List team member types',
    reply: [OptionItem],
    cache: CACHE,
    keep: KEEP,
  })
  teamMemberTypes(@Lng() language: Language): Promise<JsonText> {
    return this.content.options(language, 'team-member-type');
  }

  @Call(contentApi.campaignStages, { summary: 'List campaign stages', reply: [OptionItem], cache: CACHE, keep: KEEP })
  campaignStages(@Lng() language: Language): Promise<JsonText> {
    return this.content.options(language, 'campaign-stage');
  }

  @Call(contentApi.investingRounds, {
    summary: 'List investment rounds',
    reply: [OptionItem],
    cache: CACHE,
    keep: KEEP,
  })
  investingRounds(@Lng() language: Language): Promise<JsonText> {
    return this.content.options(language, 'investing-round');
  }

  @Call(contentApi.investorTypes, { summary: 'List investor types', reply: [OptionItem], cache: CACHE, keep: KEEP })
  investorTypes(@Lng() language: Language): Promise<JsonText> {
    return this.content.options(language, 'investor-type');
  }

  @Call(contentApi.dealTypes, { summary: 'List deal types', reply: [OptionItem], cache: CACHE, keep: KEEP })
  dealTypes(@Lng() language: Language): Promise<JsonText> {
    return this.content.options(language, 'deal-type');
  }

  @Call(contentApi.userTypes, {
    summary: 'List the account types that people can register as',
    reply: [OptionItem],
    cache: CACHE,
    keep: KEEP,
  })
  userTypes(@Lng() language: Language): Promise<JsonText> {
    return this.content.options(language, 'user-type');
  }

  @Call(contentApi.options, {
    summary: 'Get an option list by name',
    query: OptionsQuery,
    reply: [OptionItem],
    errors: ['request.not_found'],
    cache: CACHE,
    keep: KEEP,
  })
  options(
    @Lng() language: Language,
    @Param('kind') wanted: string,
    @Query() { hidden }: OptionsQuery,
  ): Promise<JsonText> {
    const kind = OPTION_KINDS.find((known) => known === wanted);
    if (kind === undefined) throw notFound();
    return this.content.options(language, kind, hidden === 'yes');
  }
}
