import type { ApiRequest } from '@cairn/client';
import { adminOf } from './records.js';
import { list, single, type Answers } from './render-console.js';

/** The settings of a site, as far as the console's parts read them. */
export const SETTINGS = {
  siteName: 'Cairn',
  metaDescription: null,
  siteLogo: null,
  darkLogo: null,
  favIcon: null,
  sitePrimaryColor: null,
  siteSecondaryColor: null,
  timezone: 'Europe/London',
  currency: 'USD',
  jurisdictionProfile: 'us_regcf',
  mangoPayCurrencyId: 'EUR',
  thirdPartyAnalytics: 'no',
  googleAnalyticsCode: null,
  maintainanceMode: 'no',
  exceptIP: '203.0.113.7',
  topUpMaximum: 10_000_000,
  withdrawalDailyLimit: 10_000_000,
  topUpFeeFlat: 30,
  withdrawalFeeFlat: 0,
  withdrawalTwoPersonAbove: 500_000,
  refundTwoPeopleAbove: 100_000,
  screeningThreshold: 85,
  coveredPersonDays: 90,
  cardMoneyCooldownDays: 120,
  topUpFeeBasisPoints: 290,
  withdrawalFeeBasisPoints: 0,
  investmentSessionMinutes: 30,
  userCampaignLimit: 20,
  minimumCampaignDays: 21,
  maximumCampaignDays: 365,
};

/** What was sent to be kept. */
export const savedBy = (calls: readonly ApiRequest[]): unknown => {
  const body = calls.find(({ method }) => method === 'PATCH')?.body;
  return typeof body === 'string' ? JSON.parse(body) : null;
};

/** A super admin who opens the settings. */
export const signedIn: Answers = {
  'GET /admin/me': () => single(adminOf('super')),
  'GET /admin/queues': () => single([]),
  'GET /admin/settings': () => single(SETTINGS),
  'GET /admin/content-records': () => list(),
  'GET /admin/rule-figures': () => single([]),
  'GET /client-ip': () => single({ ip: '198.51.100.1' }),
};
