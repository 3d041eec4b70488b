import type { CampaignType } from '@cairn/contracts/campaigns/options';
import type { Plan } from './queries.js';

type Owed = Pick<Plan, 'principal' | 'outstandingPrincipal' | 'repayments'>;

/** No principal of the loan is left, and no instalment or interest is still to be paid. */
export const isRepaidLoan = (type: CampaignType, { principal, outstandingPrincipal, repayments }: Owed): boolean =>
  type === 'debt' &&
  principal > 0 &&
  outstandingPrincipal === 0 &&
  repayments.every(({ state }) => state === 'distributed' || state === 'cancelled');
