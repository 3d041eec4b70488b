import type { Collection, Store } from '../../core/store.js';

export const INTERVALS = ['manual', 'daily', 'weekly', 'monthly'] as const;
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** When an account's available money is paid out to its bank automatically. */
export interface PayoutSchedule {
  readonly interval: (typeof INTERVALS)[number];
  readonly weeklyDays: readonly string[];
  /** Days of the month, 1 to 31. */
  readonly monthlyDays: readonly number[];
}

/** How this Stripe behaves where a real one depends on the account or on luck. */
export interface StripeSettings {
  /** Business time in milliseconds from a payment until its charge has a balance transaction. */
  readonly balanceTransactionDelayMs: number;
  /** Days from a card payment until its money can be used. */
  readonly availableAfterDays: number;
  /** Whether objects and events are marked as live. */
  readonly livemode: boolean;
}

export const DEFAULT_SETTINGS: StripeSettings = {
  balanceTransactionDelayMs: 5 * 60_000,
  availableAfterDays: 2,
  livemode: false,
};

const MANUAL: PayoutSchedule = { interval: 'manual', weeklyDays: [], monthlyDays: [] };
const DAILY: PayoutSchedule = { interval: 'daily', weeklyDays: [], monthlyDays: [] };

/** The settings, and the payout schedules of the platform (by default manual) and of connected accounts (daily). */
export class SettingsBook {
  private readonly settings: Collection<StripeSettings>;
  private readonly schedules: Collection<PayoutSchedule>;

  constructor(store: Store) {
    this.settings = store.collection('stripe_settings');
    this.schedules = store.collection('stripe_payout_schedules');
  }

  get(): StripeSettings {
    return this.settings.get('settings') ?? DEFAULT_SETTINGS;
  }

  change(changes: Partial<StripeSettings>): StripeSettings {
    const changed = { ...this.get(), ...changes };
    this.settings.put('settings', changed);
    return changed;
  }

  /** Of a connected account, or of the platform for null. */
  schedule(account: string | null): PayoutSchedule {
    return this.schedules.get(account ?? 'platform') ?? (account === null ? MANUAL : DAILY);
  }

  setSchedule(account: string | null, schedule: PayoutSchedule): void {
    this.schedules.put(account ?? 'platform', schedule);
  }
}
