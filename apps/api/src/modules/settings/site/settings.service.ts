import { Injectable } from '@nestjs/common';
import { tellCurrencyDisplays, type CaptchaProvider } from '@cairn/contracts';
import type { CaptchaSetting } from '@cairn/contracts/content/public-content.replies';
import type { PlatformFeeRates } from '@cairn/contracts/fees/platform-fees';
import type { CurrencyDisplay, SiteSetting, YesNo } from '@cairn/contracts/settings/site-setting.reply';
import type { EntityManager } from 'typeorm';
import { Config } from '../../../kernel/config/config.js';
import { PersonalData, type Cell } from '../../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { PlatformFeesRepository } from '../fees/platform-fees.repository.js';
import { lawOf, readRules, type RuleFigures } from './rule-figures.js';

/** The part of the reply that no row of the table holds. */
type Derived = 'sandbox' | 'fees' | 'currencyId' | 'currencyDisplays' | 'underMaintenance';

/** Settings that stay on the server, beside the public ones. */
export interface Settings extends Omit<SiteSetting, Derived> {
  /** Figures of the site's jurisdiction. */
  rules: RuleFigures;
  /** Decision 13: profile `none` may let people invest before their identity is confirmed. */
  kycRequired: boolean;
  /** Whether the console shows the remaining steps before the first campaign. */
  gettingReady: YesNo;
  topUpFeeBasisPoints: number;
  topUpFeeFlat: bigint;
  withdrawalFeeBasisPoints: number;
  withdrawalFeeFlat: bigint;
  withdrawalTwoPersonAbove: bigint;
  refundTwoPeopleAbove: bigint;
  cardMoneyCooldownDays: number;
  userCampaignLimit: number;
  screeningThreshold: number;
  /** Days for which a decision on a covered person counts. */
  coveredPersonDays: number;
  /** Addresses and networks that see the site during maintenance. */
  exceptIP: string[];
  captchaProvider: CaptchaProvider;
  applicationClient: string | null;
  /** Decision 41: never leaves the server; encrypted, as base64. */
  applicationSecret: string | null;
  adminLoginStatus: boolean;
  contactusStatus: boolean;
  frontLoginStatus: boolean;
  frontSignupStatus: boolean;
  newsletterStatus: boolean;
}

interface Read {
  settings: Settings;
  /** Only the settings that the table marks as public: a new setting is private until it is marked. */
  told: Omit<SiteSetting, Derived>;
  currencyDisplays: CurrencyDisplay[];
  fees: PlatformFeeRates;
}

const CAPTCHA_SECRET: Cell = { table: 'site_setting', column: 'value', id: 'applicationSecret' };
const MONEY = [
  'topUpMaximum',
  'withdrawalDailyLimit',
  'topUpFeeFlat',
  'withdrawalFeeFlat',
  'withdrawalTwoPersonAbove',
  'refundTwoPeopleAbove',
];
/** How long a process may use its copy. */
const CACHE_MILLISECONDS = 5_000;

