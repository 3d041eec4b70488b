import type { InvestmentState } from '../lifecycles/investment.lifecycle.js';

/** How an owner follows investments: the money is there, is on its way, is missing, or will not come any more. */
export const INVESTMENT_GROUPS = ['ready', 'pending', 'no_payment', 'ended'] as const;
export type InvestmentGroup = (typeof INVESTMENT_GROUPS)[number];

/** In which group an investment of each state is. */
export const GROUP_OF_STATE: Readonly<Record<InvestmentState, InvestmentGroup>> = {
  reserved: 'no_payment',
  paying: 'pending',
  received: 'ready',
  settled: 'ready',
  refunding: 'ended',
  refunded: 'ended',
  failed: 'no_payment',
  expired: 'no_payment',
  cancelled: 'ended',
};

/** The step that is missing: `amount`: it has to be begun anew; `confirmation`: the provider's, nobody need do anything. */
export const INVESTMENT_GAPS = ['amount', 'identity', 'payment', 'confirmation'] as const;
export type InvestmentGap = (typeof INVESTMENT_GAPS)[number];

/** An investor is reminded once in as many days by a campaign, whoever of the company does it. */
export const REMINDER_DAYS = 3;
