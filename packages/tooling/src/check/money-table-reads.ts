import { INVARIANT, PAGE, type ForeignReads } from './foreign-read.js';

/** Payments and their rails, the bank, payouts, repayments and wallets. */
export const READS_OF_MONEY: ForeignReads = {
  'payments/disputes': [{ tables: ['investment', 'repayment'], why: 'who bears a dispute follows from what was paid' }],
  'payments/evidence': [
    {
      tables: ['investment', 'repayment', 'top_up'],
      why: 'what a disputed payment was for, by its campaign and number',
    },
  ],
  'payments/limits': [
    { tables: ['site_setting'], why: 'the operator’s own limits, in the statement of the others' },
    { tables: ['operator_account'], why: 'wire transfers are open in the currencies that have an account' },
  ],
  'payments/checkout': [
    {
      tables: ['investment', 'operator_account', 'repayment', 'top_up', 'wire_instruction'],
      why: PAGE,
    },
  ],
  'rails/bank': [
    { tables: ['payment', 'refund'], why: 'the bank’s refunds are listed by their payment, as a provider does' },
  ],
  'bank-statements': [
    { tables: ['bank_return', 'operator_account'], why: 'what waits, and which accounts need a statement, are counts' },
    { tables: ['payment', 'statement_line'], why: INVARIANT },
  ],
  'bank-statements/importing': [{ tables: ['operator_account'], why: 'a statement is of one of them' }],
  'bank-statements/matching': [
    {
      tables: ['bank_return', 'payout', 'statement_line', 'wire_instruction', 'withdrawal'],
      why: 'a hundred thousand lines are matched in sets, each in one statement',
    },
    { tables: ['payment', 'page_given_up'], why: 'which payments wait for money that is there' },
  ],
  'bank-statements/queue': [{ tables: ['page_given_up', 'payment', 'wire_instruction'], why: PAGE }],
  'bank-statements/returns': [{ tables: ['bank_return', 'payment', 'refund'], why: PAGE }],
  'payments/statements': [
    { tables: ['payout', 'withdrawal'], why: 'a line of the provider’s statement is matched with its transfer' },
  ],
  'payments/balances': [{ tables: ['payout', 'withdrawal'], why: 'a transfer without its line is on its way' }],
  payouts: [
    { tables: ['connect_account'], why: PAGE },
    { tables: ['dispute', 'investment', 'payment', 'repayment'], why: 'what an owner may still be paid, in one sum' },
  ],
  'bank-transfers': [{ tables: ['payout', 'withdrawal'], why: 'the payment file is of both' }],
  'bank-transfers/files': [{ tables: ['operator_account'], why: 'the account that pays' }],
  rates: [{ tables: ['investment'], why: 'which rates are needed' }],
  'repayments/distributions': [{ tables: ['investment'], why: 'who holds which part' }],
  'repayments/paying': [{ tables: ['investment'], why: 'what is outstanding' }],
  'repayments/record': [
    { tables: ['investment'], why: 'who holds which part' },
    { tables: ['payment'], why: 'what a way to pay added to the amount; and the invariants' },
  ],
  'repayments/reminders': [{ tables: ['site_setting'], why: 'the queue is counted in the site’s time zone' }],
  'repayments/schedules': [{ tables: ['investment'], why: 'what was lent' }],
  'second-wallet': [{ tables: ['statement_line'], why: INVARIANT }],
  'wallet/balance': [
    {
      tables: ['dispute', 'investment', 'ledger.currency', 'payment', 'refund', 'repayment', 'webhook_event'],
      why: PAGE,
    },
  ],
  'wallet/funds': [
    {
      tables: ['dispute', 'investment', 'payment', 'refund', 'repayment', 'repayment_card_money'],
      why: 'what of a wallet came by card follows from everything that moved it',
    },
  ],
  'wallet/top-ups': [
    {
      tables: ['dispute', 'page_given_up', 'payment', 'refund', 'webhook_event', 'wire_instruction'],
      why: 'how a top-up stands',
    },
  ],
  'wallet/withdrawals': [
    { tables: ['investor_profile'], why: 'identity comes before money leaves' },
    { tables: ['kernel.audit_log'], why: 'who has approved it' },
    { tables: ['operator_account'], why: 'an account abroad is reached by a file from an account in the currency' },
    { tables: ['payer_account'], why: 'a withdrawal is listed with the account that it goes to, in one statement' },
  ],
};
