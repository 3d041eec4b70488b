import type { FailureRow } from './matrix.js';
import { sentBy } from './specs.js';

const NO_MONEY_IN = { reason: 'Takes no payment', adapters: ['plaid', 'shufti', 'north', 'payout'] } as const;
const NO_US_ACCOUNT = {
  reason: 'Debits no account at a US bank',
  adapters: ['card', 'wire', 'north_card', 'mangopay'],
} as const;

/** What payers and their banks do. */
export const MONEY_IN: readonly FailureRow[] = [
  {
    failure: 'The payer’s bank declines, has too little, or 3-D Secure fails',
    must: 'keep the investment payable, write nothing into the ledger',
    sent: {
      card: [
        sentBy('card', 'a decline keeps the investment payable, and writes nothing into the ledger'),
        sentBy('contract', 'collects nothing that was declined'),
      ],
      ach: [sentBy('contract', 'collects nothing that was declined')],
      paypal: [sentBy('paypal', 'leaves a payer whose card was declined to pay in another way on the same order')],
      north_card: [sentBy('escrow', 'a declined card leaves the investment to be paid')],
      mangopay: [sentBy('wallet', 'holds nothing after a card that was %s')],
    },
    because: [
      NO_MONEY_IN,
      { reason: 'A debit is declined by a return, days later: the next rows', adapters: ['debit', 'north_ach'] },
      { reason: 'A transfer is not declined: it comes or does not', adapters: ['wire'] },
    ],
  },
  {
    failure: 'R01: the bank returns the debit for want of funds, before it has settled',
    must: 'free what was pending, open the amount again, tell the payer',
    sent: {
      ach: [sentBy('ach', 'R01 lets the investor pay in another way, and tells them')],
      debit: [sentBy('debit', 'R01 lets the investor pay again, from the same account')],
      paypal: [
        sentBy('paypal', 'an electronic cheque that its bank does not pay leaves the place to be paid in another way'),
      ],
      north_ach: [sentBy('escrow', 'R01 lets the investor pay again')],
    },
    because: [NO_MONEY_IN, NO_US_ACCOUNT],
  },
  {
    failure: 'R05, R07, R10, R29: the payer says that the debit was not authorised, after it had settled',
    must: 'take the money back, and never debit this payer again unasked',
    sent: {
      ach: [
        sentBy('ach', 'an unauthorised debit that had cleared is taken back: the investment ends, and debits stop'),
        sentBy('ach', 'R10 stops debits of this payer, and leaves the card'),
      ],
      debit: [
        sentBy('debit', 'takes back what was disputed after it had cleared'),
        sentBy('debit', 'R10 stops debits of this payer from any account'),
      ],
      north_ach: [sentBy('escrow', 'R10 stops debits of this payer, and takes back what had settled')],
    },
    because: [
      NO_MONEY_IN,
      NO_US_ACCOUNT,
      { reason: 'Comes as a dispute: the row of chargebacks', adapters: ['paypal'] },
    ],
  },
  {
    failure: 'R02, R03, R04, R20, R08, R16: the account is closed, wrong, stopped or frozen',
    must: 'break the link of the account, ask for another',
    sent: {
      debit: [sentBy('debit', '%s breaks the link of an account that takes no debits')],
      north_ach: [
        sentBy('escrowTrouble', 'R03 has the agent forget the account, tells the investor, and takes another one'),
      ],
    },
    because: [
      NO_US_ACCOUNT,
      { reason: 'Takes no payment', adapters: ['shufti', 'north', 'payout'] },
      { reason: 'Nothing is linked: each payment names an account anew', adapters: ['ach', 'paypal'] },
      { reason: 'Hears of no return: the debit that was returned breaks the link', adapters: ['plaid'] },
    ],
  },
  {
    failure: 'A chargeback is opened, won or lost',
    must: 'hold the money, keep the due date, book both ends',
    sent: {
      card: [
        sentBy(
          'disputes',
          'M-5, B-3 before the closing: the investment ends, its part is free, and the raise goes down',
        ),
        sentBy(
          'disputes',
          'B-3 before the closing and won: the payer has the money in the wallet, and the fee came back',
        ),
        sentBy('disputes', 'M-5, B-3 after the closing: the owner owes it, and the next payout is less by it'),
      ],
      paypal: [
        sentBy('paypalBooks', 'a dispute holds the money, and one that is won gives it to the payer'),
        sentBy(
          'paypalBooks',
          'a chargeback of a card’s bank that is lost costs its fee, in whatever order and however often it is told',
        ),
      ],
    },
    because: [
      NO_MONEY_IN,
      { reason: 'Comes as a return that was not authorised', adapters: ['ach', 'debit', 'north_ach'] },
      { reason: 'A transfer is not taken back', adapters: ['wire'] },
      { reason: 'The agent’s interface tells of none', adapters: ['north_card'] },
      { reason: 'Between the payer and the keeper of the second wallet', adapters: ['mangopay'] },
    ],
  },
  {
    failure: 'The payer closes the page, or pays twice in two tabs',
    must: 'end the page in time; what came twice goes back by itself',
    sent: {
      card: [
        sentBy('means', 'gets back what was paid on the page in the same moment'),
        sentBy('pages', 'B-1 an older page that ends does not take the place of who pays on a newer one'),
      ],
      ach: [
        sentBy('ach', 'is not paid a second time while the bank decides'),
        sentBy('ach', 'money that clears after the place was given up goes back'),
      ],
      debit: [sentBy('debit', 'closes the page of another way to pay that was open')],
      paypal: [
        sentBy('paypal', 'does not take money that was approved after the place was given up'),
        sentBy('paypal', 'an order that PayPal has forgotten before anybody asked about it has ended'),
      ],
      wire: [sentBy('queue', 'takes a transfer once: the second one waits')],
      north_ach: [sentBy('escrow', 'collects once, however often and at once it is asked')],
      mangopay: [sentBy('wallet', 'finds a page that was left, and one that was paid late and never heard of')],
      plaid: [sentBy('linking', 'ends without an account where the person leaves, or the page runs out')],
      shufti: [sentBy('checks', 'S-12 a page that nobody used runs out on its own')],
    },
    because: [
      { reason: 'Has no page', adapters: ['north', 'payout'] },
      { reason: 'Its attempts are told apart in the same place as those from an account', adapters: ['north_card'] },
    ],
  },
  {
    failure: 'A transfer is short, over, late, or has another reference or none',
    must: 'match what it can, keep the rest for a person, send the surplus back',
    sent: {
      wire: [
        sentBy('queue', 'keeps a short transfer until the rest comes, and the surplus for a person'),
        sentBy(
          'queue',
          'S-07 what comes after 24 hours waits, and finance takes the investment up again while the campaign is open',
        ),
        sentBy('queue', 'finds the payment of a transfer without a reference by hand'),
        sentBy(
          'queue',
          'sends back what nobody needs, above the limit by two people, and closes with the bank’s statement',
        ),
      ],
      mangopay: [sentBy('wallet', 'is filled by a bank transfer that is %s, with what came')],
    },
    because: [
      {
        reason: 'Nobody transfers to it',
        adapters: ['card', 'ach', 'debit', 'paypal', 'north_ach', 'north_card', 'plaid', 'shufti', 'north', 'payout'],
      },
    ],
  },
  {
    failure: 'What came has another amount or currency than was asked for',
    must: 'quarantine it, raise an alarm',
    sent: {
      card: [
        sentBy(
          'statement',
          'B-15 another amount than requested is quarantined, holds nothing, and is returned by finance',
        ),
      ],
      wire: [sentBy('queue', 'keeps a short transfer until the rest comes, and the surplus for a person')],
      mangopay: [sentBy('wallet', 'is filled by a bank transfer that is %s, with what came')],
    },
    because: [
      {
        reason: 'Compared by the platform, in one place for all (card)',
        adapters: ['ach', 'debit', 'paypal', 'north_ach', 'north_card'],
      },
      NO_MONEY_IN,
    ],
  },
];
