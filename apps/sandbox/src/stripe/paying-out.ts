import { addBusinessDays } from '../core/business-days.js';
import { newId } from '../core/identifiers.js';
import { availableFor, holdings, recordMovement } from './balance.js';
import { refused } from './failure.js';
import type { Account, BankAccount, Payout } from './objects.js';
import type { StripeWorld } from './world.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const ARRIVAL_BUSINESS_DAYS = 2;
export const SWEEP_TIMER = 'stripe.payout.sweep';
export const TRANSIT_TIMER = 'stripe.payout.transit';
export const ARRIVAL_TIMER = 'stripe.payout.arrival';

/** The bank account to which payouts fail (https://docs.stripe.com/connect/testing#account-numbers). */
export const FAILING_PAYOUT_ACCOUNT = '000222222227';

interface PayoutTerms {
  /** Null for the platform's own. */
  readonly account: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly automatic: boolean;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
}

/** Plans the next automatic payout of an account for tomorrow. */
export const schedulePayouts = (world: StripeWorld, account: string): void =>
  world.scheduler.schedule(SWEEP_TIMER, account, world.clock.now() + DAY_MS);

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
      destination: destinationOf(world.accounts.find(account))?.id ?? null,
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

/** The daily automatic payout of a connected account. */
export function sweepAccount(world: StripeWorld, accountId: string): void {
  const account = world.accounts.find(accountId);
  if (!account?.payouts_enabled) return;
  let waiting = false;
  for (const [currency, { available, pending }] of holdings(world, accountId)) {
    if (pending > 0) waiting = true;
    if (available <= 0) continue;
    openPayout(world, {
      account: accountId,
      amount: available,
      currency,
      automatic: true,
      description: 'STRIPE PAYOUT',
      metadata: {},
    });
  }
  if (waiting) schedulePayouts(world, accountId);
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
  if (account !== null && world.secretNumbers.get(account)?.number === FAILING_PAYOUT_ACCOUNT) {
    failPayout(world, payout);
    return;
  }
  payout.status = 'paid';
  payout.reconciliation_status = payout.automatic ? 'completed' : 'not_applicable';
  world.payouts.save(payout);
  world.emit('payout.paid', payout, account);
}

/** The bank sends a payout back, possibly after it had counted as paid; the account needs another bank account. */
export function failPayout(world: StripeWorld, payout: Payout): void {
  if (payout.status === 'failed' || payout.status === 'canceled') return;
  const accountId = world.payouts.accountOf(payout.id);
  payout.status = 'failed';
  payout.failure_code = 'account_closed';
  payout.failure_message = 'The bank account has been closed.';
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
    throw refused('payout_not_cancelable', `Payouts can only be canceled while pending; this one is ${payout.status}.`);
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
