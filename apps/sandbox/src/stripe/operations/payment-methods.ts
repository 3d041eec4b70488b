import { invalidParameter } from '../api/failure.js';
import { listOf, type StripeList } from '../api/list.js';
import { idOf, type PaymentMethod } from '../objects.js';
import { listNames, names, type Call, type Operation } from '../api/operation.js';

const URL = '/v1/payment_methods';

const find = ({ world, path, account }: Call): PaymentMethod => world.paymentMethods.require(path['id'] ?? '', account);

function ofCustomer(call: Call, url: string, customer: string): StripeList<PaymentMethod> {
  call.world.customers.require(customer, call.account, 'customer');
  const type = call.params.text('type');
  const methods = call.world.paymentMethods
    .list(call.account)
    .filter((method) => idOf(method.customer) === customer && (type ?? method.type) === method.type);
  return listOf(call, url, methods, 'payment_method');
}

/** The means of payment that customers left with `setup_future_usage`. */
export const paymentMethodOperations: readonly Operation[] = [
  {
    name: 'payment_methods.list',
    method: 'GET',
    url: URL,
    params: listNames('customer type'),
    run: (call) => ofCustomer(call, URL, call.params.requiredText('customer')),
  },
  { name: 'payment_methods.retrieve', method: 'GET', url: `${URL}/:id`, params: names(), run: find },
  {
    name: 'payment_methods.detach',
    method: 'POST',
    url: `${URL}/:id/detach`,
    params: names(),
    run(call) {
      const method = find(call);
      if (method.customer === null) {
        throw invalidParameter('payment_method', 'The payment method you provided is not attached to a customer.');
      }
      method.customer = null;
      call.world.paymentMethods.save(method);
      call.world.emit('payment_method.detached', method, call.account);
      return method;
    },
  },
  {
    name: 'customers.payment_methods.list',
    method: 'GET',
    url: '/v1/customers/:id/payment_methods',
    params: listNames('type'),
    run: (call) => ofCustomer(call, `/v1/customers/${call.path['id']}/payment_methods`, call.path['id'] ?? ''),
  },
];
