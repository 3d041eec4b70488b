import { Injectable } from '@nestjs/common';
import type { CampaignSetting } from '@cairn/contracts/content/platform-figures.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { Signals } from '../../../kernel/outbox/signals.js';
import { JsonText } from '../../../kernel/http/envelope.js';
import { PlatformFeesRepository, SettingsService } from '../../settings/index.js';
import { PlatformFiguresRepository } from './platform-figures.repository.js';

/** Figures of the whole platform may be a minute old: they are summed over every investment. */
const KEPT_MILLISECONDS = 60_000;
/** C-01: lists of investors. */
const SHOWN = 10;

interface Kept {
  text: Promise<string>;
  until: number;
}

/** The figures of the platform on the home page, and the rules of campaigns from the site's settings. */
@Injectable()
export class PlatformFiguresService {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly figures: PlatformFiguresRepository,
    private readonly fees: PlatformFeesRepository,
    private readonly settings: SettingsService,
    private readonly database: Database,
    signals: Signals,
  ) {
    // A campaign that is hidden is named no more.
    signals.on('changed').subscribe((topic) => topic === 'campaigns' && this.kept.delete('latest'));
  }

  revenue(): Promise<JsonText> {
    return this.keep('revenue', () => this.figures.revenue());
  }

  latest(): Promise<JsonText> {
    return this.keep('latest', () => this.figures.latest(SHOWN));
  }

  top(): Promise<JsonText> {
    return this.keep('top', () => this.figures.top(SHOWN));
  }

  async campaignSetting(): Promise<CampaignSetting> {
    const settings = await this.settings.all();
    const { fixedReached, flexibleReached, flexibleMissed } = await this.fees.current();
    return {
      onlyAdminCreateCampaign: settings.onlyAdminCreateCampaign,
      enableShareCertificate: settings.enableShareCertificate,
      updatesPublic: settings.updatesPublic,
      jurisdictionProfile: settings.jurisdictionProfile,
      maximumCampaignDays: settings.maximumCampaignDays,
      minimumCampaignDays: settings.minimumCampaignDays,
      userCampaignLimit: settings.userCampaignLimit,
      cancelHoursBeforeClosing: await this.cancelHours(settings.jurisdictionProfile),
      fees: {
        fixedGoalReached: fixedReached,
        fixedGoalMissed: 0,
        flexibleGoalReached: flexibleReached,
        flexibleMinimumReached: flexibleMissed,
      },
    };
  }

  private async cancelHours(jurisdiction: string): Promise<number> {
    const [row] = await this.database.query<{ hours: number }>(
      `select (rules_in_force($1) ->> 'cancel_hours_before_deadline')::int as hours`,
      [jurisdiction],
    );
    return row?.hours ?? 0;
  }

  /** One answer serves everybody until it is old; a failed one is forgotten at once. */
  private async keep(name: string, make: () => Promise<string>): Promise<JsonText> {
    const known = this.kept.get(name);
    if (known !== undefined && known.until > Date.now()) return new JsonText(await known.text);
    const text = make().catch((failure: unknown) => {
      this.kept.delete(name);
      throw failure;
    });
    this.kept.set(name, { text, until: Date.now() + KEPT_MILLISECONDS });
    return new JsonText(await text);
  }
}
