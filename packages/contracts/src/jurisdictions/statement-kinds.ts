/** What people state before investing; a jurisdiction asks for some of them (see `packs.ts`). */
export const STATEMENT_KINDS = [
  'category',
  'knowledge_test',
  'knowledge_warning',
  'loss_simulation',
  'risk_warning',
  'offer_request',
  'investment_consent',
  'minimum_investment',
  'accreditation_confirmation',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** Annex II of Regulation (EU) 2020/1503: two of them make a person a sophisticated investor. */
export const SOPHISTICATION_CRITERIA = ['income_or_portfolio', 'finance_work', 'frequent_transactions'] as const;
export type SophisticationCriterion = (typeof SOPHISTICATION_CRITERIA)[number];
