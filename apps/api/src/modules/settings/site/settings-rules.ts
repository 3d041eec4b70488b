import { isColour, LEAST_CONTRAST, nearestReadable, siteContrast } from '@cairn/design';
import type { ChangeSettingsRequest } from '@cairn/contracts/settings/settings.requests';
import { minorPerMajor } from '@cairn/finance';
import { DomainError, type FieldRefusal } from '../../../kernel/errors/domain-error.js';
import { isAddressOrNetwork, splitAddresses } from '../../../kernel/hardening/address-list.js';
import type { Settings } from './settings.service.js';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

function colourRefusal(field: 'sitePrimaryColor' | 'siteSecondaryColor', colour: string | null): FieldRefusal[] {
  if (colour === null || !isColour(colour) || siteContrast(colour) >= LEAST_CONTRAST) return [];
  return [
    {
      field,
      code: 'settings.contrast',
      params: { ratio: siteContrast(colour).toFixed(1), nearest: nearestReadable(colour) },
    },
  ];
}

/** Settings that may be empty; null leaves every other one as it is. */
const CLEARABLE = [
  'metaDescription',
  'operatorName',
  'operatorAddress',
  'sitePrimaryColor',
  'siteSecondaryColor',
  'googleAnalyticsCode',
  'applicationClient',
  'applicationSecret',
];

/** The values of a change for the table: the specification's two spellings are one setting, lists are lists. */
export function settingsOf({
  exceptIP,
  exemptIP,
  version: _read,
  lawReason: _why,
  ...rest
}: ChangeSettingsRequest): Partial<Settings> {
  const addresses = exceptIP ?? exemptIP;
  const given = Object.fromEntries(
    Object.entries(rest)
      .map(([name, value]) => [name, value === '' ? null : value] as const)
      .filter(([name, value]) => value !== undefined && (value !== null || CLEARABLE.includes(name))),
  );
  return {
    ...given,
    ...(rest.thirdPartyAnalytics === 'no' && { googleAnalyticsCode: null }),
    ...(addresses === undefined ? {} : { exceptIP: splitAddresses(addresses ?? '') }),
  };
}

/** Values of other tables that settings are checked against. */
export interface SettingBounds {
  currencies: ReadonlySet<string>;
  /** By jurisdiction, the days that an offering must be open by law. */
  minimumDays: ReadonlyMap<string, number>;
  /** The ways of confirming identities whose keys are configured. */
  identityWays: ReadonlySet<string>;
}

/**
 * Holds the settings as they would be against each other and the world.
 * @throws request.invalid with every field that is at fault
 */
export function checkSettings(
  change: Partial<Settings>,
  merged: Settings,
  { currencies, minimumDays, identityWays }: SettingBounds,
): void {
  const refusals: FieldRefusal[] = [
    ...colourRefusal('sitePrimaryColor', change.sitePrimaryColor ?? null),
    ...colourRefusal('siteSecondaryColor', change.siteSecondaryColor ?? null),
  ];
  const refuse = (field: keyof Settings, code: FieldRefusal['code'], params: Record<string, unknown> = {}): void =>
    void refusals.push({ field, code, params });
  if (change.googleAnalyticsCode && merged.thirdPartyAnalytics === 'no') {
    refuse('googleAnalyticsCode', 'settings.analytics_off');
  }
  if (!isTimeZone(merged.timezone)) refuse('timezone', 'validation.choice');
  if (!currencies.has(merged.currency)) refuse('currency', 'validation.currency');
  if (!currencies.has(merged.mangoPayCurrencyId)) refuse('mangoPayCurrencyId', 'validation.currency');
  const wrong = merged.exceptIP.find((entry) => !isAddressOrNetwork(entry));
  if (wrong !== undefined) refuse('exceptIP', 'settings.address', { address: wrong });
  if (merged.minimumCampaignDays > merged.maximumCampaignDays) {
    refuse('minimumCampaignDays', 'validation.max', { max: merged.maximumCampaignDays });
  }
  const lawful = minimumDays.get(merged.jurisdictionProfile) ?? 0;
  if (change.minimumCampaignDays !== undefined && change.minimumCampaignDays < lawful) {
    refuse('minimumCampaignDays', 'validation.min', { min: lawful });
  }
  const least = currencies.has(merged.currency) ? minorPerMajor(merged.currency) : 1n;
  if (change.topUpMaximum !== undefined && merged.topUpMaximum < least) {
    refuse('topUpMaximum', 'validation.amount_min', { min: Number(least), currency: merged.currency });
  }
  // With a fee as large as the maximum top-up, no money could be added.
  for (const fee of ['topUpFeeFlat', 'withdrawalFeeFlat'] as const) {
    if (change[fee] !== undefined && merged[fee] >= merged.topUpMaximum) {
      refuse(fee, 'settings.fee_too_high', { maximum: Number(merged.topUpMaximum), currency: merged.currency });
    }
  }
  // Decision 13.
  if (!merged.kycRequired && merged.jurisdictionProfile !== 'none') refuse('kycRequired', 'settings.kyc_required');
  if (change.identityProvider !== undefined && !identityWays.has(merged.identityProvider)) {
    refuse('identityProvider', 'settings.identity_keys');
  }
  if (change.accreditationProvider !== undefined && !identityWays.has(merged.accreditationProvider)) {
    refuse('accreditationProvider', 'settings.identity_keys');
  }
  if (merged.captchaProvider !== 'altcha') {
    if (!merged.applicationClient) refuse('applicationClient', 'validation.required');
    if (!merged.applicationSecret) refuse('applicationSecret', 'validation.required');
  }
  if (refusals.length > 0) throw new DomainError('request.invalid', {}, refusals);
}
