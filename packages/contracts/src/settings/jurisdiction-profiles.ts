/** The jurisdictions of a site: periods, limits, legends and who may read updates. */
export const JURISDICTION_PROFILES = ['us_regcf', 'us_506c', 'eu_ecspr', 'uk_rmmi', 'none'] as const;
/** Those whose rules are built; no other can be chosen. `none` has the limits that its operator sets. */
export const AVAILABLE_PROFILES: readonly string[] = JURISDICTION_PROFILES;
