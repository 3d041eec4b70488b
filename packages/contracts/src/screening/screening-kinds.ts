export const SCREENING_LISTS = ['sanctions', 'politically_exposed'] as const;
export type ScreeningListKind = (typeof SCREENING_LISTS)[number];

export const SCREENING_LIST_STATES = ['waiting', 'in_force', 'refused', 'replaced'] as const;
export type ScreeningListState = (typeof SCREENING_LIST_STATES)[number];

/** Why an uploaded list is not taken. */
export const SCREENING_FAULTS = ['header', 'line', 'empty', 'repeated', 'superseded'] as const;
export type ScreeningFault = (typeof SCREENING_FAULTS)[number];

/** How the date of birth of a person stands to that of an entry. */
export const BIRTH_MATCHES = ['same', 'same_year', 'other', 'unknown'] as const;
export type BirthMatch = (typeof BIRTH_MATCHES)[number];

export const COUNTRY_MATCHES = ['same', 'other', 'unknown'] as const;
export type CountryMatch = (typeof COUNTRY_MATCHES)[number];

/** Points from which a similarity is a match; the operator chooses within. */
export const LEAST_SCREENING_THRESHOLD = 60;
export const MOST_SCREENING_THRESHOLD = 100;
