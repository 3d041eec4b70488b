const id = (group: number, index: number): string => `0192f000-0000-7000-8${group}00-00000000000${index}`;

const PEOPLE = [
  { userId: id(0, 1), userName: 'Clara Duval', userEmail: 'clara.duval@example.org' },
  {
    userId: id(0, 2),
    userName: 'Alexandre-Emmanuel de Montmorency-Beaufort',
    userEmail: 'alexandre.de.montmorency@example.org',
  },
  { userId: id(0, 3), userName: 'ياسمين بن علي', userEmail: 'yasmine.benali@example.org' },
  { userId: id(0, 4), userName: 'Idris Bello', userEmail: 'idris.bello@example.org' },
] as const;

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 10, 20, 9, 12);
const day = (ago: number): string => new Date(FIRST_DAY - ago * DAY).toISOString();

/** As many rows as there are variations of one, each with its own id, person and day. */
const rowsOf = <Row extends object>(group: number, base: object, ...variations: readonly Row[]) =>
  variations.map((variation, index) => ({
    ...base,
    id: id(group, index),
    ...PEOPLE[index % PEOPLE.length],
    createdAt: day(index),
    ...variation,
  }));

export const PAYMENTS = rowsOf(
  1,
  {
    purpose: 'investment',
    state: 'collected',
    amount: 250_000,
    currency: 'USD',
    received: 250_000,
    receivedCurrency: 'USD',
    refunded: 0,
    providerPaymentId: 'pi_3QZf8bL2eZvKYlo2C1J0aB7d',
    failureCode: null,
    attention: null,
    collectedAt: day(0),
    mayReturn: false,
    mayDismiss: false,
  },
  { state: 'quarantined', attention: 'amount_mismatch', received: 25_000, mayReturn: true },
  { attention: 'fraud_warning', mayDismiss: true },
  { state: 'late', purpose: 'top_up', amount: 1_250_000 },
  { state: 'failed', failureCode: 'card_declined', received: null, receivedCurrency: null, collectedAt: null },
);

export const REFUNDS = rowsOf(
  2,
  {
    paymentId: id(1, 1),
    subjectType: 'investment',
    attempt: 1,
    origin: 'platform',
    state: 'failed',
    amount: 549_600,
    currency: 'USD',
    providerRefundId: 're_3QZf8bL2eZvKYlo2C1J0aB7d',
    failureCode: 'expired_or_canceled_card',
    finishedAt: day(0),
    takenByBank: 0,
    resolution: null,
    resolvedAt: null,
    mayResolve: true,
    mayRetry: true,
  },
  {},
  { attempt: 2, failureCode: 'lost_or_stolen_card' },
  { state: 'sent', failureCode: null, mayResolve: false },
  { resolution: 'wallet', resolvedAt: day(0), mayResolve: false, origin: 'provider' },
);

export const DISPUTES = rowsOf(
  3,
  {
    paymentId: id(1, 1),
    ref: 'dp_1QZf8bL2eZvKYlo2C1J0aB7d',
    purpose: 'investment',
    state: 'open',
    amount: 120_000,
    currency: 'USD',
    fee: 1_500,
    reason: 'product_not_received',
    borneBy: 'escrow',
    evidenceDueAt: day(-9),
    openedAt: day(1),
    withdrawnAt: day(1),
    closedAt: null,
  },
  {},
  { state: 'warning', borneBy: null, reason: 'fraudulent', fee: 0, withdrawnAt: null },
  { state: 'won', closedAt: day(0), evidenceDueAt: null, borneBy: 'platform' },
  { state: 'lost', closedAt: day(0), evidenceDueAt: null, borneBy: 'wallet' },
);

export const WITHDRAWALS = rowsOf(
  4,
  {
    amount: 120_000,
    fee: 150,
    currency: 'USD',
    bankName: 'Quay Bank',
    accountNumberLast4: '6789',
    accountHolder: 'Clara Duval',
    state: 'requested',
    status: 0,
    needsApproval: false,
    sendableAt: day(2),
    cancellable: true,
    reference: null,
    reason: null,
    sentAt: null,
    approvedBy: null,
    approvedAt: null,
    sentBy: null,
    failedAt: null,
    endedAt: null,
    ownerObstacle: null,
    accountShownAt: null,
    transferBegunAt: null,
    mayApprove: true,
    maySend: true,
  },
  { number: 'WDR-000021' },
  {
    number: 'WDR-000020',
    amount: 2_500_000,
    needsApproval: true,
    bankName: 'Banque Populaire du Littoral et des Îles',
  },
  { number: 'WDR-000019', state: 'approved', amount: 1_840_000, needsApproval: true, approvedBy: 'A. Byrne' },
  { number: 'WDR-000018', state: 'failed', reason: 'The account name does not match.' },
);

