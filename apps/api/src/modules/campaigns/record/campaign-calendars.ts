import { Injectable } from '@nestjs/common';
import { campaignCalendar, type CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import { dayIn } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { SettingsService } from '../../settings/index.js';

/** The site's calendar of campaigns, by its settings and its clock. */
@Injectable()
export class CampaignCalendars {
  constructor(
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  instant(): Date {
    return this.clock.now();
  }

  async now(): Promise<CampaignCalendar & { timezone: string }> {
    const settings = await this.settings.all();
    const { timezone } = settings;
    return { ...campaignCalendar(dayIn(timezone, this.clock.now()), settings), timezone };
  }
}
