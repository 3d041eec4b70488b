import type { FailureRow } from './matrix.js';
import { inAnyOrder, sentBy } from './specs.js';

const AS_PAGE = {
  reason: 'Its messages are those of a bank debit on a page, and so are their readers',
  adapters: ['debit'],
} as const;

/** What messages and calls do on their way. */
export const MESSAGES_AND_CALLS: readonly FailureRow[] = [
  {
    failure: 'A message comes three times at once',
    must: 'have exactly one effect',
    sent: {
      card: [
        sentBy(
          'card',
          'S-16 success comes from the provider alone: the webhook credits once, however often it is delivered',
        ),
        inAnyOrder,
      ],
      ach: [inAnyOrder],
      paypal: [
        sentBy('paypal', 'takes it once when message and return come at the same time, however often'),
        inAnyOrder,
      ],
      wire: [
        sentBy('wire', 'ends in the same books whatever the order, the grouping and the repetition of lines'),
        inAnyOrder,
      ],
      north_ach: [sentBy('escrowTrouble', 'takes a message once, however often it comes')],
      north_card: [sentBy('escrowTrouble', 'takes a message once, however often it comes')],
      mangopay: [
        sentBy('wallet', 'is filled by card: the money is there once Mangopay says so, however often it does'),
      ],
      plaid: [sentBy('linking', 'links it once, whoever hears of it first and however often it is asked')],
      shufti: [sentBy('checkMessages', 'security 16: a true callback that is sent again changes nothing')],
    },
    because: [
      AS_PAGE,
      { reason: 'A message only has the party read again', adapters: ['north'] },
      { reason: 'Acts on no message', adapters: ['payout'] },
    ],
  },
  {
    failure: 'Messages come out of order',
    must: 'take the state from the provider, and never move back',
    sent: {
      card: [
        sentBy('disputes', 'B-3 is booked once, however often and in whatever order its messages come'),
        inAnyOrder,
      ],
      ach: [inAnyOrder],
      paypal: [inAnyOrder],
      wire: [
        sentBy('wire', 'ends in the same books whatever the order, the grouping and the repetition of lines'),
        inAnyOrder,
      ],
      shufti: [sentBy('checkMessages', 'a callback that comes before the reply is acted on')],
    },
    because: [
      AS_PAGE,
      {
        reason: 'A message only has the record read again',
        adapters: ['north_ach', 'north_card', 'mangopay', 'plaid', 'north'],
      },
      { reason: 'Acts on no message', adapters: ['payout'] },
    ],
  },
  {
    failure: 'A message is days late, or lost',
    must: 'find out by asking',
    sent: {
      card: [
        sentBy('card', 'S-13 a lost webhook costs nothing: the return page asks, and the poller would'),
        inAnyOrder,
      ],
      ach: [sentBy('ach', 'is found out by asking where no message comes'), inAnyOrder],
      paypal: [sentBy('paypal', 'and on return from its page, where no message comes'), inAnyOrder],
      north_ach: [sentBy('escrowTrouble', 'finds out by asking where no message comes')],
      north_card: [sentBy('escrowTrouble', 'finds out by asking where no message comes')],
      mangopay: [
        sentBy('wallet', 'finds a page that was left, and one that was paid late and never heard of'),
        sentBy('walletTrouble', 'finds a payout that it was not told of after its key is forgotten'),
      ],
      plaid: [sentBy('linking', 'asks where no message comes')],
      shufti: [sentBy('checkMessages', 'S-12 a lost callback costs minutes: the poller asks')],
      north: [sentBy('parties', 'S-12 a lost message costs minutes: the poller asks')],
    },
    because: [
      AS_PAGE,
      { reason: 'Sends no messages: finance imports the bank’s files', adapters: ['wire'] },
      { reason: 'Acts on no message', adapters: ['payout'] },
    ],
  },
  {
    failure: 'A message is forged, altered, old, or signed for another endpoint',
    must: 'refuse it; it has no effect',
    sent: {
      card: [sentBy('card', 'forged and stale webhooks have no effect')],
      paypal: [sentBy('paypal', 'believes no message with a %s')],
      north_ach: [
        sentBy('escrowTrouble', 'believes no message with a %s'),
        sentBy('escrowTrouble', 'believes no message that is not encrypted'),
      ],
      mangopay: [
        sentBy('walletTrouble', 'believes no hook: a forged one has no effect, and one at another address is nobody’s'),
      ],
      plaid: [sentBy('linking', 'does not act on a message with a %s')],
      shufti: [sentBy('checkMessages', 'security 16: a forged callback (%s) has no effect')],
      north: [
        sentBy('parties', 'security 16: what is encrypted with another key, altered, or not encrypted proves nothing'),
      ],
    },
    because: [
      { reason: 'The same endpoint as the card page', adapters: ['ach', 'debit', 'payout'] },
      { reason: 'The same endpoint as from an account', adapters: ['north_card'] },
      { reason: 'Sends no messages: finance imports the bank’s files', adapters: ['wire'] },
    ],
  },
  {
    failure: 'The answer is lost after the call was carried out',
    must: 'move the money once: the same key, or a look-up before any repeat',
    sent: {
      card: [
        sentBy(
          'contract',
          'an answer that is lost after the page was opened leads to the same page under the same key',
        ),
        sentBy('contract', 'of which the answer is lost are found again by our id'),
        sentBy('refunds', 'B-6 a refund whose answer was lost is found a day later and never made twice'),
      ],
      ach: [
        sentBy(
          'contract',
          'an answer that is lost after the page was opened leads to the same page under the same key',
        ),
        sentBy('contract', 'of which the answer is lost are found again by our id'),
      ],
      debit: [sentBy('debit', 'finds a debit whose answer was lost, and makes no second one')],
      paypal: [
        sentBy(
          'contract',
          'an answer that is lost after the page was opened leads to the same page under the same key',
        ),
        sentBy('contract', 'of which the answer is lost are found again by our id'),
        sentBy('paypal', 'captures once when the answer to the capture is lost'),
      ],
      north_ach: [
        sentBy('escrowTrouble', 'finds a movement whose answer was lost, and makes no second one'),
        sentBy('escrowTrouble', 'moves money once where its call met %s and was carried out'),
      ],
      north_card: [
        sentBy('escrowTrouble', 'finds a movement whose answer was lost, and makes no second one'),
        sentBy('escrowTrouble', 'moves money once where its call met %s and was carried out'),
      ],
      mangopay: [
        sentBy('walletTrouble', 'moves money once though a payout met %s'),
        sentBy(
          'walletTrouble',
          'opens a page once though its answer was lost, and everything after an hour without Mangopay',
        ),
      ],
      plaid: [sentBy('linking', 'asks the person to link again where the answer that held the token was lost')],
      shufti: [
        sentBy('checkMessages', 'an answer that is lost after the effect costs one attempt, and the person nothing'),
      ],
      north: [sentBy('parties', 'a check whose answer was lost is found, and not paid for again')],
      payout: [sentBy('payout', 'B-6 a transfer whose answer was lost is found a day later and never made twice')],
    },
    because: [{ reason: 'Nobody is called', adapters: ['wire'] }],
  },
  {
    failure: 'Too many calls, a burst of 5xx, or a provider that is away for an hour',
    must: 'wait, ask again, and settle by itself without a dead letter',
    sent: {
      card: [
        sentBy('contract', '%s on opening and on reading is %s, and the next try succeeds'),
        sentBy('refunds', 'B-9 an outage of hours settles by itself, without a dead letter'),
      ],
      ach: [sentBy('contract', '%s on opening and on reading is %s, and the next try succeeds')],
      debit: [sentBy('debit', 'charges nothing while Plaid is away, and pays when it is asked again')],
      paypal: [sentBy('contract', '%s on opening and on reading is %s, and the next try succeeds')],
      north_ach: [
        sentBy('escrowTrouble', 'moves nothing while the agent takes no calls, and moves it once when asked again'),
        sentBy('escrowTrouble', 'settles by itself after an hour without the agent, without a dead letter'),
      ],
      north_card: [
        sentBy('escrowTrouble', 'moves nothing while the agent takes no calls, and moves it once when asked again'),
        sentBy('escrowTrouble', 'settles by itself after an hour without the agent, without a dead letter'),
      ],
      mangopay: [
        sentBy(
          'walletTrouble',
          'opens a page once though its answer was lost, and everything after an hour without Mangopay',
        ),
      ],
      plaid: [sentBy('linking', 'is not offered where bank debits are switched off, nor while the provider is away')],
      shufti: [sentBy('checkMessages', 'S-12 an hour of %s settles by itself, without a dead letter')],
      north: [sentBy('parties', 'S-12 an hour of %s settles by itself, without a dead letter')],
      payout: [sentBy('payout', 'B-7 a failure that the provider keeps under the key does not block the payout')],
    },
    because: [{ reason: 'Nobody is called', adapters: ['wire'] }],
  },
];
