const DAY = 86_400_000;
/** Days from now: the text about a date depends on whether it has passed. */
export const day = (ahead: number): string => new Date(Date.now() + ahead * DAY).toISOString();
/** The id of a row that only the pictures have. */
export const id = (index: number): string => `0192f000-0000-7000-8a00-00000000000${index}`;

export const WALLET = {
  currency: 'USD',
  currencyId: 'USD',
  available: 161_460,
  userWalletBalance: 161_460,
  displayLoadMore: true,
  others: [{ currency: 'EUR', available: 42_000 }],
  withdrawable: 111_460,
  withdrawableLater: [{ amount: 50_000, at: day(90) }],
  returnable: [],
  openTopUps: [
    {
      preapprovalId: '0192f000-0000-7000-8c00-000000000001',
      number: 'TOP-001004',
      amount: 25_000,
      until: day(0),
      clearing: false,
      paymentType: 'card',
      paymentId: '0192f000-0000-7000-8c00-000000000002',
      arrived: 0,
      asked: 25_000,
    },
  ],
  cardMoneyCooldownDays: 120,
  frozen: false,
  owed: 0,
  identityNeeded: false,
  accountHolder: 'Ines Okafor',
  reserved: 125_000,
  pending: 50_000,
  topUpMaximum: 10_000_000,
  withdrawalDailyLimit: 10_000_000,
  topUpRails: [{ rail: 'card', minimum: 50, maximum: 500_000, granularity: 1, surcharge: 0 }],
  topUpFeeBasisPoints: 0,
  topUpFeeFlat: 0,
  withdrawalFeeBasisPoints: 0,
  withdrawalFeeFlat: 150,
};

const withdrawal = {
  amount: 50_000,
  fee: 150,
  currency: 'USD',
  bankName: 'Quay Bank',
  accountNumberLast4: '6789',
  accountHolder: 'Ines Okafor',
  status: 1,
  needsApproval: false,
  sendableAt: day(-1),
  cancellable: false,
  closesInPart: false,
  reference: null,
  reason: null,
  sentAt: null,
};

export const WITHDRAWN = [
  { number: 'WDR-000021', state: 'requested', sendableAt: day(2), cancellable: true, bankName: 'بنك الساحل التجاري' },
  { number: 'WDR-000020', state: 'approved', needsApproval: true, amount: 1_250_000 },
  { number: 'WDR-000019', state: 'sent', sentAt: day(-3), reference: 'TRF-2026-118822' },
  { number: 'WDR-000018', state: 'rejected', reason: 'The account is not in your name.' },
  { number: 'WDR-000017', state: 'failed', reason: 'The account name did not match.' },
  { number: 'WDR-000016', state: 'cancelled' },
].map((change, index) => ({ ...withdrawal, id: id(index), createdAt: day(-index), ...change }));

const payout = (campaignId: string) => ({
  campaignId,
  campaignName: 'Warp & Well Mill',
  amount: 2_000_000,
  currency: 'USD',
  method: 'bank_transfer',
  reference: null,
  declineReason: null,
  requestedAt: day(-2),
  approvedAt: null,
  releasedAt: null,
  paidAt: null,
  failedAt: null,
  waitingFor: null,
  nextTryAt: null,
});

/** An owner's requests, in every state that has a text. */
export const ownPayouts = (campaignId: string) =>
  [
    { number: 'PO-1005', state: 'requested' },
    { number: 'PO-1004', state: 'released', method: 'connect', waitingFor: 'funds', nextTryAt: day(1) },
    { number: 'PO-1003', state: 'failed', declineReason: 'The account was closed.' },
    { number: 'PO-1002', state: 'rejected', declineReason: 'The register is not signed yet.' },
    { number: 'PO-1001', state: 'paid', paidAt: day(-30) },
  ].map((change, index) => ({ ...payout(campaignId), id: id(index), ...change }));

/** The instructions of a payment by wire transfer. */
export const WIRE = {
  id: '0192f000-0000-7000-8b00-0000000000a1',
  purpose: 'investment',
  subjectId: '0192f000-0000-7000-8b00-0000000000a2',
  state: 'open',
  total: 52_000,
  amount: 50_000,
  fee: 2_000,
  currency: 'EUR',
  reference: 'W7K2M9QXAB',
  holder: 'Cairn Demonstration',
  bankName: 'Example Bank',
  bankAddress: '1 Example Street, New York',
  iban: 'DE89370400440532013000',
  accountNumber: null,
  routingNumber: null,
  bic: 'COBADEFFXXX',
  shownAt: '2026-06-16T14:00:00.000Z',
  expiresAt: '2099-06-17T14:00:00.000Z',
};
