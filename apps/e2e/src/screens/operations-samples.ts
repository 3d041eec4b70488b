import { day, id, rowsOf } from './sample-rows.js';

export const PARKED = rowsOf(
  8,
  { attempts: 3, firstFailedAt: day(1), nextTryAt: day(-1) },
  {
    sweep: 'repayments.distribute',
    item: id(9, 1),
    cause: 'Error: insufficient available balance in the wallet of the platform: 12,500 are there, 13,000 are needed',
  },
  { sweep: 'campaigns.close', item: id(9, 2), cause: 'DomainError: payment.provider_unavailable', attempts: 12 },
);

export const DEAD_LETTERS = rowsOf(
  9,
  { queue: 'mail', diedAt: day(0), replayedAt: null, mayReplay: true },
  { topic: 'investment.received', consumer: 'mail.send', failure: '451 4.7.1 Try again later' },
  {
    topic: 'campaign.closed',
    consumer: 'communication.tell',
    failure: 'connect ECONNREFUSED 10.0.0.12:5432 after five tries; the process was told to stop while it waited',
  },
);

/** One word that is longer than a screen is wide. */
const LONG_WORD = 'x'.repeat(300);

export const AUDIT = rowsOf(
  11,
  {
    at: day(0),
    actor: `${LONG_WORD}@example.org`,
    action: 'settings.change',
    subjectType: 'site_setting',
    subjectId: 'siteDescription',
    before: { siteName: LONG_WORD },
    after: { siteName: `${LONG_WORD} ${LONG_WORD}`, [LONG_WORD]: LONG_WORD },
    reason: LONG_WORD,
    about: null,
  },
  {},
  { actor: 'n.boateng@example.org', subjectType: 'identity', about: { kind: 'user', id: id(0, 2), name: LONG_WORD } },
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
