import { newId } from '../core/identifiers.js';
import { invalidParameter } from './failure.js';
import { embeddedList } from './list.js';
import type { Account, BankAccount } from './objects.js';
import type { Call } from './operation.js';
import { schedulePayouts } from './paying-out.js';
import type { StripeWorld } from './world.js';

const TYPES = ['express', 'standard', 'custom'] as const;
/** What Stripe asks for before anything may be paid to an account. */
const FIRST_REQUIREMENTS = ['business_profile.url', 'business_type', 'external_account', 'tos_acceptance.date'];

const CURRENCIES: Readonly<Record<string, string>> = { US: 'usd', GB: 'gbp', CA: 'cad', CH: 'chf', AU: 'aud' };
export const currencyOfCountry = (country: string): string => CURRENCIES[country] ?? 'eur';

type Requirements = NonNullable<Account['requirements']>;

export const requirementsOf = (due: readonly string[]): Requirements => ({
  alternatives: [],
  current_deadline: null,
  currently_due: [...due],
  disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
  errors: [],
  eventually_due: [...due],
  past_due: [...due],
  pending_verification: [],
});

/** Opens a connected account that still has to be onboarded. */
export function createAccount(call: Call): Account {
  const { world, params } = call;
  const type = params.choice('type', TYPES) ?? 'express';
  const country = (params.text('country') ?? 'US').toUpperCase();
  if (!/^[A-Z]{2}$/.test(country))
    throw invalidParameter('country', `Country '${country}' is unknown.`, 'country_code_invalid');
  const id = newId('acct', 16);
  const profile = params.object('business_profile');
  const account: Account = {
    id,
    object: 'account',
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: profile?.text('mcc') ?? null,
      minority_owned_business_designation: null,
      name: profile?.text('name') ?? null,
      product_description: profile?.text('product_description') ?? null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: profile?.text('url') ?? null,
    },
    business_type:
      params.choice('business_type', ['company', 'government_entity', 'individual', 'non_profit'] as const) ?? null,
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    country,
    created: world.clock.seconds(),
    default_currency: currencyOfCountry(country),
    details_submitted: false,
    email: params.text('email') ?? null,
    external_accounts: externalAccounts(id, []),
    future_requirements: requirementsOf([]),
    metadata: params.metadata(),
    payouts_enabled: false,
    requirements: requirementsOf(FIRST_REQUIREMENTS),
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type,
  };
  return world.accounts.insert(account);
}

const externalAccounts = (account: string, data: BankAccount[]): NonNullable<Account['external_accounts']> =>
  // The SDK's list type also carries the methods of its own pages.
  embeddedList(`/v1/accounts/${account}/external_accounts`, data) as NonNullable<Account['external_accounts']>;

/** The bank account that payouts go to, if there is one. */
export const bankAccountOf = (account: Account): BankAccount | undefined =>
  account.external_accounts?.data.find((external) => external.object === 'bank_account');

export interface Onboarding {
  readonly businessName: string;
  readonly country: string;
  readonly routing: string;
  readonly accountNumber: string;
}

/** What the hosted onboarding ends with: the account can be paid, and payouts of what waited are planned. */
export function completeOnboarding(world: StripeWorld, account: Account, given: Onboarding): void {
  const currency = currencyOfCountry(given.country);
  const bank = {
    id: newId('ba'),
    object: 'bank_account',
    account: account.id,
    account_holder_name: given.businessName,
    account_holder_type: 'company',
    account_type: null,
    available_payout_methods: ['standard'],
    bank_name: 'STRIPE TEST BANK',
    country: given.country,
    currency,
    default_for_currency: true,
    fingerprint: null,
    last4: given.accountNumber.slice(-4),
    metadata: {},
    routing_number: given.routing,
    status: 'new',
    // Members that only exist on a customer's bank account are left out.
  } as unknown as BankAccount;
  const renewed = bankAccountOf(account) !== undefined;
  if (account.business_profile) account.business_profile.name = given.businessName;
  account.business_type ??= 'company';
  account.country = given.country;
  account.default_currency = currency;
  account.external_accounts = externalAccounts(account.id, [bank]);
  account.capabilities = { transfers: 'active' };
  account.charges_enabled = true;
  account.payouts_enabled = true;
  account.details_submitted = true;
  account.requirements = requirementsOf([]);
  account.tos_acceptance = { date: world.clock.seconds(), ip: '127.0.0.1', user_agent: null };
  world.accounts.save(account);
  world.secretNumbers.put(account.id, { number: given.accountNumber });
  world.emit(renewed ? 'account.external_account.updated' : 'account.external_account.created', bank, account.id);
  world.emit('account.updated', account, account.id);
  schedulePayouts(world, account.id);
}

/** Takes back what was granted, for instance after a rejection. */
export function disableAccount(world: StripeWorld, account: Account, reason: Requirements['disabled_reason']): void {
  account.charges_enabled = false;
  account.payouts_enabled = false;
  account.capabilities = { transfers: 'inactive' };
  account.requirements = { ...requirementsOf([]), disabled_reason: reason };
  world.accounts.save(account);
  world.emit('account.updated', account, account.id);
}

/** The owner cuts the platform off from the account. */
export function deauthorizeAccount(world: StripeWorld, account: Account): void {
  disableAccount(world, account, 'platform_paused');
  const application = { object: 'application', id: 'ca_sandbox_cairn', name: 'Cairn' };
  world.emit('account.application.deauthorized', application, account.id);
}
