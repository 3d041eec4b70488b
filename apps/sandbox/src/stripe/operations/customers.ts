import { createCustomer } from '../customers.js';
import { listOf } from '../api/list.js';
import type { Customer } from '../objects.js';
import { listNames, names, type Call, type Operation } from '../api/operation.js';

const URL = '/v1/customers';
const FIELDS = names('description email metadata name phone preferred_locales', {
  unserved: `address balance business_name cash_balance individual_name invoice_prefix invoice_settings payment_method
    shipping tax tax_exempt tax_id_data`,
});

const find = ({ world, path, account }: Call): Customer => world.customers.require(path['id'] ?? '', account);

const create = ({ world, params, account }: Call): Customer =>
  createCustomer(
    world,
    {
      description: params.text('description') ?? null,
      email: params.email('email') ?? null,
      metadata: params.metadata(),
      name: params.text('name') ?? null,
      phone: params.text('phone') ?? null,
      locales: params.texts('preferred_locales'),
    },
    account,
  );

function update(call: Call): Customer {
  const customer = find(call);
  const { params, world } = call;
  customer.email = params.has('email') ? (params.email('email') ?? null) : customer.email;
  customer.name = params.changedText('name', customer.name ?? null);
  customer.phone = params.changedText('phone', customer.phone ?? null);
  customer.description = params.changedText('description', customer.description);
  customer.metadata = params.metadata(customer.metadata);
  world.customers.save(customer);
  world.emit('customer.updated', customer, call.account);
  return customer;
}

export const customerOperations: readonly Operation[] = [
  { name: 'customers.create', method: 'POST', url: URL, params: FIELDS, run: create },
  {
    name: 'customers.list',
    method: 'GET',
    url: URL,
    params: listNames('email'),
    run(call) {
      const email = call.params.text('email');
      const customers = call.world.customers
        .list(call.account)
        .filter((customer) => email === undefined || customer.email === email);
      return listOf(call, URL, customers, 'customer');
    },
  },
  {
    name: 'customers.retrieve',
    method: 'GET',
    url: `${URL}/:id`,
    params: names(),
    run: (call) => call.world.deletedCustomers.get(call.path['id'] ?? '') ?? find(call),
  },
  { name: 'customers.update', method: 'POST', url: `${URL}/:id`, params: FIELDS, run: update },
  {
    name: 'customers.delete',
    method: 'DELETE',
    url: `${URL}/:id`,
    params: names(),
    run(call) {
      const customer = find(call);
      call.world.customers.remove(customer.id);
      call.world.emit('customer.deleted', customer, call.account);
      const deleted = { id: customer.id, object: 'customer', deleted: true } as const;
      call.world.deletedCustomers.put(customer.id, deleted);
      return deleted;
    },
  },
];
