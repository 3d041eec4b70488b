import type { Account } from '../objects.js';
import type { StripeWorld } from '../world.js';

export const PLATFORM_ACCOUNT = 'acct_1SandboxPlatform';
export const PLATFORM_BANK = 'ba_1SandboxPlatform';
export const APPLICATION = 'ca_sandbox_cairn';

/** The platform's own account, ready for everything. */
export function platformAccount(world: StripeWorld): Account {
  const { interval, weeklyDays, monthlyDays } = world.settings.schedule(null);
  const account = {
    id: PLATFORM_ACCOUNT,
    object: 'account',
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: '6051',
      minority_owned_business_designation: null,
      name: 'Cairn sandbox',
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: 'company',
    capabilities: { card_payments: 'active', transfers: 'active', us_bank_account_ach_payments: 'active' },
    charges_enabled: true,
    country: 'US',
    created: 0,
    default_currency: 'usd',
    details_submitted: true,
    email: null,
    metadata: {},
    payouts_enabled: true,
    settings: {
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_payments: {
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: 'Cairn sandbox', timezone: 'Etc/UTC' },
      payments: {
        statement_descriptor: 'CAIRN SANDBOX',
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
      },
      payouts: {
        debit_negative_balances: false,
        schedule: {
          delay_days: world.settings.get().availableAfterDays,
          interval,
          ...(interval === 'monthly' ? { monthly_payout_days: [...monthlyDays] } : {}),
          ...(interval === 'weekly' ? { weekly_payout_days: [...weeklyDays] } : {}),
        },
        statement_descriptor: null,
      },
    },
    type: 'standard',
    // An account that reads itself lacks the members that platforms see of connected ones.
  };
  return account as unknown as Account;
}
