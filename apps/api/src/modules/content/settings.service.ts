import { Injectable } from '@nestjs/common';
import type { SiteSetting } from '@cairn/contracts/content/site-setting.reply';
import type { EntityManager } from 'typeorm';
import { Config } from '../../kernel/config/config.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';

/** Settings that stay on the server, beside the public ones. */
export interface Settings extends SiteSetting {
  /** Decision 13: profile `none` may let people invest before their identity is confirmed. */
  kycRequired: boolean;
  topUpFeeBasisPoints: number;
  topUpFeeFlat: bigint;
  withdrawalFeeBasisPoints: number;
  withdrawalFeeFlat: bigint;
  userCampaignLimit: number;
}

const MONEY = ['topUpMaximum', 'withdrawalDailyLimit', 'topUpFeeFlat', 'withdrawalFeeFlat'];
/** How long a process may believe its copy. */
const CACHE_MILLISECONDS = 5_000;

/** The site's settings, from their table. */
@Injectable()
export class SettingsService {
  private cached: { settings: Settings; until: number } | null = null;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  async all(reader: EntityManager = this.database.manager): Promise<Settings> {
    if (this.cached && this.cached.until > Date.now()) return this.cached.settings;
    const rows = await reader.query<{ name: string; value: unknown }[]>('select name, value from site_setting');
    const settings = Object.fromEntries(
      rows.map(({ name, value }) => [name, MONEY.includes(name) ? BigInt(String(value)) : value]),
    ) as unknown as Settings; // the table is seeded by a migration with exactly these names; a test compares them
    this.cached = { settings, until: Date.now() + CACHE_MILLISECONDS };
    return settings;
  }

  /** What everybody may read. */
  async public(): Promise<SiteSetting> {
    const {
      kycRequired: _kyc,
      topUpFeeBasisPoints: _topUp,
      topUpFeeFlat: _topUpFlat,
      withdrawalFeeBasisPoints: _withdrawal,
      withdrawalFeeFlat: _withdrawalFlat,
      userCampaignLimit: _limit,
      ...rest
    } = await this.all();
    return { ...rest, sandbox: this.config.NODE_ENV !== 'production' };
  }

  async set(tx: Tx, name: keyof Settings, value: unknown): Promise<void> {
    await tx.query('update site_setting set value = $2, updated_at = now() where name = $1', [
      name,
      JSON.stringify(value),
    ]);
    this.cached = null;
  }
}
