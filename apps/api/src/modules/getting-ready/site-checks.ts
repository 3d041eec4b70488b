import { Injectable } from '@nestjs/common';
import { AVAILABLE_PROFILES, SOFTWARE } from '@cairn/contracts';
import type { ReadinessPoint } from '@cairn/contracts/readiness/readiness';
import { Config } from '../../kernel/config/config.js';
import { Database } from '../../kernel/database/in-tx.js';
import { OpenOptions, PlatformFeesRepository, SettingsService } from '../settings/index.js';
import { hasOpened } from '../users/index.js';
import { point } from './point.js';

interface Page {
  code: string;
  enabled: boolean;
  own: boolean;
}

interface Counts {
  supers: number;
  money: number;
  reviewers: number;
}

/** Checks of the site's own tables. */
@Injectable()
export class SiteChecks {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly fees: PlatformFeesRepository,
    private readonly config: Config,
    private readonly options: OpenOptions,
  ) {}

  async identity(): Promise<ReadinessPoint[]> {
    const { siteName, operatorName, operatorAddress, siteLogo } = await this.settings.fresh();
    return [
      point('site_name', siteName !== SOFTWARE, siteName),
      point('operator_name', operatorName !== null, operatorName),
      point('operator_address', operatorAddress !== null, operatorAddress),
      point('site_logo', siteLogo !== null),
    ];
  }

  /** Offered languages, and those of them in which every record has its words. */
  async languages(): Promise<ReadinessPoint[]> {
    const rows = await this.database.query<{ name: string; missing: boolean }>(
      `select l.name, exists (select 1 from content_record r where r.enabled and r.texts <> '{}' and r.texts -> l.code is null)
         as missing
       from site_language l where l.enabled order by l.position`,
    );
    const lacking = rows.filter(({ missing }) => missing).map(({ name }) => name);
    return [
      point('language_offered', rows.length > 0, rows.map(({ name }) => name).join(', ')),
      point('language_complete', lacking.length === 0, lacking.join(', ') || null),
    ];
  }

  async platformFees(): Promise<ReadinessPoint[]> {
    const { fixedReached, flexibleReached, flexibleMissed } = await this.fees.current();
    const percents = [fixedReached, flexibleReached, flexibleMissed].map((points) => `${points / 100} %`);
    const [row] = await this.database.query<{ waits: boolean }>(
      `select exists (select 1 from platform_fee where state = 'waiting') as waits`,
    );
    return [point('fees_in_force', true, percents.join(' · ')), point('fees_decided', !row?.waits)];
  }

  async jurisdiction(): Promise<ReadinessPoint[]> {
    const { jurisdictionProfile, custodyMode } = await this.settings.fresh();
    const isTrial = this.config.NODE_ENV !== 'production';
    return [
      point(
        'jurisdiction_built',
        AVAILABLE_PROFILES.some((profile) => profile === jurisdictionProfile),
        jurisdictionProfile,
      ),
      point('custody_chosen', isTrial || custodyMode !== 'demo', custodyMode),
    ];
  }

  /** The text that comes with the product is a sample: an own text must have been published. */
  async terms(): Promise<ReadinessPoint[]> {
    const pages = await this.database.query<Page>(
      `select r.code, r.enabled,
         exists (select 1 from content_version v where v.record_id = r.id and v.published_by is not null) as own
       from content_record r where r.kind = 'content-page' and r.code in ('terms', 'privacy')`,
    );
    const page = (code: string): Page => pages.find((one) => one.code === code) ?? { code, enabled: false, own: false };
    return [
      point('terms_page', page('terms').enabled),
      point('terms_own', page('terms').own),
      point('privacy_page', page('privacy').enabled),
      point('privacy_own', page('privacy').own),
    ];
  }

  /** Those who have opened their account; a super admin counts for every role. */
  async colleagues(): Promise<ReadinessPoint[]> {
    const [row] = await this.database.query<Counts>(
      `select count(*) filter (where admin_role = 'super')::int as supers,
         count(*) filter (where admin_role in ('super', 'finance'))::int as money,
         count(*) filter (where admin_role in ('super', 'moderator'))::int as reviewers
       from app_user u where ${hasOpened('u')} and suspended_at is null`,
    );
    const { supers, money, reviewers } = row ?? { supers: 0, money: 0, reviewers: 0 };
    return [point('second_super', supers >= 2), point('two_for_money', money >= 2), point('reviewer', reviewers >= 1)];
  }

  async campaign(): Promise<ReadinessPoint[]> {
    const [row] = await this.database.query<{ categories: boolean; live: boolean }>(
      `select exists (select 1 from content_record where kind = 'category' and enabled) as categories,
         exists (select 1 from campaign where opens_at is not null) as live`,
    );
    const rails = await this.options.rails(this.database.manager);
    return [
      point('category', row?.categories ?? false),
      point('way_to_pay', rails.size > 0),
      point('live_campaign', row?.live ?? false),
    ];
  }
}
