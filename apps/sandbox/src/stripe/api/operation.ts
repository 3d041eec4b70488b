import { invalidParameter } from './failure.js';
import type { StripeObject } from '../objects.js';
import type { Parameters } from './parameters.js';
import { requireCurrency } from '../rules/currencies.js';
import { shape, type MoreNames, type Shape } from '../rules/shape.js';
import type { StripeWorld } from '../world.js';

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
  readonly params: Shape;
  run(call: Call): StripeObject;
}

/** The parameters of an operation, with those that every operation knows. */
export const names = (list = '', more: MoreNames = {}): Shape => shape(`${list} expand`, more);

/** The parameters of a list, with those of paging. */
export const listNames = (list = ''): Shape =>
  names(`limit starting_after ending_before ${list}`, { nested: { created: shape('gt gte lt lte') } });

/** A currency that Stripe knows, in lower case. */
export const currencyOf = (params: Parameters, name = 'currency'): string =>
  requireCurrency(params.requiredText(name), params.name(name));

/** A positive amount in minor units. */
export function amountOf(params: Parameters, name = 'amount'): number {
  const amount = params.requiredInteger(name);
  if (amount < 1) {
    throw invalidParameter(params.name(name), 'Invalid positive integer', 'parameter_invalid_integer');
  }
  return amount;
}
