import { Injectable } from '@nestjs/common';
import { RailRegistry } from '../../rails/index.js';
import { AVAILABLE_PROFILES, type SiteMark } from '@cairn/contracts';
import type { AdminSettings } from '@cairn/contracts/settings/admin-settings.reply';
import type { ChangeSettingsRequest } from '@cairn/contracts/settings/settings.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { MARK_SIZES, rasteriseMark } from '../../../kernel/files/marks.js';
import type { Upload } from '../../../kernel/files/upload.js';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { requireCurrent, versionOf } from '../../../kernel/text/version.js';
import { readRules } from './rule-figures.js';
import { checkSettings, settingsOf, type SettingBounds } from './settings-rules.js';
import { SettingsService, type Settings } from './settings.service.js';

/** The text that the audit log shows in place of a secret. */
const CONCEALED = '••••';

const forAuditLog = (name: string, value: unknown): unknown => {
  if (name === 'applicationSecret') return value === null ? null : CONCEALED;
  return typeof value === 'bigint' ? value.toString() : value;
};

/** Of the settings that the console changes; the legal figures beside them belong to another service. */
const settingsVersion = ({ rules: _rules, law: _law, ...settings }: Settings): string => versionOf(settings);

/** Settings in the console: read whole, changed in parts, every change in the audit log with what it was before. */
@Injectable()
export class SettingsAdminService {
  constructor(
    private readonly settings: SettingsService,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly files: FileStore,
    private readonly rails: RailRegistry,
  ) {}

  async read(): Promise<AdminSettings> {
    const [all, told] = await Promise.all([this.settings.fresh(), this.settings.public()]);
    const { applicationSecret, exceptIP, rules: _rules, ...rest } = all;
    return {
      ...told,
      ...rest,
      underMaintenance: false,
      exceptIP: exceptIP.join('\n'),
      hasCaptchaKey: applicationSecret !== null,
      version: settingsVersion(all),
    };
  }

  async change(admin: Identity, request: ChangeSettingsRequest, ip: string): Promise<AdminSettings> {
    const bounds = await this.bounds();
    const { lawReason } = request;
    await this.write(admin, { ip, reason: lawReason ?? null }, (before) => {
      requireCurrent('settings.overtaken', { version: settingsVersion(before) }, request);
      const change = settingsOf(request);
      if (typeof change.applicationSecret === 'string') {
        change.applicationSecret = this.settings.sealCaptchaSecret(change.applicationSecret);
      }
      const isOtherLaw = (change.jurisdictionProfile ?? before.jurisdictionProfile) !== before.jurisdictionProfile;
      if (isOtherLaw && !lawReason) throw fieldError('lawReason', 'validation.required');
      // Who changes the law has seen the settings that it is changed in.
      if (isOtherLaw && !request.version) throw fieldError('version', 'validation.required');
      checkSettings(change, { ...before, ...change }, bounds);
      return change;
    });
    return this.read();
  }

  private async bounds(): Promise<SettingBounds> {
    const { manager } = this.database;
    // Those offered, and those that the settings have already.
    const currencies = await this.database.query<{ code: string }>(
      `select code from ledger.currency c where exists (
           select 1 from content_record r where r.kind = 'currency' and r.code = c.code and r.enabled)
         or to_jsonb(c.code) in (select value from site_setting where name in ('currency', 'mangoPayCurrencyId'))`,
    );
    const minimumDays = new Map<string, number>();
    for (const profile of AVAILABLE_PROFILES) {
      minimumDays.set(profile, (await readRules(manager, profile)).minimumOfferingDays);
    }
    return { currencies: new Set(currencies.map(({ code }) => code)), minimumDays, identityWays: this.identityWays() };
  }

  /** The site's own staff, and the providers whose keys are configured. */
  private identityWays(): ReadonlySet<string> {
    const ports = this.rails.all('identity').filter(({ isConfigured }) => isConfigured);
    return new Set(['manual', ...ports.map(({ provider }) => provider)]);
  }

  /** A mark is re-encoded and kept under a name of its own; the setting holds its address. */
  async setMark(admin: Identity, mark: SiteMark, { name, content }: Upload, ip: string): Promise<AdminSettings> {
    const picture = await rasteriseMark(content, name, MARK_SIZES[mark]);
    const id = await this.database.inTx((tx) =>
      this.files.save(tx, {
        ownerId: null,
        purpose: 'site-mark',
        contentType: 'image/png',
        content: picture,
        private: false,
      }),
    );
    await this.write(admin, { ip }, () => ({ [mark]: this.files.link(id, false) }));
    return this.read();
  }

  async removeMark(admin: Identity, mark: SiteMark, ip: string): Promise<AdminSettings> {
    await this.write(admin, { ip }, () => ({ [mark]: null }));
    return this.read();
  }

  private async write(
    admin: Identity,
    { ip, reason = null }: { ip: string; reason?: string | null },
    changeOf: (before: Settings) => Partial<Settings>,
  ): Promise<void> {
    await this.database.inTx(async (tx) => {
      // Serialises concurrent saves, so that each audit entry has the right previous values.
      await tx.query('select 1 from site_setting for update');
      const before = await this.settings.fresh(tx);
      const wanted = Object.entries(changeOf(before)) as [keyof Settings, unknown][];
      const changed = wanted.filter(
        ([name, value]) =>
          JSON.stringify(forAuditLog(name, value)) !== JSON.stringify(forAuditLog(name, before[name])) ||
          name === 'applicationSecret',
      );
      if (changed.length === 0) return;
      for (const [name, value] of changed) await this.settings.set(tx, name, value);
      const said = (source: Partial<Settings>): Record<string, unknown> =>
        Object.fromEntries(changed.map(([name]) => [name, forAuditLog(name, source[name] ?? null)]));
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'settings.change',
        subjectType: 'site_setting',
        subjectId: changed.map(([name]) => name).join(', '),
        before: said(before),
        after: said(Object.fromEntries(changed)),
        ...(reason === null ? {} : { reason }),
        ip,
      });
    });
    this.settings.forget();
  }
}
