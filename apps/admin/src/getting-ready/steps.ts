import type { ReadinessStep } from '@cairn/contracts';

/** Where each step is done. */
export const PLACES: Readonly<Record<ReadinessStep, string>> = {
  identity: '/settings/identity',
  mail: '/mail-templates',
  providers: '/parked-items',
  languages: '/content/languages',
  fees: '/platform-fees',
  jurisdiction: '/settings/modules',
  terms: '/content/content-page',
  colleagues: '/admins',
  campaign: '/campaigns',
};
