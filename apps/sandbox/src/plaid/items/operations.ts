import { newId } from '../../core/identifiers.js';
import { PlaidFailure } from '../api/failure.js';
import { partOf, textOf, textsOf, type Body } from '../api/fields.js';
import type { Operation } from '../api/operation.js';
import { newPublicToken } from '../link/sessions.js';
import { bankOf, sampleOf } from '../banks.js';
import { instantOf, plaidId, plaidToken, type PlaidWorld } from '../world.js';
import { openAccounts, shownAccount, shownItem } from './body.js';
import { breakItem } from './faults.js';
import { accountOf, itemOf, workingItem } from './finding.js';
import { nameScore } from './matching.js';
import type { ItemDocument, PlaidAccount } from '../documents.js';

const TOKEN = { access_token: 'text!' } as const;
const OF_ACCOUNTS = { ...TOKEN, options: 'object', 'options.account_ids': 'texts' } as const;

/** The accounts that a call is about: those it names, or all. */
function asked(item: ItemDocument, body: Body): PlaidAccount[] {
  const ids = textsOf(partOf(body, 'options'), 'account_ids');
  return ids.length === 0 ? openAccounts(item) : ids.map((id) => accountOf(item, id));
}

function exchange(world: PlaidWorld, body: Body): object {
  const known = world.publicTokens.get(textOf(body, 'public_token') ?? '');
  const item = known === undefined ? undefined : world.items.get(known.item);
  if (known === undefined || item === undefined || known.until <= world.clock.now()) {
    throw new PlaidFailure('INVALID_PUBLIC_TOKEN');
  }
  world.publicTokens.delete(known.token);
  return { access_token: item.accessToken, item_id: item.id };
}

function auth(world: PlaidWorld, body: Body): object {
  const item = workingItem(world, body);
  const accounts = asked(item, body);
  if (accounts.length === 0) throw new PlaidFailure('NO_AUTH_ACCOUNTS');
  return {
    accounts: accounts.map(shownAccount),
    numbers: {
      ach: accounts.map(({ id, number, routing }) => ({
        account_id: id,
        account: number,
        is_tokenized_account_number: false,
        routing,
        wire_routing: routing,
        can_transfer_in: true,
        can_transfer_out: true,
      })),
      eft: [],
      international: [],
      bacs: [],
    },
    item: shownItem(item),
  };
}

const listing = (
  world: PlaidWorld,
  body: Body,
  more: (item: ItemDocument, account: PlaidAccount) => object,
): object => {
  const item = workingItem(world, body);
  const accounts = asked(item, body).map((account) => ({ ...shownAccount(account), ...more(item, account) }));
  return { accounts, item: shownItem(item) };
};

const owned = (world: PlaidWorld, body: Body): object =>
  listing(world, body, ({ ownerName }) => ({
    owners: [{ names: [ownerName], phone_numbers: [], emails: [], addresses: [] }],
  }));

const compared = (world: PlaidWorld, body: Body): object =>
  listing(world, body, ({ ownerName }) => {
    const name = textOf(partOf(body, 'user'), 'legal_name');
    const unasked = { score: null };
    return {
      legal_name: {
        score: name === null ? null : nameScore(ownerName, name),
        is_first_name_or_last_name_match: null,
        is_nickname_match: null,
        is_business_name_detected: null,
      },
      phone_number: unasked,
      email_address: { ...unasked },
      address: { ...unasked, is_postal_code_match: null },
    };
  });

function processorToken(world: PlaidWorld, body: Body): object {
  const item = workingItem(world, body);
  const { number, routing } = accountOf(item, textOf(body, 'account_id'));
  const token = newId('btok');
  world.stripe.bankTokens.put(token, { number, routing, name: item.ownerName });
  return { stripe_bank_account_token: token };
}

function sample(world: PlaidWorld, body: Body): object {
  const bank = bankOf(textOf(body, 'institution_id') ?? '');
  const account = sampleOf('checking');
  if (bank === undefined || account === undefined) throw new PlaidFailure('INVALID_FIELD', 'institution_id');
  const item: ItemDocument = {
    id: plaidId(),
    accessToken: plaidToken('access'),
    institution: bank.id,
    accounts: [
      {
        id: plaidId(),
        name: 'Plaid Checking',
        officialName: 'Plaid Checking Account',
        subtype: 'checking',
        number: account.number,
        routing: '110000000',
        balance: account.balance,
        closed: false,
      },
    ],
    products: textsOf(body, 'initial_products'),
    ownerName: 'Alberta Bobbeth Charleson',
    webhook: textOf(partOf(body, 'options'), 'webhook'),
    fault: null,
    removed: false,
  };
  world.items.put(item.id, item);
  return { public_token: newPublicToken(world, item) };
}

/** Items: exchange, accounts, numbers, owners, the hand-over to Stripe, and the end. */
export const ITEM_OPERATIONS: readonly Operation[] = [
  { path: '/item/public_token/exchange', members: { public_token: 'text!' }, run: exchange },
  {
    path: '/item/get',
    members: TOKEN,
    run: (world, body) => ({
      item: shownItem(itemOf(world, body)),
      status: { transactions: null, last_webhook: { sent_at: instantOf(world.clock.now()), code_sent: null } },
    }),
  },
  {
    path: '/item/remove',
    members: { ...TOKEN, reason_code: 'text', reason_note: 'text' },
    run(world, body) {
      const item = itemOf(world, body);
      item.removed = true;
      world.items.put(item.id, item);
      return {};
    },
  },
  {
    path: '/item/webhook/update',
    members: { ...TOKEN, webhook: 'text' },
    run(world, body) {
      const item = itemOf(world, body);
      item.webhook = textOf(body, 'webhook');
      world.items.put(item.id, item);
      return { item: shownItem(item) };
    },
  },
  { path: '/accounts/get', members: OF_ACCOUNTS, run: (world, body) => listing(world, body, () => ({})) },
  { path: '/accounts/balance/get', members: OF_ACCOUNTS, run: (world, body) => listing(world, body, () => ({})) },
  { path: '/auth/get', members: OF_ACCOUNTS, run: auth },
  { path: '/identity/get', members: OF_ACCOUNTS, run: owned },
  {
    path: '/identity/match',
    members: {
      ...OF_ACCOUNTS,
      user: 'object',
      'user.legal_name': 'text',
      'user.phone_number': 'text',
      'user.email_address': 'text',
      'user.address': 'object',
    },
    run: compared,
  },
  {
    path: '/processor/stripe/bank_account_token/create',
    members: { ...TOKEN, account_id: 'text!', options: 'object' },
    run: processorToken,
  },
  {
    path: '/sandbox/public_token/create',
    members: {
      institution_id: 'text!',
      initial_products: 'texts!',
      options: 'object',
      'options.webhook': 'text',
    },
    run: sample,
  },
  {
    path: '/sandbox/item/reset_login',
    members: TOKEN,
    run(world, body) {
      breakItem(world, itemOf(world, body), 'ITEM_LOGIN_REQUIRED');
      return { reset_login: true };
    },
  },
];
