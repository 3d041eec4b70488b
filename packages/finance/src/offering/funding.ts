/** Fixed (inelastic) campaigns need the goal, flexible (elastic) ones keep what reaches the minimum raise. */
export type RaiseMode = 'fixed' | 'flexible';

/** Campaign status codes that matter once a campaign is over. */
export const CAMPAIGN_SUCCESSFUL = 4;
export const CAMPAIGN_UNSUCCESSFUL = 5;

export interface FundingState {
  /** The campaign's numeric status, 0 to 7. */
  readonly status: number;
  readonly mode: RaiseMode;
  /** Cleared money in minor units. */
  readonly raised: bigint;
  readonly minimumRaise: bigint;
}

/**
 * Whether the money is kept: successful, or unsuccessful in flexible mode with the minimum met (R-07, decision 5).
 * Payout, shares and repayments follow it; refunds follow its opposite.
 */
export const isFunded = ({ status, mode, raised, minimumRaise }: FundingState): boolean =>
  status === CAMPAIGN_SUCCESSFUL || (status === CAMPAIGN_UNSUCCESSFUL && mode === 'flexible' && raised >= minimumRaise);

/**
 * The specification's own helper, kept as an API field: status 4 or 5 in flexible mode, 4 in fixed. It does not
 * look at the money raised, so never release any by it: that is what `isFunded` is for.
 */
export const canReceiveFunds = ({ status, mode }: FundingState): boolean =>
  status === CAMPAIGN_SUCCESSFUL || (status === CAMPAIGN_UNSUCCESSFUL && mode === 'flexible');
