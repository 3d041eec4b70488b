import { BOOKS_FIXTURES, set, type Fixture } from './ledger-fixtures.js';

/** Tampering with the tables beside the books, and what waits for too long. */
const BESIDE_FIXTURES: readonly Fixture[] = [
  {
    drift: 'the units of an investment',
    names: ['I18'],
    sql: ({ settled }) => set('investment', 'units = units + 1', settled),
  },
  {
    drift: 'the amount of a settled investment',
    names: ['I18', 'I20', 'I22'],
    sql: ({ settled }) => set('investment', 'amount = amount + unit_price', settled),
  },
  {
    drift: 'the investor of an investment',
    names: ['I18'],
    sql: ({ settled, person }) => set('investment', `investor_id = '${person}'`, settled),
  },
  {
    drift: 'what an investor got back',
    names: ['I19'],
    sql: ({ lot }) => set('investment', 'principal_returned = principal_returned + 1', lot),
  },
  {
    drift: 'what an investor earned',
    names: ['I19'],
    sql: ({ lot }) => set('investment', 'income_received = income_received + 1', lot),
  },
  ...['received', 'committed', 'investors'].map((column): Fixture => ({
    drift: `a campaign’s ${column}`,
    names: ['I20'],
    sql: ({ live }) => [`update campaign_capacity set ${column} = ${column} + 1 where campaign_id = '${live}'`],
  })),
  ...['received', 'committed'].map((column): Fixture => ({
    drift: `what a campaign’s days ${column}`,
    names: ['I20'],
    sql: ({ live }) => [`update campaign_day set ${column} = ${column} + 1 where campaign_id = '${live}'`],
  })),
  {
    drift: 'a campaign’s most units',
    names: ['I21'],
    sql: ({ live }) => [`update campaign_capacity set max_units = max_units + 1 where campaign_id = '${live}'`],
  },
  {
    drift: 'the terms of a version',
    names: ['I40'],
    sql: ({ live }) => [
      `update campaign_version set terms = terms || '{"maxOfferingAmount": "1"}' where campaign_id = '${live}'`,
    ],
  },
  {
    drift: 'the version that an investment was made on',
    names: ['I40'],
    sql: ({ settled }) => set('investment', 'campaign_version = campaign_version + 1', settled),
  },
  { drift: 'a campaign’s status', names: ['I22'], sql: ({ closed }) => set('campaign', 'status = 5', closed) },
  {
    drift: 'what was refunded of a payment',
    names: ['I23'],
    sql: ({ card }) => set('payment', 'refunded = refunded + 1', card),
  },
  {
    drift: 'what a provider kept',
    names: ['I23'],
    sql: ({ card }) => set('payment', 'fee = coalesce(fee, 0) + 1', card),
  },
  {
    drift: 'a refund’s amount',
    names: ['I23', 'I24'],
    sql: ({ refund }) => set('refund', 'amount = amount + 1', refund),
  },
  {
    drift: 'a refund’s state',
    names: ['I23', 'I24', 'I38'],
    sql: ({ refund }) => set('refund', `state = 'sent', created_at = kernel.now()`, refund),
  },
  {
    drift: 'what a bank had taken of a refund',
    names: ['I24'],
    sql: ({ refund }) => set('refund', 'taken_by_bank = taken_by_bank + 1', refund),
  },
  { drift: 'a dispute’s amount', names: ['I25'], sql: ({ dispute }) => set('dispute', 'amount = amount + 1', dispute) },
  { drift: 'a dispute’s state', names: ['I25'], sql: ({ dispute }) => set('dispute', `state = 'won'`, dispute) },
  { drift: 'a top-up’s amount', names: ['I26'], sql: ({ topUp }) => set('top_up', 'amount = amount + 1', topUp) },
  { drift: 'a top-up’s state', names: ['I26'], sql: ({ topUp }) => set('top_up', `state = 'failed'`, topUp) },
  {
    drift: 'what went back to a card',
    names: ['I37'],
    sql: ({ topUp }) => [`update top_up_return set amount = amount + 1 where top_up_id = '${topUp}'`],
  },
  {
    drift: 'a line of a provider’s statement',
    names: ['I27'],
    sql: ({ statementLine }) => [`update statement_line set amount = amount + 1 where line_id = '${statementLine}'`],
  },
  {
    drift: 'a repayment’s amount',
    names: ['I13', 'I28'],
    sql: ({ repayment }) => set('repayment', 'interest = interest + 1', repayment),
  },
  {
    drift: 'a repayment’s state',
    names: ['I28'],
    sql: ({ repayment }) => set('repayment', `state = 'due'`, repayment),
  },
  {
    drift: 'a part that was moved to another investor',
    names: ['I19', 'I29'],
    sql: ({ repayment, lot, settled }) => [
      `update allocation set investment_id = '${settled}' where repayment_id = '${repayment}' and investment_id = '${lot}'`,
    ],
  },
  {
    drift: 'a part’s amount',
    names: ['I13', 'I19', 'I29'],
    sql: ({ repayment, lot }) => [
      `update allocation set interest = interest + 1 where repayment_id = '${repayment}' and investment_id = '${lot}'`,
    ],
  },
  {
    drift: 'card money that no repayment brought',
    names: ['I39'],
    sql: ({ repayment }) => [
      `insert into repayment_card_money (repayment_id, collected_at, rail, amount)
       select id, kernel.now(), 'card', interest + principal + 1 from repayment where id = '${repayment}'`,
    ],
  },
  { drift: 'a payout’s amount', names: ['I30'], sql: ({ payout }) => set('payout', 'amount = amount + 1', payout) },
  { drift: 'a payout’s state', names: ['I30'], sql: ({ payout }) => set('payout', `state = 'paid'`, payout) },
  {
    drift: 'what a top-up of a second wallet received',
    names: ['I41'],
    sql: ({ secondTopUp }) => set('second_wallet_top_up', 'received = received + 1', secondTopUp),
  },
  {
    drift: 'what the provider gave back of a top-up of a second wallet',
    names: ['I41'],
    sql: ({ secondTopUp }) => set('second_wallet_top_up', 'refunded = 1', secondTopUp),
  },
  {
    drift: 'the owner of a top-up of a second wallet',
    names: ['I41'],
    sql: ({ secondTopUp, live }) => set('second_wallet_top_up', `user_id = '${live}'`, secondTopUp),
  },
  {
    drift: 'the amount of a payout of a second wallet',
    names: ['I42'],
    sql: ({ secondPayout }) => set('second_wallet_payout', 'amount = amount + 1', secondPayout),
  },
  {
    drift: 'the state of a payout of a second wallet',
    names: ['I42'],
    sql: ({ secondPayout }) => set('second_wallet_payout', `state = 'failed', settled_at = now()`, secondPayout),
  },
  {
    drift: 'a withdrawal’s amount',
    names: ['I31'],
    sql: ({ withdrawal }) => set('withdrawal', 'amount = amount + 1', withdrawal),
  },
  {
    drift: 'a withdrawal’s state',
    names: ['I31'],
    sql: ({ withdrawal }) => set('withdrawal', `state = 'rejected'`, withdrawal),
  },
  {
    drift: 'a repayment that is not shared out',
    names: ['I32'],
    sql: ({ repayment }) =>
      set('repayment', `state = 'distributing', paid_at = kernel.now() - interval '2 hours'`, repayment),
  },
  {
    drift: 'an item that was parked two days ago',
    names: ['I33'],
    sql: () => [
      `insert into kernel.parked_item (sweep, item, cause, first_failed_at, next_try_at) values ('x', 'y', 'z', now() - interval '2 days', now())`,
    ],
  },
  {
    drift: 'a transaction that waits for its seal',
    names: ['I34'],
    sql: () => [
      `update ledger.tx set recorded_at = now() - interval '1 hour' where id in (select tx_id from ledger.unsealed)`,
    ],
  },
  {
    drift: 'a provider’s balance that has differed for two days',
    names: ['I43'],
    sql: () => [
      `insert into provider_balance_reading (provider, as_of, read_at) values ('x', kernel.now(), kernel.now())`,
      `insert into provider_balance (provider, currency, balance, ours, in_flight, differs_since)
       values ('x', 'USD', 2, 1, 0, kernel.now() - interval '2 days')`,
    ],
  },
  {
    drift: 'a line of a bank’s statement that is open and not in suspense',
    names: ['I44'],
    sql: () => [
      `insert into bank_line (id, statement_id, account, currency, booked_on, amount, state, open)
       values (gen_random_uuid(), gen_random_uuid(), 'X', 'USD', '2026-06-16', 100, 'open', 100)`,
    ],
  },
];

export const FIXTURES: readonly Fixture[] = [...BOOKS_FIXTURES, ...BESIDE_FIXTURES];
