/** A second wallet with something of every kind; the demonstration has none. */
export const SECOND_WALLET = {
  state: 'open',
  currency: 'EUR',
  available: 184_250,
  reserved: 40_000,
  walletId: 'wlt_m_01',
  ownerId: 'user_m_01',
  identityConfirmed: true,
  providerConfirmed: true,
  isOffered: true,
  topUpMinimum: 100,
  topUpMaximum: 9_200_000,
  payoutMinimum: 100,
  entries: [
    ['payout', 'SPO-000002', 40_000, 'sent', 1, '2606'],
    ['payout', 'SPO-000001', 25_000, 'returned', 3, '9911'],
    ['top_up', 'STU-000003', 99_250, 'received', 2, null],
    ['top_up', 'STU-000002', 50_000, 'failed', 3, null],
    ['top_up', 'STU-000001', 150_000, 'paying', 1, null],
  ].map(([kind, number, amount, state, status, accountLast4], n) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    kind,
    number,
    amount,
    state,
    status,
    accountLast4,
    at: '2026-06-12T09:30:00.000Z',
  })),
};

export const SECOND_ACCOUNTS = [
  { type: 'IBAN', ownerName: 'Ines Okafor', last4: '2606', country: 'FR', usableAt: '2026-05-04T09:30:00.000Z' },
  { type: 'GB', ownerName: 'Ines Okafor', last4: '9911', country: 'GB', usableAt: '2036-06-20T09:30:00.000Z' },
].map((account, n) => ({
  ...account,
  id: `00000000-0000-4000-8000-00000000001${n}`,
  createdAt: '2026-05-01T09:30:00.000Z',
}));

/** A top-up whose bank transfer is awaited. */
export const SECOND_TOP_UP = {
  id: '00000000-0000-4000-8000-000000000004',
  number: 'STU-000001',
  holderName: 'Ines Okafor',
  paymentType: 'wire',
  amount: 150_000,
  fee: 0,
  received: 0,
  currency: 'EUR',
  state: 'paying',
  status: 1,
  redirectUrl: null,
  instructions: { ownerName: 'MANGOPAY', iban: 'LU280019400644750000', bic: 'BCEELULL', reference: '4928173650' },
  failureCode: null,
  transactionId: 'wt_01',
  createdAt: '2026-06-12T09:30:00.000Z',
  receivedAt: null,
};
