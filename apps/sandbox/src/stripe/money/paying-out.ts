import { addBusinessDays } from '../../core/business-days.js';
import { newId } from '../../core/identifiers.js';
import { availableFor, holdings, recordMovement } from './balance.js';
import { refused } from '../api/failure.js';
import { idOf, type Account, type BalanceTransaction, type BankAccount, type Payout } from '../objects.js';
import { PLATFORM_BANK } from '../platform/platform-account.js';
import { WEEKDAYS } from '../platform/settings.js';
import type { StripeWorld } from '../world.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const ARRIVAL_BUSINESS_DAYS = 2;
export const SWEEP_TIMER = 'stripe.payout.sweep';
export const TRANSIT_TIMER = 'stripe.payout.transit';
export const ARRIVAL_TIMER = 'stripe.payout.arrival';

/** The platform, as a subject of timers. */
export const PLATFORM = 'platform';

interface PayoutFailure {
  readonly code: string;
  readonly message: string;
}

/** Bank accounts to which payouts fail (https://docs.stripe.com/connect/testing#account-numbers). */
const FAILING_ACCOUNTS: Readonly<Record<string, PayoutFailure>> = {
  '000111111113': { code: 'account_closed', message: 'The bank account has been closed.' },
  '000111111116': { code: 'no_account', message: 'The bank account could not be located.' },
  '000222222227': { code: 'insufficient_funds', message: 'Your Stripe account has insufficient funds.' },
  '000333333335': { code: 'debit_not_authorized', message: 'Debit transactions are not approved on this account.' },
  '000444444440': { code: 'invalid_currency', message: 'The bank account does not take this currency.' },
};

const CLOSED: PayoutFailure = { code: 'account_closed', message: 'The bank account has been closed.' };
export const PAYOUT_FAILURES: readonly PayoutFailure[] = Object.values(FAILING_ACCOUNTS);

interface PayoutTerms {
  /** Null for the platform's own. */
  readonly account: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly automatic: boolean;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
}

/** Plans the next look at what an account (null: the platform) can be paid, for tomorrow. */
export const schedulePayouts = (world: StripeWorld, account: string | null): void =>
  world.scheduler.schedule(SWEEP_TIMER, account ?? PLATFORM, world.clock.now() + DAY_MS);

const destinationOf = (account: Account | undefined): BankAccount | undefined =>
  account?.external_accounts?.data.find((external) => external.object === 'bank_account');

/** Sends money to the bank: the balance falls at once, the bank has it two business days later. */
export function openPayout(world: StripeWorld, terms: PayoutTerms): Payout {
  const { account, amount, currency } = terms;
  if (availableFor(world, account, currency) < amount) {
    throw refused('balance_insufficient', 'You have insufficient funds in your Stripe account for this transfer.');
  }
  const now = world.clock.now();
  const arrival = addBusinessDays(now, ARRIVAL_BUSINESS_DAYS);
  const id = newId('po');
  const movement = recordMovement(world, {
    account,
    amount: -amount,
    currency,
    type: 'payout',
    reportingCategory: 'payout',
    source: id,
  });
  const payout = world.payouts.insert(
    {
      id,
      object: 'payout',
      amount,
      application_fee: null,
      application_fee_amount: null,
      arrival_date: Math.floor(arrival / 1000),
      automatic: terms.automatic,
      balance_transaction: movement.id,
      created: world.clock.seconds(),
      currency,
      description: terms.description,
      destination: account === null ? PLATFORM_BANK : (destinationOf(world.accounts.find(account))?.id ?? null),
      failure_balance_transaction: null,
      failure_code: null,
      failure_message: null,
      livemode: false,
      metadata: terms.metadata,
      method: 'standard',
      original_payout: null,
      payout_method: null,
      reconciliation_status: terms.automatic ? 'in_progress' : 'not_applicable',
      reversed_by: null,
      source_type: 'card',
      statement_descriptor: null,
      status: 'pending',
      trace_id: null,
      type: 'bank_account',
    },
    account,
  );
  world.scheduler.schedule(TRANSIT_TIMER, id, now + HOUR_MS);
  world.scheduler.schedule(ARRIVAL_TIMER, id, arrival);
  world.emit('payout.created', payout, account);
  return payout;
}

/** Whether an account's schedule pays on this day of business time (UTC). */
function paysToday(world: StripeWorld, account: string | null): boolean {
  const { interval, weeklyDays, monthlyDays } = world.settings.schedule(account);
  const today = new Date(world.clock.now());
  if (interval === 'weekly') return weeklyDays.includes(WEEKDAYS[today.getUTCDay()] ?? '');
  if (interval === 'monthly') return monthlyDays.includes(today.getUTCDate());
  return interval === 'daily';
}

