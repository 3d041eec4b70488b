import { newId } from '../../core/identifiers.js';
import type { Charge, PaymentIntent, PaymentMethod } from '../objects.js';
import type { Expiry } from './cards.js';

/** What a payer pays with, as far as the provider shows it. */
export type Instrument =
  | {
      readonly kind: 'card';
      readonly brand: string;
      readonly last4: string;
      readonly expiry: Expiry;
      readonly name: string;
    }
  | { readonly kind: 'us_bank_account'; readonly routing: string; readonly last4: string; readonly name: string };

/** A payer, with the card or account number that decides the outcome. */
export interface Payer {
  readonly instrument: Instrument;
  /** The whole card or account number, which the API never shows. */
  readonly number: string;
  readonly email: string | null;
  /** 3-D Secure was passed. */
  readonly authenticated: boolean;
}

type Details = NonNullable<Charge['payment_method_details']>;

/** The part of a charge that tells how it was paid. */
export function chargeDetails(instrument: Instrument, authenticated: boolean): Details {
  if (instrument.kind === 'us_bank_account') {
    return {
      type: 'us_bank_account',
      us_bank_account: {
        account_holder_type: 'individual',
        account_type: 'checking',
        bank_name: 'STRIPE TEST BANK',
        fingerprint: null,
        last4: instrument.last4,
        payment_reference: null,
        routing_number: instrument.routing,
      },
    };
  }
  return {
    type: 'card',
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: instrument.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      electronic_commerce_indicator: authenticated ? '05' : null,
      exp_month: instrument.expiry.month,
      exp_year: instrument.expiry.year,
      fingerprint: null,
      funding: 'credit',
      installments: null,
      last4: instrument.last4,
      mandate: null,
      network: instrument.brand,
      network_transaction_id: newId('').slice(1, 16),
      regulated_status: 'unregulated',
      three_d_secure: authenticated
        ? {
            authentication_flow: 'challenge',
            result: 'authenticated',
            result_reason: null,
            version: '2.2.0',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            transaction_id: null,
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

/** Who paid, as charges and sessions show it. */
export const billingDetails = (name: string, email: string | null): Charge['billing_details'] => ({
  address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
  email,
  name,
  phone: null,
  tax_id: null,
});

/** The payment method object, attached to a customer when one is given. */
export function paymentMethodOf(id: string, payer: Payer, customer: string | null, created: number): PaymentMethod {
  const { instrument, email } = payer;
  const method = {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(instrument.name, email),
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: instrument.kind,
  };
  const details =
    instrument.kind === 'card'
      ? {
          card: {
            brand: instrument.brand,
            checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
            country: 'US',
            display_brand: instrument.brand,
            exp_month: instrument.expiry.month,
            exp_year: instrument.expiry.year,
            funding: 'credit',
            generated_from: null,
            last4: instrument.last4,
            networks: { available: [instrument.brand], preferred: null },
            regulated_status: 'unregulated',
            three_d_secure_usage: { supported: true },
            wallet: null,
          },
        }
      : {
          us_bank_account: {
            account_holder_type: 'individual',
            account_type: 'checking',
            bank_name: 'STRIPE TEST BANK',
            financial_connections_account: null,
            fingerprint: null,
            last4: instrument.last4,
            networks: { preferred: 'ach', supported: ['ach'] },
            routing_number: instrument.routing,
            status_details: null,
          },
        };
  // The SDK writes one type for all kinds; each kind has its own member.
  return { ...method, ...details } as unknown as PaymentMethod;
}

/** The step a payer has to take at the bank before a card can be charged. */
export const redirectTo = (url: string, returnUrl: string): PaymentIntent['next_action'] => ({
  type: 'redirect_to_url',
  redirect_to_url: { return_url: returnUrl, url },
});
