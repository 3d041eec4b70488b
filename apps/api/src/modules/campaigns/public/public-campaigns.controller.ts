import { Body, Controller, Param, Query } from '@nestjs/common';
import { campaignsApi } from '@cairn/contracts';
import { BrowseCountsRequest, BrowseRequest } from '@cairn/contracts/campaigns/browse.request';
import { CampaignCard } from '@cairn/contracts/campaigns/campaign-card.reply';
import { CampaignPage } from '@cairn/contracts/campaigns/campaign-page.reply';
import { BrowseCounts } from '@cairn/contracts/campaigns/browse-counts.reply';
import { FrontQuery } from '@cairn/contracts/kernel/page-query.request';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { JsonText } from '../../../kernel/http/envelope.js';
import { MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { BrowseCountsRepository } from './browse-counts.repository.js';
import { PublicCampaignsRepository } from './public-campaigns.repository.js';

const KEEP = { as: 'campaigns' } as const;

/** Public reads of campaigns. */
@Controller()
export class PublicCampaignsController {
  constructor(
    private readonly campaigns: PublicCampaignsRepository,
    private readonly facets: BrowseCountsRepository,
  ) {}

  @Call(campaignsApi.front, {
    summary: 'List public campaigns; status=4 for funded ones',
    query: FrontQuery,
    page: CampaignCard,
    keep: { ...KEEP, unless: ['cursor'] },
  })
  front(@Query() query: FrontQuery): Promise<JsonText> {
    return this.campaigns.list({
      status: query.status === 4 ? 4 : 2,
      cursor: query.cursor ?? null,
      limit: query.limit ?? null,
    });
  }

  @Call(campaignsApi.browse, {
    summary: 'Search, filter and sort public campaigns',
    body: BrowseRequest,
    page: CampaignCard,
    keep: { ...KEEP, unless: ['cursor', 'campaignName', 'only'] },
  })
  browse(@Body() body: BrowseRequest): Promise<JsonText> {
    return this.campaigns.list(body);
  }

  @Call(campaignsApi.browseCounts, {
    summary: 'Count what each choice of a filter would show, with the other filters that are on',
    body: BrowseCountsRequest,
    reply: BrowseCounts,
    keep: { ...KEEP, unless: ['campaignName', 'only', 'saved'] },
  })
  browseCounts(@Body() body: BrowseCountsRequest): Promise<JsonText> {
    return this.facets.counts(body);
  }

  @Call(campaignsApi.page, { summary: "Get a campaign's public page", reply: CampaignPage, keep: KEEP })
  async page(@Param('slug') slug: string, @MaybeCaller() reader: Identity | undefined): Promise<JsonText> {
    const page = await this.campaigns.page(slug, reader?.userId ?? null);
    if (page === null) throw notFound();
    return page;
  }
}