/** Movements that no automatic payout has paid out yet and whose money can be used. */
const unpaidLines = (world: StripeWorld, account: string | null, currency: string): BalanceTransaction[] => {
  const now = world.clock.seconds();
  return world.balanceTransactions
    .list(account)
    .filter(
      (movement) =>
        movement.currency === currency && movement.available_on <= now && !world.payoutLines.get(movement.id),
    );
};

/** The automatic payout of an account (`platform`: our own), by its schedule, or `now` regardless of it. */
export function sweepAccount(world: StripeWorld, subject: string, now = false): void {
  const account = subject === PLATFORM ? null : subject;
  if (account !== null && !world.accounts.find(account)?.payouts_enabled) return;
  const { interval } = world.settings.schedule(account);
  if (interval === 'manual' && !now) return;
  const today = now || paysToday(world, account);
  let waiting = false;
  for (const [currency, { available, pending }] of holdings(world, account)) {
    if (pending > 0 || !today) waiting = true;
    if (available <= 0 || !today) continue;
    const lines = unpaidLines(world, account, currency);
    const payout = openPayout(world, {
      account,
      amount: available,
      currency,
      automatic: true,
      description: 'STRIPE PAYOUT',
      metadata: {},
    });
    for (const { id } of lines) world.payoutLines.put(id, { payout: payout.id });
    world.payoutLines.put(idOf(payout.balance_transaction) ?? '', { payout: payout.id });
  }
  if (interval !== 'manual' && (waiting || account === null)) schedulePayouts(world, account);
}

export function startTransit(world: StripeWorld, id: string): void {
  const payout = world.payouts.find(id);
  if (payout?.status !== 'pending') return;
  payout.status = 'in_transit';
  world.payouts.save(payout);
  world.emit('payout.updated', payout, world.payouts.accountOf(id));
}

/** The bank's answer to a payout. */
export function arrivePayout(world: StripeWorld, id: string): void {
  const payout = world.payouts.find(id);
  if (payout?.status !== 'in_transit') return;
  const account = world.payouts.accountOf(id);
  const failure = FAILING_ACCOUNTS[world.secretNumbers.get(account ?? PLATFORM)?.number ?? ''];
  if (failure) {
    failPayout(world, payout, failure);
    return;
  }
  payout.status = 'paid';
  payout.reconciliation_status = payout.automatic ? 'completed' : 'not_applicable';
  world.payouts.save(payout);
  world.emit('payout.paid', payout, account);
  if (payout.automatic) world.emit('payout.reconciliation_completed', payout, account);
}

/** The bank sends a payout back, possibly after it had counted as paid; the account needs another bank account. */
export function failPayout(world: StripeWorld, payout: Payout, failure: PayoutFailure = CLOSED): void {
  if (payout.status === 'failed' || payout.status === 'canceled') return;
  const accountId = world.payouts.accountOf(payout.id);
  payout.status = 'failed';
  payout.failure_code = failure.code;
  payout.failure_message = failure.message;
  payout.failure_balance_transaction = returnMoney(world, payout, 'payout_failure');
  world.payouts.save(payout);
  world.emit('payout.failed', payout, accountId);
  const account = world.accounts.find(accountId);
  const bank = destinationOf(account);
  if (!account || !bank) return;
  bank.status = 'errored';
  account.payouts_enabled = false;
  if (account.requirements) account.requirements.currently_due = ['external_account'];
  world.accounts.save(account);
  world.emit('account.external_account.updated', bank, account.id);
  world.emit('account.updated', account, account.id);
}

/** Calls a payout back before the bank has it. */
export function cancelPayout(world: StripeWorld, payout: Payout): void {
  if (payout.status !== 'pending') {
    throw refused(null, `Payouts can only be canceled while pending; this one is ${payout.status}.`);
  }
  payout.status = 'canceled';
  returnMoney(world, payout, 'payout_cancel');
  world.payouts.save(payout);
  world.emit('payout.canceled', payout, world.payouts.accountOf(payout.id));
}

const returnMoney = (world: StripeWorld, payout: Payout, type: 'payout_failure' | 'payout_cancel'): string =>
  recordMovement(world, {
    account: world.payouts.accountOf(payout.id),
    amount: payout.amount,
    currency: payout.currency,
    type,
    reportingCategory: 'payout_reversal',
    source: payout.id,
  }).id;
