import type { FailureRow } from './matrix.js';
import { sentBy } from './specs.js';

/** What goes wrong with money that leaves, and with whom it is for. */
export const MONEY_OUT: readonly FailureRow[] = [
  {
    failure: 'A refund is of a part, of more than is left, or fails later',
    must: 'keep the ledger right, give a person the task',
    sent: {
      card: [
        sentBy('contract', 'are no more than what came'),
        sentBy(
          'refunds',
          'B-2 a refund that comes back after three days is owed again, and finance can credit the wallet',
        ),
        sentBy('refunds', 'B-2 a refund that failed at once leaves the investment in refunding, and can be sent again'),
      ],
      ach: [sentBy('contract', 'are no more than what came')],
      paypal: [sentBy('contract', 'are no more than what came')],
      wire: [sentBy('queue', 'a return that the bank sends back lies in suspense again')],
      north_ach: [
        sentBy('escrowTrouble', 'unwinds no part of a trade and no more than it holds, and refunds it whole'),
      ],
      north_card: [
        sentBy('escrowTrouble', 'unwinds no part of a trade and no more than it holds, and refunds it whole'),
      ],
    },
    because: [
      { reason: 'Refunded as a bank debit on a page is', adapters: ['debit'] },
      { reason: 'Money leaves it by payouts alone', adapters: ['mangopay'] },
      { reason: 'Refunds nothing', adapters: ['plaid', 'shufti', 'north', 'payout'] },
    ],
  },
  {
    failure: 'A payout comes back after it was paid',
    must: 'owe it again',
    sent: {
      wire: [
        sentBy(
          'transfers',
          'D-3 money that the bank sends back is due to the owner again, once, and the owner is notified',
        ),
      ],
      mangopay: [sentBy('wallet', 'has its money again when a payout is %s')],
    },
    because: [
      {
        reason: 'Pays nobody',
        adapters: ['card', 'ach', 'debit', 'paypal', 'north_ach', 'north_card', 'plaid', 'shufti', 'north'],
      },
      {
        reason: 'What the owner’s bank sends back stays in the owner’s own account at the provider',
        adapters: ['payout'],
      },
    ],
  },
  {
    failure: 'An identity that was accepted is declined later, or an account may not be paid any more',
    must: 'let nothing new begin or leave, keep what was before',
    sent: {
      shufti: [sentBy('checks', 'S-12 what was accepted and is declined later moves the identity back')],
      north: [sentBy('parties', 'S-12 the provider’s people decide later, and may change their mind')],
      mangopay: [
        sentBy('wallet', 'lets nothing leave once an identity that was confirmed is declined, and keeps what is there'),
      ],
      payout: [sentBy('webhooks', 'B-19 about an access that was taken away make the account not ready')],
    },
    because: [
      {
        reason: 'Knows nobody’s identity',
        adapters: ['card', 'ach', 'debit', 'paypal', 'wire', 'north_ach', 'north_card', 'plaid'],
      },
    ],
  },
  {
    failure: 'The owner takes the platform’s access to the account away in the middle of a campaign',
    must: 'keep the payout back, tell finance',
    sent: {
      payout: [
        sentBy('payout', 'B-11 B-19 an account whose owner took the access away after the request gets nothing'),
        sentBy('webhooks', 'B-19 about an access that was taken away make the account not ready'),
      ],
      plaid: [sentBy('linking', 'notices by itself that the bank has revoked it')],
    },
    because: [
      {
        reason: 'Acts for nobody’s account',
        adapters: ['card', 'ach', 'debit', 'paypal', 'wire', 'north_ach', 'north_card', 'mangopay', 'shufti', 'north'],
      },
    ],
  },
];
