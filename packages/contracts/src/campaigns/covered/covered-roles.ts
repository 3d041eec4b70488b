/** Whose past may bar an offering (17 CFR 227.503(a), 17 CFR 230.506(d)(1)). */
export const COVERED_ROLES = [
  'issuer',
  'predecessor',
  'affiliate',
  'director',
  'officer',
  'general_partner',
  'voting_holder',
  'promoter',
  'solicitor',
] as const;
export type CoveredRole = (typeof COVERED_ROLES)[number];

/** The company itself and what stands for it: convictions of these are looked back on for fewer years. */
export const ISSUER_ROLES: readonly CoveredRole[] = ['issuer', 'predecessor', 'affiliate'];
/** Of these at least one is listed: every company is run by somebody. */
export const MANAGING_ROLES: readonly CoveredRole[] = ['director', 'officer', 'general_partner'];
/** Roles that a company alone can have. */
export const COMPANY_ROLES: readonly CoveredRole[] = ISSUER_ROLES;

export const COVERED_KINDS = ['person', 'company'] as const;
export type CoveredKind = (typeof COVERED_KINDS)[number];

/** Persons of one campaign, companies included. */
export const MOST_COVERED = 60;
/** Documents about one of them. */
export const MOST_COVERED_DOCUMENTS = 12;
export const COVERED_NAME_MAX = 160;
export const EVENT_DESCRIPTION_MAX = 2000;
export const DISCLOSURE_MAX = 2000;

/** Days before a closing from which answers and decisions that will be too old by then are asked for again. */
export const RECHECK_LEAD_DAYS = 14;
export const LEAST_COVERED_DAYS = 1;
export const MOST_COVERED_DAYS = 365;

/** What of a covered person the console masks, and shows one at a time. */
export const COVERED_SECRETS = ['name', 'dateOfBirth'] as const;
export type CoveredSecret = (typeof COVERED_SECRETS)[number];

/** Why the list of a campaign is not complete; each is a code of the error catalogue behind `covered.`. */
export const LIST_LACKS = ['issuer_missing', 'manager_missing', 'unanswered'] as const;
export type ListLack = (typeof LIST_LACKS)[number];

/** Why nothing of a campaign is approved or closed. */
export const COVERED_HOLDS = ['unlisted', 'disqualified', 'unanswered', 'undecided', 'old'] as const;
export type CoveredHold = (typeof COVERED_HOLDS)[number];
