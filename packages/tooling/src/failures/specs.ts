const API = 'apps/api/src';
const PAYMENTS = `${API}/modules/payments`;

/** The files whose tests send failures. */
export const SPECS = {
  card: `${PAYMENTS}/reconciliation/card.spec.ts`,
  ach: `${PAYMENTS}/reconciliation/bank-debit.spec.ts`,
  paypal: `${PAYMENTS}/reconciliation/paypal.spec.ts`,
  paypalBooks: `${PAYMENTS}/statements/paypal-books.spec.ts`,
  statement: `${PAYMENTS}/statements/statement.spec.ts`,
  pages: `${PAYMENTS}/checkout/pages.spec.ts`,
  means: `${PAYMENTS}/checkout/change-of-means.spec.ts`,
  disputes: `${PAYMENTS}/disputes/disputes.spec.ts`,
  refunds: `${PAYMENTS}/refunds/refunds.spec.ts`,
  webhooks: `${PAYMENTS}/webhooks/webhooks.spec.ts`,
  debit: `${API}/modules/bank-accounts/paying/account-payments.spec.ts`,
  linking: `${API}/modules/bank-accounts/linking/linking.spec.ts`,
  wire: `${API}/modules/bank-statements/matching/wire.spec.ts`,
  queue: `${API}/modules/bank-statements/queue/queue.spec.ts`,
  transfers: `${API}/modules/bank-transfers/bank-transfers.spec.ts`,
  escrow: `${API}/modules/escrow/escrow.spec.ts`,
  escrowTrouble: `${API}/modules/escrow/escrow-trouble.spec.ts`,
  wallet: `${API}/modules/second-wallet/second-wallet.spec.ts`,
  walletTrouble: `${API}/modules/second-wallet/second-wallet-trouble.spec.ts`,
  checks: `${API}/modules/kyc/checks/checks.spec.ts`,
  checkMessages: `${API}/modules/kyc/checks/check-messages.spec.ts`,
  parties: `${API}/modules/kyc/parties/north.spec.ts`,
  contract: `${API}/modules/rails/registry/contract.spec.ts`,
  payout: `${API}/modules/payouts/payout-transfers.spec.ts`,
  interleaving: `${API}/testing/interleaving/interleaving-suite.ts`,
} as const;

/** A test by the key of its file. */
export const sentBy = (spec: keyof typeof SPECS, test: string): { spec: string; test: string } => ({
  spec: SPECS[spec],
  test,
});

const ANY_ORDER = 'end in the same books in whatever order, however often and whether they arrive at all';
export const inAnyOrder = sentBy('interleaving', ANY_ORDER);
