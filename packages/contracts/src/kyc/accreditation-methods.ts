import type { AccreditationStated } from './accreditation-stated.js';

/** C-07: grounds on which a person or an entity is accredited (Rule 501(a)). */
export const ACCREDITATION_GROUNDS = [
  'income',
  'joint_income',
  'net_worth',
  'professional',
  'entity_assets',
  'entity_investments',
  'entity_owners',
] as const;
export type AccreditationGround = (typeof ACCREDITATION_GROUNDS)[number];

/**
 * How a claim is verified. The first two are those of specification 3; a high minimum investment is confirmed with the
 * investment itself (see `jurisdictions/statement-kinds.ts`).
 */
export const VERIFICATION_TYPES = [
  'phone_call',
  'accreditation_letter',
  'income_docs',
  'networth_docs',
  'certificate',
  'entity_docs',
  'prior_5y',
] as const;
export type VerificationType = (typeof VERIFICATION_TYPES)[number];

export const EVIDENCE_KINDS = [
  'letter',
  'tax_form',
  'account_statement',
  'credit_report',
  'certificate',
  'entity_accounts',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Examinations whose holder is accredited while in good standing: Rule 501(a)(10). */
export const LICENCES = ['series_7', 'series_65', 'series_82'] as const;
export type Licence = (typeof LICENCES)[number];

/** Who may confirm in writing that somebody is accredited: Rule 506(c)(2)(ii)(C). */
export const CONFIRMER_PROFESSIONS = ['broker_dealer', 'investment_adviser', 'attorney', 'accountant'] as const;
export type ConfirmerProfession = (typeof CONFIRMER_PROFESSIONS)[number];

export interface AccreditationMethod {
  /** Grounds that it can prove. */
  readonly grounds: readonly AccreditationGround[];
  /** Documents that it takes, and how many of each. */
  readonly evidence: Readonly<Partial<Record<EvidenceKind, number>>>;
  /** Whether another person vouches, by a letter or on the telephone. */
  readonly confirmer: boolean;
}

const ENTITY: readonly AccreditationGround[] = ['entity_assets', 'entity_investments', 'entity_owners'];

/** Rule 506(c)(2)(ii): (A) tax forms of two years, (B) statements and a credit report, (C) a confirmation, (E) an earlier one. */
export const ACCREDITATION_METHODS: Readonly<Record<VerificationType, AccreditationMethod>> = {
  phone_call: { grounds: ACCREDITATION_GROUNDS, evidence: {}, confirmer: true },
  accreditation_letter: { grounds: ACCREDITATION_GROUNDS, evidence: { letter: 1 }, confirmer: true },
  income_docs: { grounds: ['income', 'joint_income'], evidence: { tax_form: 2 }, confirmer: false },
  networth_docs: { grounds: ['net_worth'], evidence: { account_statement: 1, credit_report: 1 }, confirmer: false },
  certificate: { grounds: ['professional'], evidence: { certificate: 1 }, confirmer: false },
  entity_docs: { grounds: ENTITY, evidence: { entity_accounts: 1 }, confirmer: false },
  prior_5y: { grounds: ACCREDITATION_GROUNDS, evidence: {}, confirmer: false },
};

/** What has to be stated for a ground: the names of fields of `AccreditationStated`. */
export const STATED_FOR = {
  income: ['incomeEarlier', 'incomeLater', 'expectsSameIncome'],
  joint_income: ['jointIncomeEarlier', 'jointIncomeLater', 'expectsSameIncome'],
  net_worth: ['assets', 'residence', 'mortgage', 'recentDebt', 'otherDebts'],
  professional: ['licence', 'licenceNumber'],
  entity_assets: ['entityAssets'],
  entity_investments: ['entityInvestments'],
  entity_owners: ['ownersAccredited'],
} as const satisfies Readonly<Record<AccreditationGround, readonly string[]>>;

/** The tax forms of (A) are those of the last two years; what is newer than a number of days counts for all else. */
export const AGES_BY_YEAR: readonly EvidenceKind[] = ['tax_form'];

/** Names of what a claim may state. */
export const ACCREDITATION_STATED = [
  'incomeEarlier',
  'incomeLater',
  'jointIncomeEarlier',
  'jointIncomeLater',
  'expectsSameIncome',
  'assets',
  'residence',
  'mortgage',
  'recentDebt',
  'otherDebts',
  'jointWorth',
  'licence',
  'licenceNumber',
  'entityAssets',
  'entityInvestments',
  'ownersAccredited',
] as const satisfies readonly (keyof AccreditationStated)[];

/** How far a provider is with an application. */
export const VERDICT_STATES = ['planned', 'open', 'more_asked', 'approved', 'declined', 'refused'] as const;
export type VerdictState = (typeof VERDICT_STATES)[number];

/** Conflicts between a claim and other records. */
export const ACCREDITATION_CONFLICTS = [
  'no_identity',
  'identity_unconfirmed',
  'account_type',
  'income',
  'joint_income',
  'net_worth',
  'no_figures',
  'not_met',
  'no_letter',
  'no_evidence',
  'not_confirmed',
] as const;
export type AccreditationConflict = (typeof ACCREDITATION_CONFLICTS)[number];
