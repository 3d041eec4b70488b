const DAY = 86_400_000;
/** Days from now: what a page says of a date depends on whether it has passed. */
const day = (ahead: number): string => new Date(Date.now() + ahead * DAY).toISOString();
const id = (index: number): string => `0192f000-0000-7000-8a00-00000000000${index}`;

export const WALLET = {
  currency: 'USD',
  available: 161_460,
  withdrawable: 111_460,
  withdrawableLater: [{ amount: 50_000, at: day(90) }],
  returnable: [],
  openTopUps: [
    { preapprovalId: '0192f000-0000-7000-8c00-000000000001', number: 'TOP-001004', amount: 25_000, until: day(0) },
  ],
  cardMoneyCooldownDays: 120,
  frozen: false,
  identityNeeded: false,
  accountHolder: 'Ines Okafor',
  reserved: 125_000,
  pending: 50_000,
  topUpMaximum: 10_000_000,
  withdrawalDailyLimit: 10_000_000,
  cardMaximum: 500_000,
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

/** What an owner asked for, in every state that has something to say. */
export const ownPayouts = (campaignId: string) =>
  [
    { number: 'PO-1005', state: 'requested' },
    { number: 'PO-1004', state: 'released', method: 'connect', waitingFor: 'funds', nextTryAt: day(1) },
    { number: 'PO-1003', state: 'failed', declineReason: 'The account was closed.' },
    { number: 'PO-1002', state: 'rejected', declineReason: 'The register is not signed yet.' },
    { number: 'PO-1001', state: 'paid', paidAt: day(-30) },
  ].map((change, index) => ({ ...payout(campaignId), id: id(index), ...change }));

/** A draft's page, as its owner sees it before anybody else does. */
export const CAMPAIGN_PREVIEW = {
  id: id(9),
  slug: 'mill-lane-bakery',
  status: 0,
  type: 'equity',
  raiseMode: 'flexible',
  name: 'Mill Lane Bakery',
  tagLine: 'Bread for a street that has none.',
  category: 'food',
  city: 'Portland',
  country: 'US',
  coverUrl: null,
  currency: 'USD',
  goal: 400_000_00,
  minimumRaise: 200_000_00,
  maxOfferingAmount: 500_000_00,
  minimumInvestment: 100_00,
  received: 0,
  committed: 0,
  investors: 0,
  successThreshold: 200_000_00,
  percentOfMinimum: 0,
  opensAt: null,
  closesAt: day(40),
  closingSoon: false,
  interestRate: null,
  termLength: null,
  pricePerShare: 10_00,
  summary: 'We bake at night, by hand. The money buys a third oven and a cold room.',
  storyBody: null,
  uploadType: 'video',
  videoUrl: 'https://vimeo.com/123456789',
  companyName: 'Mill Lane Bakery Limited',
  companyDescription: 'A bakery with two ovens and eleven people, open since 2016.',
  website: 'https://bakery.example.org',
  formCLink: null,
  yearFounded: 2016,
  industry: 'food_and_drink',
  campaignStage: 'growth',
  investingRound: 'seed',
  campaignAccreditation: 'both',
  maximumRaise: 400_000_00,
  maximumInvestment: null,
  remainingCapacity: 500_000_00,
  equityTerms: {
    availableShares: 50_000,
    existingShares: 450_000,
    pricePerShare: 10_00,
    equityAvailable: '0.1',
    preMoneyValuation: 4_500_000_00,
    conversionTrigger: null,
    noticeTerms: null,
  },
  debtTerms: null,
  canReceiveFunds: false,
  funded: false,
};
