import { invalidParameter } from '../api/failure.js';
import type { BalanceSettings } from '../objects.js';
import type { Parameters } from '../api/parameters.js';
import { schedulePayouts } from '../money/paying-out.js';
import { shape } from '../rules/shape.js';
import type { StripeWorld } from '../world.js';
import { INTERVALS, WEEKDAYS, type PayoutSchedule } from './settings.js';

/** The parameters of a call about a payout schedule. */
export const SCHEDULE = shape('interval weekly_payout_days monthly_payout_days');

/** The balance settings of the platform (null) or of a connected account. */
export function balanceSettings(world: StripeWorld, account: string | null): BalanceSettings {
  const { interval, weeklyDays, monthlyDays } = world.settings.schedule(account);
  return {
    object: 'balance_settings',
    payments: {
      debit_negative_balances: account !== null,
      payouts: {
        automatic_transfer_rules_by_currency: null,
        minimum_balance_by_currency: null,
        schedule: {
          interval,
          ...(interval === 'monthly' ? { monthly_payout_days: [...monthlyDays] } : {}),
          ...(interval === 'weekly' ? { weekly_payout_days: [...weeklyDays] } : {}),
        },
        statement_descriptor: null,
        status: 'enabled',
      },
      settlement_timing: { delay_days: world.settings.get().availableAfterDays, start_of_day: null },
    },
  };
}

/** Sets when an account is paid out, and plans the first time. */
export function setSchedule(world: StripeWorld, account: string | null, schedule: PayoutSchedule): void {
  world.settings.setSchedule(account, schedule);
  if (schedule.interval !== 'manual') schedulePayouts(world, account);
  world.emit('balance_settings.updated', balanceSettings(world, account), account);
}

/** Reads `payments[payouts][schedule]` of a call and sets it. */
export function changeSchedule(world: StripeWorld, account: string | null, params: Parameters): void {
  const before = world.settings.schedule(account);
  const interval = params.choice('interval', INTERVALS) ?? before.interval;
  const weeklyDays = params.has('weekly_payout_days') ? params.texts('weekly_payout_days') : before.weeklyDays;
  const monthlyDays = params.has('monthly_payout_days')
    ? params.texts('monthly_payout_days').map(Number)
    : before.monthlyDays;
  if (weeklyDays.some((day) => !WEEKDAYS.slice(1, 6).some((known) => known === day))) {
    throw invalidParameter(params.name('weekly_payout_days'), 'Payouts go on Mondays to Fridays.');
  }
  if (monthlyDays.some((day) => !Number.isInteger(day) || day < 1 || day > 31)) {
    throw invalidParameter(params.name('monthly_payout_days'), 'Days of the month go from 1 to 31.');
  }
  if (interval === 'weekly' && weeklyDays.length === 0) {
    throw invalidParameter(params.name('weekly_payout_days'), 'Weekly payouts need weekly_payout_days.');
  }
  if (interval === 'monthly' && monthlyDays.length === 0) {
    throw invalidParameter(params.name('monthly_payout_days'), 'Monthly payouts need monthly_payout_days.');
  }
  setSchedule(world, account, { interval, weeklyDays, monthlyDays });
}
