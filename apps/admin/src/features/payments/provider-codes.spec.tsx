import { screen } from '@testing-library/react';
import { adminOf, payout } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const ID = '0192f000-0000-7000-8000-000000000501';
const payer = {
  id: ID,
  userId: '0192f000-0000-7000-8000-000000000901',
  userName: 'Clara Duval',
  userEmail: 'clara@example.org',
  amount: 120_000,
  currency: 'USD',
  createdAt: '2026-11-20T09:00:00.000Z',
};

const disputeFor = (reason: string, state = 'open') => ({
  ...payer,
  ref: 'dp_1',
  purpose: 'investment',
  state,
  fee: 1_500,
  reason,
  borneBy: 'escrow',
  evidenceDueAt: null,
  openedAt: '2026-11-20T09:00:00.000Z',
  withdrawnAt: null,
  closedAt: null,
});

const refundFor = (failureCode: string) => ({
  ...payer,
  attempt: 1,
  origin: 'platform',
  state: 'failed',
  providerRefundId: null,
  failureCode,
  resolution: null,
  resolvedAt: null,
  mayResolve: false,
  mayRetry: false,
  firstDecider: null,
  takenByBank: 0,
  takenElsewhere: 0,
});

const paymentFor = (failureCode: string) => ({
  ...payer,
  purpose: 'investment',
  state: 'failed',
  received: null,
  receivedCurrency: null,
  refunded: 0,
  providerPaymentId: null,
  failureCode,
  attention: null,
  collectedAt: null,
  firstDecider: null,
  mayReturn: false,
  mayDismiss: false,
});

const answersFor = (resource: string, record: unknown): Answers => ({
  [`GET /admin/${resource}/${ID}/evidence`]: () => single([]),
  'GET /admin/me': () => single(adminOf('super')),
  'GET /admin/queues': () => single([]),
  [`GET /admin/${resource}`]: () => list(record),
  [`GET /admin/${resource}/${ID}`]: () => single(record),
});

it.each([
  ['disputes', disputeFor('product_not_received'), 'The payer did not receive what they paid for'],
  ['disputes', disputeFor('a_new_reason'), 'a_new_reason'],
  ['refunds', refundFor('lost_or_stolen_card'), 'The card was reported lost or stolen'],
  ['refunds', refundFor('charge_disputed'), 'The payer’s bank disputes the payment'],
  ['refunds', refundFor('a_new_code'), 'a_new_code'],
  ['refunds', refundFor('provider_refused'), 'The provider refused the request'],
  ['payouts', payout({ id: ID, state: 'failed', declineReason: 'AC04' }), 'AC04: The account is closed.'],
  ['payments', paymentFor('insufficient_funds'), 'Not enough money on the card or account'],
  [
    'payouts',
    payout({ id: ID, state: 'failed', declineReason: 'account_not_ready' }),
    'The owner’s account at the provider cannot receive money yet',
  ],
])('%s say the code of the provider in words, a new one as it is', async (resource, record, words) => {
  await renderConsole({ at: `/${resource}/${ID}`, answers: answersFor(resource, record) });
  const shown = await screen.findAllByText(words);
  expect(shown.length).toBeGreaterThan(0);
});

it('says in French why a bank disputes', async () => {
  await renderConsole({
    at: `/disputes/${ID}`,
    language: 'fr',
    answers: answersFor('disputes', disputeFor('fraudulent')),
  });
  const shown = await screen.findAllByText('Fraude : le payeur conteste avoir payé');
  expect(shown.length).toBeGreaterThan(0);
});

describe('what is left to do about a dispute', () => {
  const NOTE = /Download the archive and submit it in the provider’s dashboard/u;
  const show = async (state: string) => {
    await renderConsole({ at: `/disputes/${ID}`, answers: answersFor('disputes', disputeFor('fraudulent', state)) });
    await screen.findByText('Charged to', undefined, { timeout: 10_000 });
  };

  it.each(['warning', 'open'])('is to submit evidence while it is %s', async (state) => {
    await show(state);
    expect(screen.getByText(NOTE)).toBeTruthy();
  });

  it.each(['won', 'lost'])('is nothing once it is %s', async (state) => {
    await show(state);
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});
