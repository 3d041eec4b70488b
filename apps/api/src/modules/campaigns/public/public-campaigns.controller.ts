import { Body, Controller, Param, Query } from '@nestjs/common';
import { campaignsApi } from '@cairn/contracts';
import { BrowseRequest } from '@cairn/contracts/campaigns/browse.request';
import { CampaignCard } from '@cairn/contracts/campaigns/campaign-card.reply';
import { CampaignPage } from '@cairn/contracts/campaigns/campaign-page.reply';
import { OpenCounts } from '@cairn/contracts/campaigns/open-counts.reply';
import { FrontQuery } from '@cairn/contracts/kernel/page-query.request';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { JsonText } from '../../../kernel/http/envelope.js';
import { MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { PublicCampaignsRepository } from './public-campaigns.repository.js';

const KEEP = { as: 'campaigns' } as const;

/** Public reads of campaigns. */
@Controller()
export class PublicCampaignsController {
  constructor(private readonly campaigns: PublicCampaignsRepository) {}

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

  @Call(campaignsApi.openCounts, {
    summary: 'Count the open campaigns of each type and sector',
    reply: OpenCounts,
    keep: KEEP,
  })
  openCounts(): Promise<JsonText> {
    return this.campaigns.openCounts();
  }

  @Call(campaignsApi.page, { summary: "Get a campaign's public page", reply: CampaignPage, keep: KEEP })
  async page(@Param('slug') slug: string, @MaybeCaller() reader: Identity | undefined): Promise<JsonText> {
    const page = await this.campaigns.page(slug, reader?.userId ?? null);
    if (page === null) throw notFound();
    return page;
  }
}
