import { newId } from '../../core/identifiers.js';
import { applyAccountSettings, createAccount, disableAccount } from '../accounts.js';
import { holdings } from '../money/balance.js';
import { invalidParameter, noAccess, refused } from '../api/failure.js';
import { listOf } from '../api/list.js';
import type { Account, StripeObject } from '../objects.js';
import { listNames, names, type Call, type Operation } from '../api/operation.js';
import { SCHEDULE } from '../platform/payout-schedule.js';
import { shape } from '../rules/shape.js';

const URL_ACCOUNTS = '/v1/accounts';
/** Account links work for five minutes. */
const LINK_SECONDS = 300;
const FIELDS = names('business_type country email metadata type', {
  nested: {
    business_profile: shape('mcc name product_description url', {
      unserved:
        'annual_revenue estimated_worker_count monthly_estimated_revenue support_address support_email support_phone support_url',
    }),
    capabilities: shape('', { nested: { card_payments: shape('requested'), transfers: shape('requested') } }),
    settings: shape('', { nested: { payouts: shape('', { nested: { schedule: SCHEDULE } }) } }),
    tos_acceptance: shape('service_agreement'),
  },
  unserved: `account_token company controller default_currency documents external_account groups individual`,
});

/** The account as the platform may see it: one that is gone or took its access back answers 403. */
function find({ world, path }: Call): Account {
  const id = path['id'] ?? '';
  const account = world.accounts.find(id);
  if (!account) throw noAccess(id);
  return account;
}

function update(call: Call): Account {
  const { world, params } = call;
  const account = find(call);
  account.email = params.has('email') ? (params.email('email') ?? null) : account.email;
  applyAccountSettings(call, account.id);
  account.metadata = params.metadata(account.metadata);
  world.accounts.save(account);
  world.emit('account.updated', account, account.id);
  return account;
}

function remove(call: Call): StripeObject {
  const account = find(call);
  if ([...holdings(call.world, account.id).values()].some(({ available, pending }) => available + pending !== 0)) {
    throw refused(null, 'This account has a balance that is not zero and cannot be deleted.');
  }
  call.world.accounts.remove(account.id);
  return { id: account.id, object: 'account', deleted: true } as StripeObject;
}

function createLink(call: Call): StripeObject {
  const { world, params } = call;
  const account = world.accounts.require(params.requiredText('account'), null, 'account');
  params.requiredText('type');
  params.choice('type', ['account_onboarding', 'account_update'] as const);
  const [refreshUrl, returnUrl] = [params.requiredText('refresh_url'), params.requiredText('return_url')];
  for (const url of [refreshUrl, returnUrl]) {
    if (!URL.canParse(url)) throw invalidParameter('return_url', `Not a valid URL: ${url}`, 'url_invalid');
  }
  const created = world.clock.seconds();
  const token = newId('alink', 40);
  const expiresAt = created + LINK_SECONDS;
  world.links.put(token, { account: account.id, refreshUrl, returnUrl, expiresAt, used: false, finished: false });
  const link = { object: 'account_link', created, expires_at: expiresAt, url: `${world.publicUrl()}/connect/${token}` };
  return link;
}

function createLogin(call: Call): StripeObject {
  const { world } = call;
  const account = find(call);
  if (!account.details_submitted) {
    throw refused(null, 'Cannot create a login link for an account that has not completed onboarding.');
  }
  const token = newId('llink', 40);
  const expiresAt = world.clock.seconds() + LINK_SECONDS;
  const url = `${world.publicUrl()}/express/${token}`;
  world.links.put(token, {
    account: account.id,
    refreshUrl: url,
    returnUrl: url,
    expiresAt,
    used: false,
    finished: false,
  });
  return { object: 'login_link', created: world.clock.seconds(), url } as StripeObject;
}

export const connectOperations: readonly Operation[] = [
  { name: 'accounts.create', method: 'POST', url: URL_ACCOUNTS, params: FIELDS, run: createAccount },
  {
    name: 'accounts.list',
    method: 'GET',
    url: URL_ACCOUNTS,
    params: listNames(),
    run: (call) => listOf(call, URL_ACCOUNTS, call.world.accounts.list(null), 'account'),
  },
  { name: 'accounts.retrieve', method: 'GET', url: `${URL_ACCOUNTS}/:id`, params: names(), run: find },
  { name: 'accounts.update', method: 'POST', url: `${URL_ACCOUNTS}/:id`, params: FIELDS, run: update },
  { name: 'accounts.delete', method: 'DELETE', url: `${URL_ACCOUNTS}/:id`, params: names(), run: remove },
  {
    name: 'accounts.reject',
    method: 'POST',
    url: `${URL_ACCOUNTS}/:id/reject`,
    params: names('reason'),
    run(call) {
      const reason = call.params.choice('reason', ['fraud', 'terms_of_service', 'other'] as const);
      const account = find(call);
      disableAccount(
        call.world,
        account,
        reason === 'fraud' ? 'rejected.fraud' : reason === 'other' ? 'rejected.other' : 'rejected.terms_of_service',
      );
      return account;
    },
  },
  {
    name: 'accounts.login_links.create',
    method: 'POST',
    url: `${URL_ACCOUNTS}/:id/login_links`,
    params: names(),
    run: createLogin,
  },
  {
    name: 'account_links.create',
    method: 'POST',
    url: '/v1/account_links',
    params: names('account refresh_url return_url type', { unserved: 'collect collection_options' }),
    run: createLink,
  },
];
