import { Controller, Req } from '@nestjs/common';
import { contentApi } from '@cairn/contracts';
import {
  CampaignSetting,
  LatestInvestment,
  PlatformFigures,
  TopInvestor,
} from '@cairn/contracts/content/platform-figures.replies';
import { CaptchaSetting, ClientAddress } from '@cairn/contracts/content/public-content.replies';
import { SiteSetting } from '@cairn/contracts/settings/site-setting.reply';
import type { FastifyRequest } from 'fastify';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { JsonText } from '../../../kernel/http/envelope.js';
import { MaintenanceService, SettingsService } from '../../settings/index.js';
import { PlatformFiguresService } from './platform-figures.service.js';

/** How long a browser may keep figures of the platform, in seconds. */
const CACHE = 60;
const KEEP = { as: 'content' } as const;

/** The site's settings and the figures of the whole platform. */
@Controller()
export class ContentController {
  constructor(
    private readonly settings: SettingsService,
    private readonly maintenance: MaintenanceService,
    private readonly figures: PlatformFiguresService,
  ) {}

  @Call(contentApi.siteSetting, {
    summary: 'Get the public settings of the site',
    reply: SiteSetting,
    keep: KEEP,
  })
  async siteSetting(@Req() { ip }: FastifyRequest): Promise<SiteSetting> {
    const [setting, underMaintenance] = await Promise.all([this.settings.public(), this.maintenance.closes(ip)]);
    return { ...setting, underMaintenance };
  }

  @Call(contentApi.campaignSetting, {
    summary: 'Get the campaign rules of this site',
    reply: CampaignSetting,
    cache: 0,
    keep: KEEP,
  })
  campaignSetting(): Promise<CampaignSetting> {
    return this.figures.campaignSetting();
  }

  @Call(contentApi.captcha, {
    summary: 'Get the captcha settings of forms',
    reply: CaptchaSetting,
    cache: 0,
    keep: KEEP,
  })
  captcha(): Promise<CaptchaSetting> {
    return this.settings.captcha();
  }

  @Call(contentApi.clientAddress, {
    summary: "Get the visitor's IP address as the server sees it",
    reply: ClientAddress,
  })
  clientAddress(@Req() request: FastifyRequest): ClientAddress {
    return { ip: request.ip };
  }

  @Call(contentApi.revenue, { summary: 'Get the totals of the platform', reply: PlatformFigures, cache: CACHE })
  revenue(): Promise<JsonText> {
    return this.figures.revenue();
  }

  @Call(contentApi.latestInvestments, {
    summary: 'List the latest investments',
    reply: [LatestInvestment],
    cache: CACHE,
  })
  latestInvestments(): Promise<JsonText> {
    return this.figures.latest();
  }

  @Call(contentApi.topInvestors, {
    summary: 'List public investors, those with most companies first',
    reply: [TopInvestor],
    cache: CACHE,
  })
  topInvestors(): Promise<JsonText> {
    return this.figures.top();
  }
}
