import type { CollectionRail, Provider } from '@cairn/contracts/rails/providers';
import type { EntityManager } from 'typeorm';
import type { Money } from './money.js';
import type { Op, Outcome } from './outcome.js';

/** The amount that the payer owes on the provider's page. */
export interface CollectionRequest {
  /** Our payment's id: the reference in the provider's records. */
  readonly paymentId: string;
  readonly amount: Money;
  readonly description: string;
  readonly customerEmail: string;
  readonly locale: string;
  /** Where the browser returns; the adapter has the provider add its reference. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
  /** Groups the payments of one campaign in the provider's records. */
  readonly group: string | null;
}

export interface CollectionOpened {
  /** The provider's id of the page. */
  readonly ref: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * `approved`: the payer has agreed, and nothing is taken until the platform asks for it. `clearing`: the payer's bank
 * decides within days whether the money comes.
 */
export type CollectionState = 'open' | 'approved' | 'clearing' | 'collected' | 'failed' | 'expired';

/** The payer's account at the provider, where one has accounts there. */
export interface PayerAccount {
  /** The provider's id of it, which stays the same. */
  readonly ref: string;
  /** Its owner's name, as the provider has it. */
  readonly holder: string;
  /** What its owner knows it by, shortened: `PayPal, in…@example.com`. */
  readonly label: string;
}

/** The provider's own word on a collection. */
export interface CollectionSnapshot {
  readonly ref: string;
  readonly state: CollectionState;
  readonly requested: Money;
  readonly received: Money;
  /** The payment that a refund refers to. */
  readonly moneyRef: string | null;
  /** The provider's fee; null until it is known, often minutes after the money. */
  readonly fee: Money | null;
  /** The amount added to the provider's balance, where its currency differs from the payer's. */
  readonly exchanged: Money | null;
  /** A card's decline code, or a return code of the bank network (R01). */
  readonly failureCode: string | null;
  /** Missing where the provider keeps no accounts of payers. */
  readonly payer?: PayerAccount | null;
}

/** Collects money from a payer by one way to pay. */
export interface CollectionPort {
  readonly provider: Provider;
  readonly rail: CollectionRail;
  /** Who ends a page that nobody paid: the provider at its time, or the platform by not asking for the money. */
  readonly expires: 'provider' | 'ours';
  /** What a payer adds to an amount in this currency; nothing unless given. */
  surcharge?(currency: string, reader: EntityManager): Promise<bigint>;
  /** Whether its keys are configured. */
  readonly isConfigured: boolean;
  /** Opens a page. The same operation and attempt give the same page, however often they are asked. */
  start(op: Op, request: CollectionRequest): Promise<Outcome<CollectionOpened>>;
  read(ref: string): Promise<Outcome<CollectionSnapshot>>;
  /** Takes the money of an approved collection, once; only where the provider waits to be asked. */
  complete?(ref: string): Promise<Outcome<CollectionSnapshot>>;
  /** Closes the page, so that nobody pays for a released hold; the next read shows what was paid until then. */
  stop(ref: string): Promise<void>;
}