export const PAYOUTS = rowsOf(
  5,
  {
    campaignId: id(6, 1),
    campaignName: 'Heddle Row II',
    amount: 8_640_000,
    currency: 'USD',
    method: 'bank_transfer',
    state: 'approved',
    reference: null,
    declineReason: null,
    requestedAt: day(3),
    approvedAt: day(2),
    releasedAt: null,
    paidAt: null,
    failedAt: null,
    waitingFor: null,
    nextTryAt: null,
    requestedById: id(0, 5),
    requestedBy: 'J. Heddle',
    sendableAt: null,
    approvedBy: 'A. Byrne',
    releasedBy: null,
    transferBegunAt: null,
    destination: 'Merchant Coast Bank •• 8823',
    mayApprove: false,
    mayRelease: true,
    mayFail: false,
    sum: { raised: 10_000_000, feeBasisPoints: 1_000, fee: 1_000_000, otherPayouts: 360_000, chargedBack: 0, left: 0 },
    companyName: 'Heddle Row Cloth CIC',
    holderIsCompany: true,
  },
  { number: 'PO-1004' },
  {
    number: 'PO-1003',
    state: 'requested',
    approvedBy: null,
    approvedAt: null,
    campaignName: 'Low Tide Films',
    mayApprove: true,
  },
  {
    number: 'PO-1002',
    state: 'released',
    method: 'connect',
    campaignName: 'تعاونية النخيل',
    waitingFor: 'funds',
    nextTryAt: day(-1),
    releasedBy: 'N. Boateng',
  },
  {
    number: 'PO-1001',
    state: 'rejected',
    declineReason: 'The register is not signed yet.',
    campaignName: 'Gull Row Homes',
  },
);

const account = { accountType: 'checking', accountNumber: '000123456789', routingNumber: '021000021', currency: 'USD' };

export const WITHDRAWAL_ACCOUNT = {
  ...account,
  accountHolder: 'Clara Duval',
  bankName: 'Quay Bank',
  amount: 119_850,
  number: 'WDR-000021',
};

export const PAYOUT_ACCOUNT = {
  ...account,
  accountHolder: 'Heddle Row Cloth CIC',
  bankName: 'Merchant Coast Bank',
  amount: 8_640_000,
  number: 'PO-1004',
};

export const LINES = rowsOf(
  7,
  {
    kind: 'charge',
    state: 'missing_in_ledger',
    amount: 250_000,
    fee: 7_280,
    net: 242_720,
    currency: 'USD',
    sourceRef: 'ch_3QZf8bL2eZvKYlo2C1J0aB7d',
    description: null,
    occurredAt: day(0),
    availableOn: day(-2),
    transactionId: null,
  },
  { id: 'txn_1QZf8bL2eZvKYlo2C1J0aB7d' },
  { id: 'txn_1QZf8bL2eZvKYlo2HHu9xT2k', kind: 'refund', amount: -549_600, fee: 0, state: 'amount_mismatch' },
  { id: 'txn_1QZf8bL2eZvKYlo2PqL03mVn', kind: 'payout', amount: -10_000_000, fee: 0, state: 'matched' },
);

export const PARKED = rowsOf(
  8,
  { attempts: 3, firstFailedAt: day(1), nextTryAt: day(-1) },
  {
    sweep: 'distribution',
    item: id(9, 1),
    cause: 'insufficient available balance in the wallet of the platform: 12,500 are there, 13,000 are needed',
  },
  { sweep: 'campaign-closing', item: id(9, 2), cause: 'provider.unavailable', attempts: 12 },
);

export const DEAD_LETTERS = rowsOf(
  9,
  { queue: 'mail', diedAt: day(0), replayedAt: null, mayReplay: true },
  { topic: 'investment.received', consumer: 'mail.investment-received', failure: '451 4.7.1 Try again later' },
  {
    topic: 'campaign.closed',
    consumer: 'notifications.campaign-closed',
    failure: 'connect ECONNREFUSED 10.0.0.12:5432 after five tries; the process was told to stop while it waited',
  },
);

export const RATES = rowsOf(
  10,
  { base: 'EUR', quote: 'USD', source: 'European Central Bank', enteredBy: 'n.boateng@example.org', enteredAt: day(0) },
  { id: 'EUR-USD-2026-11-20', date: '2026-11-20', rate: '1.0850' },
  { id: 'GBP-USD-2026-11-20', date: '2026-11-20', base: 'GBP', rate: '1.27' },
  { id: 'USD-JPY-2026-11-20', date: '2026-11-20', base: 'USD', quote: 'JPY', rate: '154.3125', enteredBy: null },
);

export const FROZEN = {
  frozenSince: day(0),
  cause: 'I3: L:wallet:somebody:USD',
  isRunning: true,
  wholeAt: day(0),
  wholeHeld: false,
  minuteAt: day(0),
  broken: [
    {
      invariant: 'I3',
      claim: 'each balance is the sum of its lines',
      cause: `L:wallet:${id(9, 3)}:USD: balance 12500, lines 12000\nL:escrow:${id(9, 4)}:USD: balance 800, lines 0`,
      at: day(0),
      freezes: true,
    },
    {
      invariant: 'I9',
      claim: 'what was asked of a provider has an answer',
      cause: 'two payouts',
      at: day(0),
      freezes: false,
    },
  ],
};
