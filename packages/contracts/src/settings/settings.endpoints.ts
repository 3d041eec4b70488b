import { endpoint } from '../kernel/endpoint.js';
import type { AdminSettings } from './admin-settings.reply.js';
import type { ChangeSettingsRequest } from './settings.requests.js';

/** The site's marks: pictures that are uploaded. */
export const SITE_MARKS = ['siteLogo', 'darkLogo', 'favIcon'] as const;
export type SiteMark = (typeof SITE_MARKS)[number];

interface MarkParams {
  mark: string;
}

/** SEC-14, SEC-57: settings that are fees, limits of money, or rules about who may invest, raise or read, and when. */
export const PROVEN_SETTINGS = [
  'cardMoneyCooldownDays',
  'currency',
  'custodyMode',
  'identityProvider',
  'accreditationProvider',
  'investmentSessionMinutes',
  'jurisdictionProfile',
  'kycRequired',
  'mangoPayCurrencyId',
  'mangoPayModule',
  'maximumCampaignDays',
  'minimumCampaignDays',
  'onlyAdminCreateCampaign',
  'coveredPersonDays',
  'screeningThreshold',
  'thirdPartyAnalytics',
  'timezone',
  'topUpFeeBasisPoints',
  'topUpFeeFlat',
  'topUpMaximum',
  'updatesPublic',
  'userCampaignLimit',
  'walletModule',
  'withdrawalDailyLimit',
  'withdrawalFeeBasisPoints',
  'withdrawalFeeFlat',
  'withdrawalTwoPersonAbove',
  'refundTwoPeopleAbove',
] as const satisfies readonly (keyof ChangeSettingsRequest)[];

/** Settings in the console. */
export const settingsApi = {
  read: endpoint<object, AdminSettings>('GET', '/admin/settings', 'settings.change'),
  change: endpoint<{ body: ChangeSettingsRequest }, AdminSettings>('PATCH', '/admin/settings', 'settings.change', {
    stepUp: PROVEN_SETTINGS,
  }),
  /** A form with the picture as `file`. */
  setMark: endpoint<{ params: MarkParams; body: object }, AdminSettings>(
    'POST',
    '/admin/settings/marks/:mark',
    'settings.change',
  ),
  removeMark: endpoint<{ params: MarkParams }, AdminSettings>(
    'DELETE',
    '/admin/settings/marks/:mark',
    'settings.change',
  ),
};
