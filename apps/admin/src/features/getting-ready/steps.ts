import type { ReadinessStep } from '@cairn/contracts';

/** Where each step is done; null where that is the server, whose variables the points name. */
export const PLACES: Readonly<Record<ReadinessStep, string | null>> = {
  identity: '/settings/identity',
  mail: '/mail-templates',
  providers: null,
  languages: '/content/languages',
  fees: '/platform-fees',
  jurisdiction: '/settings/modules',
  terms: '/content/content-page',
  colleagues: '/admins',
  campaign: '/campaigns',
};
