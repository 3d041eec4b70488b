import type { Provider } from '@cairn/contracts/rails/providers';
/** Codes of ledger accounts. The groups are described in the table `ledger.account_group`. */
export const accountCode = {
  clearing: (provider: Provider, currency: string) => `A:clearing:${provider}:${currency}`,
  bank: (currency: string) => `A:bank:${currency}`,
  wallet: (userId: string, currency: string) => `L:wallet:${userId}:${currency}`,
  /** What a provider holds for people in wallets of their own: never the platform's. */
  emoney: (provider: Provider, currency: string) => `A:emoney:${provider}:${currency}`,
  secondWallet: (userId: string, currency: string) => `L:second_wallet:${userId}:${currency}`,
  escrow: (campaignId: string, currency: string) => `L:escrow:${campaignId}:${currency}`,
  payable: (campaignId: string, currency: string) => `L:payable:${campaignId}:${currency}`,
  payoutTransit: (currency: string) => `L:transit:payout:${currency}`,
  withdrawalTransit: (currency: string) => `L:transit:withdrawal:${currency}`,
  refundDue: (provider: Provider, currency: string) => `L:refund_due:${provider}:${currency}`,
  distribution: (repaymentId: string, currency: string) => `L:distribution:${repaymentId}:${currency}`,
  platformFee: (currency: string) => `R:platform_fee:${currency}`,
  wireFee: (currency: string) => `R:wire_fee:${currency}`,
  walletFee: (currency: string) => `R:wallet_fee:${currency}`,
  providerFee: (provider: Provider, currency: string) => `X:provider_fee:${provider}:${currency}`,
  suspense: (currency: string) => `L:suspense:${currency}`,
  /** The owner's debt after a chargeback in a campaign that was paid out. */
  owedByOwner: (campaignId: string, currency: string) => `A:recv:owner:${campaignId}:${currency}`,
  /** The investor's debt after a chargeback of money that had left the wallet. */
  owedByInvestor: (userId: string, currency: string) => `A:recv:investor:${userId}:${currency}`,
  exchange: (provider: Provider, currency: string) => `A:fx:${provider}:${currency}`,
  disputeFee: (provider: Provider, currency: string) => `X:dispute_fee:${provider}:${currency}`,
  chargebackLoss: (provider: Provider, currency: string) => `X:chargeback_loss:${provider}:${currency}`,
  bankFee: (currency: string) => `X:bank_fee:${currency}`,
  bankInterest: (currency: string) => `R:bank_interest:${currency}`,
  /** The operator's own money on the bank's account. */
  operatorMoney: (currency: string) => `E:operator:${currency}`,
  returnTransit: (currency: string) => `L:transit:return:${currency}`,
  adjustment: (currency: string) => `X:adjustment:${currency}`,
} as const;

/**
 * Condition for the accounts whose code begins with an SQL expression that ends in a colon. A LIKE would go through every
 * account: the planner turns only a constant pattern into a range of the index.
 */
export const codeBeginsWith = (code: string, beginning: string): string =>
  `${code} ~>=~ ${beginning} and ${code} ~<~ (rtrim(${beginning}, ':') || ';')`;
