import type { Stripe } from 'stripe';

// The SDK's own types are the shape of every body the sandbox answers with.
export type Session = Stripe.Checkout.Session;
export type LineItem = Stripe.LineItem;
export type PaymentIntent = Stripe.PaymentIntent;
export type PaymentMethod = Stripe.PaymentMethod;
export type Charge = Stripe.Charge;
export type Refund = Stripe.Refund;
export type Customer = Stripe.Customer;
export type Account = Stripe.Account;
export type BankAccount = Stripe.BankAccount;
export type Transfer = Stripe.Transfer;
export type TransferReversal = Stripe.TransferReversal;
export type Payout = Stripe.Payout;
export type Balance = Stripe.Balance;
export type BalanceTransaction = Stripe.BalanceTransaction;
export type Dispute = Stripe.Dispute;
export type Topup = Stripe.Topup;
export type EarlyFraudWarning = Stripe.Radar.EarlyFraudWarning;
export type BalanceSettings = Stripe.BalanceSettings;
export type WebhookEndpointObject = Stripe.WebhookEndpoint;
export type Event = Stripe.Event;
export type { Stripe };

/** Anything that is answered, stored or sent in an event. */
export interface StripeObject {
  readonly object: string;
}

/** The id behind a reference, expanded or not. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
