import { newId } from '../core/identifiers.js';
import type { Customer } from './objects.js';
import type { StripeWorld } from './world.js';

export interface CustomerDetails {
  readonly email?: string | null;
  readonly name?: string | null;
  readonly phone?: string | null;
  readonly description?: string | null;
  readonly locales?: readonly string[];
  readonly metadata?: Record<string, string>;
}

/** Keeps a new customer and tells of it. */
export function createCustomer(world: StripeWorld, details: CustomerDetails, account: string | null = null): Customer {
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: world.clock.seconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: details.description ?? null,
    email: details.email ?? null,
    invoice_prefix: newId('').slice(1, 9).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: details.metadata ?? {},
    name: details.name ?? null,
    next_invoice_sequence: 1,
    phone: details.phone ?? null,
    preferred_locales: [...(details.locales ?? [])],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  world.customers.insert(customer, account);
  world.emit('customer.created', customer, account);
  return customer;
}
