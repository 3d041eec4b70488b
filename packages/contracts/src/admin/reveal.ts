/** Seconds that the console shows a personal value (SEC-50). */
export const REVEAL_SECONDS = 60;

/** Figures of an identity record, each an amount in the record's currency. */
export const IDENTITY_FIGURES = [
  'yearlyIncome',
  'averageIncome',
  'netWorth',
  'householdIncome',
  'averageHouseholdIncome',
  'householdNetWorth',
  'investedElsewhere',
] as const;
export type IdentityFigure = (typeof IDENTITY_FIGURES)[number];

/** What of an identity is masked, and revealed one at a time. */
export const IDENTITY_SECRETS = ['dateOfBirth', 'ssn', 'address', 'alternativePhone', ...IDENTITY_FIGURES] as const;
export type IdentitySecret = (typeof IDENTITY_SECRETS)[number];

/** The same of a claim to be accredited: its amounts, and the sum of its assets and debts. */
export const CLAIM_SECRETS = [
  'incomeEarlier',
  'incomeLater',
  'jointIncomeEarlier',
  'jointIncomeLater',
  'assets',
  'residence',
  'mortgage',
  'recentDebt',
  'otherDebts',
  'netWorth',
  'entityAssets',
  'entityInvestments',
] as const;
export type ClaimSecret = (typeof CLAIM_SECRETS)[number];

/** The same of an account. */
export const USER_SECRETS = ['phoneNumber'] as const;
export type UserSecret = (typeof USER_SECRETS)[number];
