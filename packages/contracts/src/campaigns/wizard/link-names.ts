/** Addresses of a company beside its website, each with the hosts that it may be at; null for any. */
export const LINK_HOSTS = {
  companyURL: null,
  facebook: ['facebook.com', 'fb.com'],
  twitter: ['twitter.com', 'x.com'],
  linkedin: ['linkedin.com'],
  youtube: ['youtube.com', 'youtu.be'],
} as const satisfies Readonly<Record<string, readonly string[] | null>>;

export type LinkName = keyof typeof LINK_HOSTS;
export const LINK_NAMES = Object.keys(LINK_HOSTS) as readonly LinkName[]; // its keys, in their order

/** What is kept beside the addresses: the id under which an owner counts visitors with Google Analytics (SEC-22). */
export const KEPT_LINKS = [...LINK_NAMES, 'googleAnalyticsID'] as const;
export type KeptLink = LinkName | 'googleAnalyticsID';

/** The ten facts of a property. */
export const PROPERTY_FIELDS = [
  'propertyName',
  'propertyURL',
  'propertyDetail',
  'propertyStreet',
  'propertyCity',
  'propertyState',
  'propertyCountry',
  'propertySize',
  'plotSize',
  'buildYear',
] as const;
export type PropertyField = (typeof PROPERTY_FIELDS)[number];

/** Links of the owner's own choice, and points to remember. */
export const MOST_CUSTOM_LINKS = 8;
export const LONGEST_LINK_TITLE = 60;
export const MOST_HIGHLIGHTS = 5;
export const LONGEST_HIGHLIGHT = 120;
