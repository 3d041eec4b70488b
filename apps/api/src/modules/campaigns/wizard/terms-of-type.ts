import { AVAILABLE_REPAYMENT_METHODS, type CampaignType } from '@cairn/contracts';
import type { CampaignTermsRequest } from '@cairn/contracts/campaigns/campaign-terms.request';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';

type Term = keyof CampaignTermsRequest;

/** Terms that only the other type has. A loan may name a valuation and what converts it (decision 21). */
const FOREIGN: Readonly<Record<CampaignType, readonly Term[]>> = {
  equity: ['interestRate', 'investFrequency', 'repaymentSchedule', 'repaymentMethod', 'termLength', 'paybackStartDate'],
  debt: ['availableShares', 'existingShares', 'pricePerShare', 'equityAvailable'],
};

/** @throws beside each field that a campaign of this type does not have */
export function requireTermsOf(type: CampaignType, body: CampaignTermsRequest): void {
  const fields = FOREIGN[type].filter((field) => body[field] !== undefined && body[field] !== null);
  if (fields.length === 0) return;
  throw new DomainError(
    'request.invalid',
    {},
    fields.map((field) => ({ field, code: 'campaign.terms_of_other_type' as const })),
  );
}

/** What a campaign of another kind keeps of its terms: those that only the old kind has are cleared. */
export const termsCleared = (type: CampaignType): Partial<CampaignEntity> =>
  type === 'equity'
    ? { interestRate: null, investFrequency: null, repaymentSchedule: null, termMonths: null, paybackStart: null }
    : { availableShares: null, existingShares: null, pricePerShare: null, equityAvailable: null };

/** @throws campaign.repayment_method_unavailable for one that nothing is built for */
export function requireRepaymentMethod({ repaymentMethod: method }: CampaignTermsRequest): void {
  if (method && !AVAILABLE_REPAYMENT_METHODS.includes(method)) {
    throw fieldError('repaymentMethod', 'campaign.repayment_method_unavailable');
  }
}
