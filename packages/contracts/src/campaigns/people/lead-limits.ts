export const LEAD_TYPES = ['person', 'organisation'] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

export const MOST_LEADS = 5;
export const LEAD_NAME_MAX = 80;
export const LEAD_BIO_MAX = 600;
export const LEAD_REASON_MAX = 600;
