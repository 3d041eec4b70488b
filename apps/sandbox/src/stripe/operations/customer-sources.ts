import { newId } from '../../core/identifiers.js';
import { invalidParameter } from '../api/failure.js';
import { listOf } from '../api/list.js';
import { listNames, names, type Call, type Operation } from '../api/operation.js';
import { paymentMethodOf, type Payer } from '../money/payment-methods.js';
import { idOf, type BankAccount } from '../objects.js';

const URL = '/v1/customers/:id/sources';

/** The source as it belongs to this customer. */
function find({ world, path, account }: Call): BankAccount {
  world.customers.require(path['id'] ?? '', account, 'customer');
  const source = world.bankAccounts.require(path['source'] ?? '', account);
  if (idOf(source.customer) !== path['id']) throw invalidParameter('id', `No such source: '${source.id}'`);
  return source;
}

/** Attaches the account behind a token; the same account a second time is refused. */
function create(call: Call): BankAccount {
  const { world, params, path, account } = call;
  const customer = world.customers.require(path['id'] ?? '', account, 'customer');
  const token = params.requiredText('source');
  const handed = world.bankTokens.get(token);
  if (handed === undefined) throw invalidParameter('source', `No such token: '${token}'`);
  const id = newId('ba');
  const last4 = handed.number.slice(-4);
  const isThere = world.bankAccounts
    .list(account)
    .some((one) => idOf(one.customer) === customer.id && world.payers.get(one.id)?.number === handed.number);
  if (isThere) {
    throw invalidParameter(
      'source',
      'A bank account with that routing number and account number already exists for this customer.',
      'bank_account_exists',
    );
  }
  world.bankTokens.delete(token);
  const source: BankAccount = {
    id,
    object: 'bank_account',
    account_holder_name: handed.name,
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    country: 'US',
    currency: 'usd',
    customer: customer.id,
    fingerprint: newId('').slice(1, 17),
    last4,
    metadata: params.metadata(),
    routing_number: handed.routing,
    // What a linking provider hands over needs no small deposits any more.
    status: 'verified',
  };
  world.bankAccounts.insert(source, account);
  const payer: Payer = {
    instrument: { kind: 'us_bank_account', routing: handed.routing, last4, name: handed.name },
    number: handed.number,
    email: customer.email,
    authenticated: false,
  };
  // A payment intent takes it by the same id.
  world.paymentMethods.insert(paymentMethodOf(id, payer, customer.id, world.clock.seconds()), account);
  world.payers.put(id, payer);
  world.emit('customer.source.created', source, account);
  return source;
}

/** Bank accounts of customers: those that a linking provider handed over by a token. */
export const customerSourceOperations: readonly Operation[] = [
  { name: 'customers.sources.create', method: 'POST', url: URL, params: names('source metadata'), run: create },
  {
    name: 'customers.sources.list',
    method: 'GET',
    url: URL,
    params: listNames('object'),
    run(call) {
      const { world, path, account } = call;
      const customer = world.customers.require(path['id'] ?? '', account, 'customer');
      const sources = world.bankAccounts.list(account).filter((one) => idOf(one.customer) === customer.id);
      return listOf(call, `/v1/customers/${customer.id}/sources`, sources, 'bank_account');
    },
  },
  { name: 'customers.sources.retrieve', method: 'GET', url: `${URL}/:source`, params: names(), run: find },
  {
    name: 'customers.sources.delete',
    method: 'DELETE',
    url: `${URL}/:source`,
    params: names(),
    run(call) {
      const source = find(call);
      call.world.bankAccounts.remove(source.id);
      call.world.paymentMethods.remove(source.id);
      call.world.payers.delete(source.id);
      call.world.emit('customer.source.deleted', source, call.account);
      return { id: source.id, object: 'bank_account', currency: source.currency, deleted: true } as const;
    },
  },
];
