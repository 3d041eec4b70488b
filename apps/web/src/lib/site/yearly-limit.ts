import type { JurisdictionProfile } from '@cairn/contracts/jurisdictions/packs';
import { useSite } from './site.js';

/** The laws that limit nobody's investments of twelve months; they ask for something else instead. */
const WITHOUT_YEARLY_LIMIT: ReadonlySet<string> = new Set<JurisdictionProfile>(['us_506c', 'eu_ecspr']);

/** Whether the site's law may limit what is invested in twelve months, for the wording of what is asked; so until the site is known. */
export const useHasYearlyLimit = (): boolean => {
  const { data: site } = useSite();
  return site === undefined || !WITHOUT_YEARLY_LIMIT.has(site.jurisdictionProfile);
};
