import type { ReadinessStep } from '@cairn/contracts';

/** The page of each step; null for the server, whose variables the points name. */
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
