import { newId } from '../core/identifiers.js';
import { invalidParameter } from './api/failure.js';
import { embeddedList } from './api/list.js';
import type { Account, BankAccount } from './objects.js';
import type { Call } from './api/operation.js';
import { schedulePayouts } from './money/paying-out.js';
import { changeSchedule } from './platform/payout-schedule.js';
import { APPLICATION } from './platform/platform-account.js';
import type { StripeWorld } from './world.js';

const TYPES = ['express', 'standard', 'custom'] as const;
/** What Stripe asks for before anything may be paid to an account. */
const FIRST_REQUIREMENTS = ['business_profile.url', 'business_type', 'external_account', 'tos_acceptance.date'];

const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['US', 'usd'],
  ['GB', 'gbp'],
  ['CA', 'cad'],
  ['CH', 'chf'],
  ['AU', 'aud'],
]);
export const currencyOfCountry = (country: string): string => CURRENCIES.get(country) ?? 'eur';

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

interface AccountTerms {
  readonly type: (typeof TYPES)[number];
  readonly country: string;
  readonly email: string | null;
  readonly profile: {
    readonly mcc?: string;
    readonly name?: string;
    readonly description?: string;
    readonly url?: string;
  };
  readonly businessType: Account['business_type'];
  readonly agreement?: 'full' | 'recipient';
  readonly metadata: Record<string, string>;
}

function openAccount(world: StripeWorld, terms: AccountTerms): Account {
  const { country, profile, agreement } = terms;
  const id = newId('acct', 16);
  return world.accounts.insert({
    id,
    object: 'account',
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: profile.mcc ?? null,
      minority_owned_business_designation: null,
      name: profile.name ?? null,
      product_description: profile.description ?? null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: profile.url ?? null,
    },
    business_type: terms.businessType,
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    country,
    created: world.clock.seconds(),
    default_currency: currencyOfCountry(country),
    details_submitted: false,
    email: terms.email,
    external_accounts: externalAccounts(id, []),
    future_requirements: requirementsOf([]),
    metadata: terms.metadata,
    payouts_enabled: false,
    requirements: requirementsOf(FIRST_REQUIREMENTS),
    tos_acceptance: {
      date: null,
      ip: null,
      ...(agreement ? { service_agreement: agreement } : {}),
      user_agent: null,
    },
    type: terms.type,
  });
}

/** Opens a connected account that still has to be onboarded. */
export function createAccount(call: Call): Account {
  const { world, params } = call;
  const country = (params.text('country') ?? 'US').toUpperCase();
  if (!/^[A-Z]{2}$/.test(country))
    throw invalidParameter('country', `Country '${country}' is unknown.`, 'country_code_invalid');
  const profile = params.object('business_profile');
  const [mcc, name, url] = [profile?.text('mcc'), profile?.text('name'), profile?.text('url')];
  const description = profile?.text('product_description');
  const agreement = params.object('tos_acceptance')?.choice('service_agreement', ['full', 'recipient'] as const);
  const account = openAccount(world, {
    type: params.choice('type', TYPES) ?? 'express',
    country,
    email: params.email('email') ?? null,
    profile: { ...(mcc && { mcc }), ...(name && { name }), ...(url && { url }), ...(description && { description }) },
    businessType:
      params.choice('business_type', ['company', 'government_entity', 'individual', 'non_profit'] as const) ?? null,
    ...(agreement ? { agreement } : {}),
    metadata: params.metadata(),
  });
  applyAccountSettings(call, account.id);
  return account;
}

/** An account that another product of the same platform connected; tells of it. */
export function accountElsewhere(world: StripeWorld): Account {
  const account = openAccount(world, {
    type: 'express',
    country: 'US',
    email: 'owner@elsewhere.example',
    profile: { name: 'Somebody Else' },
    businessType: 'company',
    metadata: {},
  });
  world.emit('account.updated', account, account.id);
  return account;
}

/** Sets the payout schedule that `settings` of a call names. */
export function applyAccountSettings({ world, params }: Call, account: string): void {
  const schedule = params.object('settings')?.object('payouts')?.object('schedule');
  if (schedule) changeSchedule(world, account, schedule);
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
  account.tos_acceptance = {
    ...account.tos_acceptance,
    date: world.clock.seconds(),
    ip: '127.0.0.1',
    user_agent: null,
  };
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

/** Stripe requires more data: until then, nothing is paid out. */
export function restrictAccount(world: StripeWorld, account: Account, due: readonly string[]): void {
  account.payouts_enabled = false;
  account.capabilities = { transfers: 'inactive' };
  account.requirements = requirementsOf(due);
  world.accounts.save(account);
  world.emit('account.updated', account, account.id);
}

/**
 * The owner cuts the platform off from the account: one last event, and whatever is asked about it afterwards is
 * answered with 403 `account_invalid`. What it holds stays its own.
 */
export function deauthorizeAccount(world: StripeWorld, account: Account): void {
  world.accounts.remove(account.id);
  const application = { object: 'application', id: APPLICATION, name: 'Cairn' };
  world.emit('account.application.deauthorized', application, account.id);
}
