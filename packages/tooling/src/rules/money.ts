import type { BrokenRule } from './broken-rule.js';

const INVEST = 'apps/api/src/modules/investments/investing/invest.spec.ts';
const CARD = 'apps/api/src/modules/payments/reconciliation/card.spec.ts';
const WITHDRAWAL = 'apps/api/src/modules/wallet/withdrawals/withdrawal.spec.ts';
const PAYOUT_REQUESTS = 'apps/api/src/modules/payouts/payout-requests.service.ts';
const PAYOUTS = 'apps/api/src/modules/payouts/payout.service.ts';

/** Rules of money that moves: V-23, V-24, S-03, S-14, S-16, R-06, R-07, C-05, C-06. */
export const MONEY: readonly BrokenRule[] = [
  ...(
    [
      ['least', 'amount > maximum'],
      ['most', 'amount < minimum'],
    ] as const
  ).map(([part, by]) => ({
    rule: 'V-23',
    part,
    file: 'apps/api/src/modules/wallet/top-ups/top-up-rules.ts',
    text: 'amount < minimum || amount > maximum',
    by,
    spec: CARD,
  })),
  {
    rule: 'V-24',
    part: 'at least 1',
    file: 'apps/api/src/modules/wallet/withdrawals/withdrawal-rules.ts',
    text: 'amount >= minimum && amount > fee',
    by: 'amount > fee',
    spec: WITHDRAWAL,
  },
  {
    rule: 'V-24',
    part: 'below the limit',
    file: 'apps/api/src/modules/wallet/withdrawals/withdrawal-rules.ts',
    text: 'if (day > withdrawalDailyLimit)',
    by: 'if (day < 0n)',
    spec: WITHDRAWAL,
  },
  {
    rule: 'V-24',
    part: 'at most the balance',
    file: 'apps/api/migrations/0002-ledger.sql',
    text: '(guard = -1 and cr - dr - dr_pend >= 0)',
    by: 'guard = -1',
    spec: WITHDRAWAL,
  },
  {
    rule: 'S-03',
    part: 'only once funded',
    file: PAYOUT_REQUESTS,
    text: "if (!fundingOf(campaign, received).funded) throw new DomainError('campaign.not_funded');",
    by: '',
    spec: INVEST,
  },
  {
    rule: 'S-03',
    part: 'released by another',
    file: PAYOUTS,
    text: 'payout.requestedBy === admin.userId || payout.approvedBy === admin.userId',
    by: 'payout.requestedBy === admin.userId',
    spec: INVEST,
  },
  {
    rule: 'S-03',
    part: 'with the reference of its transfer',
    file: PAYOUTS,
    text: 'byBank && !reference',
    by: 'false',
    spec: INVEST,
  },
  {
    rule: 'S-16',
    file: 'apps/api/src/modules/payments/checkout/payment-status.service.ts',
    text: "open: 'PENDING'",
    by: "open: 'SUCCESS'",
    spec: CARD,
  },
  {
    rule: 'R-06',
    part: 'card provider',
    file: PAYOUT_REQUESTS,
    text: "if (account === null) throw new DomainError('payment.connect_required');\n    return account.id;",
    by: "return account?.id ?? '';",
    spec: CARD,
  },
  {
    rule: 'R-06',
    part: 'bank account',
    file: PAYOUT_REQUESTS,
    text: "if (method === 'bank_transfer' && campaign.bankAccountNumber === null)\n        throw new DomainError('payment.bank_required');",
    by: '',
    spec: INVEST,
  },
  {
    rule: 'R-07',
    part: 'payouts follow it',
    file: PAYOUT_REQUESTS,
    text: "if (!fundingOf(campaign, received).funded) throw new DomainError('campaign.not_funded');",
    by: '',
    spec: INVEST,
  },
  {
    rule: 'C-05',
    part: 'fixed is paid out by bank',
    file: PAYOUT_REQUESTS,
    text: "campaign.raiseMode === 'flexible' ? 'connect' : 'bank_transfer'",
    by: "'connect'",
    spec: INVEST,
  },
  {
    rule: 'C-06',
    part: 'card, top-ups',
    file: 'apps/api/src/modules/wallet/top-ups/top-up-rules.ts',
    text: 'if (total <= maximum) return;',
    by: 'if (total > 0n) return;',
    spec: CARD,
  },
  {
    rule: 'C-06',
    part: 'card, 5,000',
    file: 'apps/api/migrations/0004-settings.sql',
    text: "('card', 'USD', 500000)",
    by: "('card', 'USD', 500001)",
    spec: CARD,
  },
  {
    rule: 'C-06',
    part: 'card, investments',
    file: 'apps/api/src/modules/investments/paying/investment-payable.ts',
    text: 'BigInt(row?.sum ?? 0) + amount > maximum',
    by: 'amount > maximum',
    spec: CARD,
  },
  {
    rule: 'C-06',
    part: 'card, repayments',
    file: 'apps/api/src/modules/repayments/paying/repayment-payment.subject.ts',
    text: 'if (amount > maximum)',
    by: 'if (amount < 0n)',
    spec: 'apps/api/src/modules/repayments/paying/switched-off.spec.ts',
  },
  {
    rule: 'S-14',
    part: 'codes',
    file: 'packages/contracts/src/lifecycles/wallet.lifecycle.ts',
    text: '{ pending: 0, inProcess: 1, success: 2, failed: 3 }',
    by: '{ pending: 1, inProcess: 0, success: 2, failed: 3 }',
    spec: 'packages/contracts/src/lifecycles/lifecycles.spec.ts',
  },
  {
    rule: 'S-14',
    part: 'of a withdrawal',
    file: 'packages/contracts/src/lifecycles/wallet.lifecycle.ts',
    text: 'sent: WalletStatus.success',
    by: 'sent: WalletStatus.inProcess',
    spec: 'apps/api/src/modules/wallet/withdrawals/withdrawal.spec.ts',
  },
];