/** The site's settings, read from their table. */
@Injectable()
export class SettingsService {
  private cached: { read: Read; until: number } | null = null;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly personalData: PersonalData,
    private readonly fees: PlatformFeesRepository,
  ) {}

  /** As the table has them now, not as this process has cached them: a change is checked against these. */
  fresh(reader: EntityManager = this.database.manager): Promise<Settings> {
    this.cached = null;
    return this.all(reader);
  }

  /** After a change: what was read in the meantime may be old. */
  forget(): void {
    this.cached = null;
  }

  /** The copy that this process has cached; null where it has to read it. */
  known(): Settings | null {
    return this.cached && this.cached.until > Date.now() ? this.cached.read.settings : null;
  }

  async all(reader: EntityManager = this.database.manager): Promise<Settings> {
    return (await this.read(reader)).settings;
  }

  /** Readable by everybody. */
  async public(): Promise<Omit<SiteSetting, 'underMaintenance'>> {
    const { told, currencyDisplays, fees } = await this.read(this.database.manager);
    return {
      ...told,
      currencyDisplays,
      fees,
      currencyId: told.currency,
      sandbox: this.config.NODE_ENV !== 'production',
    };
  }

  /** Which forms ask for a captcha, with the provider's public key. */
  async captcha(): Promise<CaptchaSetting> {
    const settings = await this.all();
    return {
      provider: settings.captchaProvider,
      applicationClient: settings.applicationClient,
      adminLoginStatus: settings.adminLoginStatus,
      contactusStatus: settings.contactusStatus,
      frontLoginStatus: settings.frontLoginStatus,
      frontSignupStatus: settings.frontSignupStatus,
      newsletterStatus: settings.newsletterStatus,
    };
  }

  /** The secret key of the captcha provider. */
  async captchaSecret(): Promise<string | null> {
    const { applicationSecret } = await this.all();
    return applicationSecret === null
      ? null
      : this.personalData.decrypt(Buffer.from(applicationSecret, 'base64'), CAPTCHA_SECRET);
  }

  sealCaptchaSecret(secret: string): string {
    return this.personalData.encrypt(secret, CAPTCHA_SECRET).toString('base64');
  }

  /** Whether another data key than the newest wraps that secret. */
  async captchaSecretWaitsForKey(reader: EntityManager = this.database.manager): Promise<boolean> {
    const { applicationSecret } = await this.fresh(reader);
    if (applicationSecret === null) return false;
    const header = this.personalData.newestHeader;
    return !Buffer.from(applicationSecret, 'base64').subarray(0, header.length).equals(header);
  }

  /** Wraps it by the newest data key, where it is not. */
  rewrapCaptchaSecret(): Promise<boolean> {
    return this.database.inTx(async (tx) => {
      await tx.query(`select 1 from site_setting where name = 'applicationSecret' for no key update`);
      if (!(await this.captchaSecretWaitsForKey(tx))) return false;
      const { applicationSecret } = await this.fresh(tx);
      const sealed = Buffer.from(applicationSecret ?? '', 'base64');
      await this.set(tx, 'applicationSecret', this.personalData.rewrap(sealed, CAPTCHA_SECRET).toString('base64'));
      return true;
    });
  }

  async set(tx: Tx, name: keyof Settings, value: unknown): Promise<void> {
    await tx.query('update site_setting set value = $2, updated_at = kernel.now() where name = $1', [
      name,
      typeof value === 'bigint' ? value.toString() : JSON.stringify(value),
    ]);
    this.cached = null;
  }

  private async read(reader: EntityManager): Promise<Read> {
    if (this.cached && this.cached.until > Date.now()) return this.cached.read;
    const rows = await reader.query<{ name: string; value: unknown; public: boolean }[]>(
      'select name, value, public from site_setting',
    );
    const currencyDisplays = await reader.query<CurrencyDisplay[]>(
      `select code, attributes ->> 'symbol' as symbol, attributes ->> 'displayFormat' as "displayFormat"
       from content_record where kind = 'currency' order by position`,
    );
    tellCurrencyDisplays(currencyDisplays);
    const typed = rows.map(({ name, value, public: told }) => ({
      entry: [name, MONEY.includes(name) ? BigInt(String(value)) : value] as const,
      told,
    }));
    // The table is seeded by migrations with exactly these names; a test compares them.
    const settings = Object.fromEntries(typed.map(({ entry }) => entry)) as unknown as Settings;
    const told = Object.fromEntries(
      typed.filter((row) => row.told).map(({ entry }) => entry),
    ) as unknown as Read['told'];
    const rules = await readRules(reader);
    // A site may ask for more days than the law, never for fewer.
    const minimumCampaignDays = Math.max(settings.minimumCampaignDays, rules.minimumOfferingDays);
    const maximumCampaignDays = Math.min(settings.maximumCampaignDays, rules.maximumOfferingDays);
    const law = lawOf(settings, rules);
    const read: Read = {
      currencyDisplays,
      fees: await this.fees.current(reader),
      settings: { ...settings, rules, law, minimumCampaignDays, maximumCampaignDays },
      told: {
        ...told,
        googleAnalyticsCode: settings.thirdPartyAnalytics === 'yes' ? settings.googleAnalyticsCode : null,
        law,
        minimumCampaignDays,
        maximumCampaignDays,
      },
    };
    this.cached = { read, until: Date.now() + CACHE_MILLISECONDS };
    return read;
  }
}
