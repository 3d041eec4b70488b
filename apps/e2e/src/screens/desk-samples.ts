import { day } from './web-samples.js';

const step = (state: string, gap: string | null, changed: object) => ({
  id: `0192f000-0000-7000-8d00-00000000000${String(gap?.length ?? 0)}`,
  number: 'INV-000042',
  investorName: 'Ada Moss',
  amount: 250_000,
  currency: 'USD',
  units: 100,
  state,
  repaid: false,
  createdAt: day(-1),
  group: state === 'paying' ? 'pending' : 'no_payment',
  gap,
  reservedUntil: null,
  remindedAt: null,
  remindable: false,
  ...changed,
});
const task = { since: null, repaymentId: null, amount: null, dueOn: null };
const deadline = { dueOn: null, figure: null, citation: null };

/** A dashboard with all that may stand on it. */
export const OWN_DESK = {
  campaignId: '0192f000-0000-7000-8a00-000000000009',
  currency: 'USD',
  days: [-5, -4, -2, -1].map((at) => ({
    day: day(at).slice(0, 10),
    received: -at * 100_000,
    committed: at === -1 ? 250_000 : 0,
    begun: 3,
    visits: 40 + at,
  })),
  sources: [
    { source: 'direct', visits: 120 },
    { source: 'mail', visits: 28 },
  ],
  funnel: { viewed: 148, saved: 41, began: 12, committed: 9, paid: 8 },
  counts: {
    updates: 3,
    discussion: 12,
    investments: 12_364,
    waiting: 1,
    interested: 100,
    followers: 903,
    team: 4,
    documents: 3,
    coveredPersons: 4,
  },
  tasks: [
    { ...task, kind: 'answers', count: 3, since: day(-2) },
    { ...task, kind: 'document_requests', count: 1, since: day(0) },
    { ...task, kind: 'agreements', count: 12, since: day(-1) },
    { ...task, kind: 'covered_persons', count: 2 },
    { ...task, kind: 'unpaid', count: 1 },
  ],
  deadlines: [
    { ...deadline, kind: 'earliest_close', at: day(4), figure: 21, citation: '17 CFR 227.203(a)(1)' },
    { ...deadline, kind: 'cancel_until', at: day(28), figure: 48, citation: '17 CFR 227.304(a)' },
    { ...deadline, kind: 'closes', at: day(30) },
  ],
  steps: [
    step('failed', 'payment', { remindable: true }),
    step('expired', 'amount', { remindedAt: day(-1), investorName: 'Bartholomew Featherstonehaugh-Cholmondeley' }),
    step('paying', 'confirmation', {}),
  ],
  fees: { goalReached: 1_000, goalMissed: 1_500 },
  projection: { low: 18_300_000, high: 21_400_000, days: 14 },
};
