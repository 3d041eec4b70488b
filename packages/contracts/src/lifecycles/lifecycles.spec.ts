import { CampaignStatus, campaignLifecycle } from './campaign.lifecycle.js';
import {
  INVESTMENT_STATES,
  INVESTMENT_STATUS,
  investmentLifecycle,
  LIVE_INVESTMENT_STATES,
} from './investment.lifecycle.js';
import type { Machine } from './machine.js';
import { disputeLifecycle, paymentLifecycle, refundLifecycle } from './payment.lifecycle.js';
import { payoutLifecycle } from './payout.lifecycle.js';
import { repaymentLifecycle } from './repayment.lifecycle.js';
import { reportLifecycle } from './report.lifecycle.js';
import { reviewLifecycle } from './review.lifecycle.js';
import { TOP_UP_STATUS, topUpLifecycle, WITHDRAWAL_STATUS, withdrawalLifecycle } from './wallet.lifecycle.js';

/** Each lifecycle, where it begins and where it may end. */
const LIFECYCLES: Readonly<Record<string, [machine: unknown, initial: string, terminals: string[]]>> = {
  campaign: [campaignLifecycle, '0', ['4', '5', '7']],
  investment: [investmentLifecycle, 'reserved', ['cancelled', 'expired', 'failed', 'settled']],
  payment: [paymentLifecycle, 'planned', ['collected', 'returned']],
  refund: [refundLifecycle, 'planned', ['failed']],
  dispute: [disputeLifecycle, 'warning', ['lost', 'won']],
  payout: [payoutLifecycle, 'requested', ['cancelled', 'failed', 'rejected']],
  repayment: [repaymentLifecycle, 'due', ['cancelled', 'distributed']],
  report: [reportLifecycle, 'open', ['dismissed', 'upheld']],
  review: [reviewLifecycle, 'under_review', []],
  topUp: [topUpLifecycle, 'open', ['expired', 'received']],
  withdrawal: [withdrawalLifecycle, 'requested', ['cancelled', 'failed', 'rejected']],
};

describe.each(Object.entries(LIFECYCLES))('the lifecycle of a %s', (_name, [machine, initial, terminals]) => {
  const { moves, initial: first, allows, isTerminal } = machine as Machine<string>; // states are read as words here
  const states = Object.keys(moves);
  const next = (state: string): string[] => (moves[state] ?? []).map(String);

  it('reaches every state from its beginning', () => {
    expect([first].join()).toBe(initial);
    const reached = new Set([initial]);
    for (const state of reached) for (const to of next(state)) reached.add(to);
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it('ends where it is said to end', () => {
    expect(states.filter((state) => isTerminal(state)).sort()).toEqual(terminals);
  });

  it('moves only where its table says, and never to itself', () => {
    for (const from of states) {
      expect(next(from)).not.toContain(from);
      expect(new Set(next(from)).size).toBe(next(from).length);
      for (const to of next(from)) expect(states).toContain(to);
    }
    expect(states.flatMap((from) => states.filter((to) => allows(from, to) && !next(from).includes(to)))).toEqual([]);
  });
});

describe('codes of the specification', () => {
  it('S-01 a campaign’s status codes', () => {
    expect(CampaignStatus).toEqual({
      draft: 0,
      pending: 1,
      active: 2,
      declined: 3,
      successful: 4,
      unsuccessful: 5,
      hidden: 6,
      inactive: 7,
    });
  });

  it('S-02 a campaign moves as decision 25 says, and in no other way', () => {
    const allowed = Object.entries(campaignLifecycle.moves).flatMap(([from, to]) =>
      to.map((state) => `${from}-${state}`),
    );
    expect(allowed.sort()).toEqual(['0-1', '0-7', '1-2', '1-3', '2-4', '2-5', '2-6', '2-7', '3-0', '6-2'].sort());
  });

  it('S-13 every state of an investment has a word of the specification', () => {
    expect(Object.keys(INVESTMENT_STATUS).sort()).toEqual([...INVESTMENT_STATES].sort());
    for (const state of LIVE_INVESTMENT_STATES) {
      expect(['pending', 'in process', 'success']).toContain(INVESTMENT_STATUS[state]);
    }
  });

  it('S-14 every state of a top-up and of a withdrawal has its code', () => {
    expect(Object.keys(TOP_UP_STATUS).sort()).toEqual(Object.keys(topUpLifecycle.moves).sort());
    expect(Object.keys(WITHDRAWAL_STATUS).sort()).toEqual(Object.keys(withdrawalLifecycle.moves).sort());
  });
});
