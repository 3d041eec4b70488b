/** Option lists of a campaign. Their texts are in the catalogues under `options.<list>.<value>`. */
export const CAMPAIGN_TYPES = ['equity', 'debt'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/** fixed (inelastic): all or nothing at the goal. flexible (elastic): kept from minimumRaise on. */
export const RAISE_MODES = ['fixed', 'flexible'] as const;
export type RaiseMode = (typeof RAISE_MODES)[number];

/** How an offering is shared out that more is committed to than it takes (17 CFR 227.201(h)). */
export const ALLOCATION_METHODS = ['first_come', 'pro_rata'] as const;
export type AllocationMethod = (typeof ALLOCATION_METHODS)[number];

export const INVESTOR_ADMISSIONS = ['both', 'accredited', 'non-accredited'] as const;
export type InvestorAdmission = (typeof INVESTOR_ADMISSIONS)[number];

/** C-03. `never` pays everything at maturity. */
export const INVEST_FREQUENCIES = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'never'] as const;
export type InvestFrequency = (typeof INVEST_FREQUENCIES)[number];

export const REPAYMENT_SCHEDULES = ['interest_only', 'annuity', 'equal_principal', 'bullet'] as const;
export type RepaymentScheduleType = (typeof REPAYMENT_SCHEDULES)[number];

/** How a loan is repaid: the owner pays each instalment, or it is debited. Chosen from those that are built. */
export const REPAYMENT_METHODS = ['manual', 'automatic'] as const;
export type RepaymentMethod = (typeof REPAYMENT_METHODS)[number];
export const AVAILABLE_REPAYMENT_METHODS: readonly RepaymentMethod[] = ['manual'];

/** What is sold: the form that the shares or the loan of a campaign have. */
export const TERMS_SLUGS = ['equity', 'debt'] as const;
export type TermsSlug = (typeof TERMS_SLUGS)[number];
/** The kind of campaign that each of them belongs to. */
export const TYPE_OF_TERMS: Readonly<Record<TermsSlug, CampaignType>> = { equity: 'equity', debt: 'debt' };

/** Whether a campaign first asks who would invest, and takes no money. */
export const YES_NO = ['YES', 'NO'] as const;
export type YesNo = (typeof YES_NO)[number];

export const ACCOUNT_TYPES = ['checking', 'savings'] as const;
export const UPLOAD_TYPES = ['image', 'video'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** The filter by the smallest amount that a campaign takes: at most so many minor units of the site's currency. */
export const SMALLEST_AMOUNTS = [5_000, 10_000, 50_000, 100_000] as const;
export type SmallestAmount = (typeof SMALLEST_AMOUNTS)[number];

/** SEC-41: the campaigns that one person can save. */
export const MOST_SAVED = 500;

/** Characters of a search for campaigns by their names. */
export const LONGEST_SEARCH = 80;

/** Of the questions that a campaign answers. */
export const LONGEST_ANSWER = 2_000;
/** Questions that an owner adds to those of the site. */
export const MOST_OWN_QUESTIONS = 20;

/** The four sorts of the browse page. */
export const BROWSE_SORTS = ['newest', 'recent_investment', 'percentage_raised', 'amount_raised'] as const;
export type BrowseSort = (typeof BROWSE_SORTS)[number];
