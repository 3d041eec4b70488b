import { invalidParameter } from './failure.js';
import type { StripeObject } from './objects.js';
import type { Parameters } from './parameters.js';
import type { StripeWorld } from './world.js';

/** One call of the API, already authenticated. */
export interface Call {
  readonly world: StripeWorld;
  /** The connected account that is acted for (`Stripe-Account`); null for the platform. */
  readonly account: string | null;
  readonly params: Parameters;
  /** The parameters of the path, by name. */
  readonly path: Readonly<Record<string, string>>;
}

/** One operation of the API: where it answers, which parameters it knows, what it does. */
export interface Operation {
  /** As faults name it, for instance `refunds.create`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly params: ReadonlySet<string>;
  run(call: Call): StripeObject;
}

/** The names of an operation's parameters, with those that every operation knows. */
export const names = (list = ''): ReadonlySet<string> => new Set([...list.split(/\s+/).filter(Boolean), 'expand']);

/** The names of a list's parameters, with those of paging. */
export const listNames = (list = ''): ReadonlySet<string> =>
  names(`limit starting_after ending_before created ${list}`);

/** An ISO 4217 code in lower case. */
export function currencyOf(params: Parameters, name = 'currency'): string {
  const currency = params.requiredText(name).toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalidParameter(params.name(name), `Invalid currency: ${currency}`);
  return currency;
}

/** A positive amount in minor units. */
export function amountOf(params: Parameters, name = 'amount'): number {
  const amount = params.requiredInteger(name);
  if (amount < 1) {
    throw invalidParameter(params.name(name), 'Invalid positive integer', 'parameter_invalid_integer');
  }
  return amount;
}
