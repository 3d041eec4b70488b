import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { accountElsewhere, completeOnboarding, deauthorizeAccount, restrictAccount } from '../stripe/accounts.js';
import type { Account } from '../stripe/objects.js';
import { emitForeign } from '../stripe/platform/elsewhere.js';
import { availableFor } from '../stripe/money/balance.js';
import { openPayout, sweepAccount, PLATFORM } from '../stripe/money/paying-out.js';
import { setSchedule } from '../stripe/platform/payout-schedule.js';
import { INTERVALS, WEEKDAYS, type PayoutSchedule, type StripeSettings } from '../stripe/platform/settings.js';
import { attempt, found } from './attempt.js';
import { ControlError, inputOf, optionalText, requiredText, wholeNumber, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

const DAY_MS = 86_400_000;
const ENDPOINTS = ['stripe.platform', 'stripe.connect'];

function settingsOf(input: Input): Partial<StripeSettings> {
  const { livemode } = input;
  if (livemode !== undefined && typeof livemode !== 'boolean') {
    throw new ControlError(400, 'livemode must be true or false');
  }
  const number = (name: 'availableAfterDays' | 'balanceTransactionDelayMs', most: number): object =>
    input[name] === undefined ? {} : { [name]: wholeNumber(input, name, 0, 0, most) };
  return {
    ...number('availableAfterDays', 90),
    ...number('balanceTransactionDelayMs', 30 * DAY_MS),
    ...(livemode === undefined ? {} : { livemode }),
  };
}

function list(input: Input, name: string): unknown[] {
  const value = input[name] ?? [];
  if (!Array.isArray(value)) throw new ControlError(400, `${name} must be a list`);
  return value;
}

const texts = (input: Input, name: string): string[] =>
  list(input, name).map((item) => {
    if (typeof item !== 'string') throw new ControlError(400, `${name} must be a list of texts`);
    return item;
  });

function scheduleOf(input: Input): PayoutSchedule {
  const interval = INTERVALS.find((known) => known === input['interval']);
  if (!interval) throw new ControlError(400, `interval must be one of ${INTERVALS.join(', ')}`);
  const weeklyDays = texts(input, 'weeklyDays');
  const monthlyDays = list(input, 'monthlyDays').map(Number);
  if (weeklyDays.some((day) => !WEEKDAYS.some((known) => known === day))) {
    throw new ControlError(400, 'weeklyDays must be names of days');
  }
  if (monthlyDays.some((day) => !Number.isInteger(day))) throw new ControlError(400, 'monthlyDays must be days');
  return { interval, weeklyDays, monthlyDays };
}

/** Connected accounts, the platform's own settings, and events without a cause. */
export function registerAccountRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { stripe, store } = parts;
  const act = <T>(url: string, work: (input: Input, id: string) => T): void => {
    app.post(url, async (request) => {
      const result = attempt(() => work(inputOf(request.body), pathParameter(request.params, 'id')));
      await store.flush();
      return result;
    });
  };
  const account = (id: string): Account => found(stripe.accounts.find(id), 'account');

  act('/stripe/accounts/:id/onboard', (input, id) => {
    const owner = account(id);
    completeOnboarding(stripe, owner, {
      businessName: optionalText(input, 'businessName') ?? owner.business_profile?.name ?? 'Tern Street Homes',
      country: optionalText(input, 'country') ?? owner.country ?? 'US',
      routing: '110000000',
      accountNumber: optionalText(input, 'accountNumber') ?? '000123456789',
    });
    return owner;
  });
  act('/stripe/accounts/:id/restrict', (input, id) => {
    const owner = account(id);
    const due = texts(input, 'due');
    restrictAccount(stripe, owner, due.length > 0 ? due : ['individual.verification.document']);
    return owner;
  });
  act('/stripe/accounts/:id/deauthorize', (_input, id) => {
    const owner = account(id);
    deauthorizeAccount(stripe, owner);
    return owner;
  });
  act('/stripe/accounts/elsewhere', () => accountElsewhere(stripe));
  app.get('/stripe/settings', async () => ({ ...stripe.settings.get(), payouts: stripe.settings.schedule(null) }));
  act('/stripe/settings', (input) => stripe.settings.change(settingsOf(input)));
  act('/stripe/payout-schedule', (input) => {
    const schedule = scheduleOf(input);
    setSchedule(stripe, optionalText(input, 'account') ?? null, schedule);
    return schedule;
  });
  act('/stripe/payouts/sweep', (input) => {
    sweepAccount(stripe, optionalText(input, 'account') ?? PLATFORM, true);
    return { swept: true };
  });
  act('/stripe/payouts', (input) => {
    const currency = requiredText(input, 'currency');
    const wanted = wholeNumber(input, 'amount', 0, 1, Number.MAX_SAFE_INTEGER);
    const amount = Math.min(wanted, availableFor(stripe, null, currency));
    const terms = { account: null, currency, automatic: false, description: null, metadata: {} };
    if (amount > 0) openPayout(stripe, { ...terms, amount });
    return { amount };
  });
  act('/stripe/platform-bank', (input) => {
    stripe.secretNumbers.put(PLATFORM, { number: requiredText(input, 'accountNumber') });
    return { accountNumber: requiredText(input, 'accountNumber') };
  });
  act('/stripe/webhook-endpoints', (input) => {
    const endpoint = requiredText(input, 'endpoint');
    if (!ENDPOINTS.includes(endpoint)) throw new ControlError(400, `endpoint must be one of ${ENDPOINTS.join(', ')}`);
    const events = texts(input, 'enabledEvents');
    if (events.length === 0) stripe.subscriptions.delete(endpoint);
    else stripe.subscriptions.put(endpoint, { events });
    return { endpoint, enabledEvents: events.length === 0 ? ['*'] : events };
  });
  act('/stripe/events', (input) => {
    const { object, livemode } = input;
    if (typeof object !== 'object' || object === null)
      throw new ControlError(400, 'object must be an object of Stripe');
    if (livemode !== undefined && typeof livemode !== 'boolean') {
      throw new ControlError(400, 'livemode must be true or false');
    }
    return emitForeign(stripe, {
      type: requiredText(input, 'type'),
      object,
      account: optionalText(input, 'account') ?? null,
      livemode: livemode ?? stripe.settings.get().livemode,
    });
  });
}
