import { StripeFailure } from '../stripe/api/failure.js';
import { ControlError } from './input.js';

/** Turns Stripe's refusals into answers of the control API. */
export function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StripeFailure) throw new ControlError(409, error.message);
    throw error;
  }
}

/** What was asked for, or 404 with the name of the kind. */
export function found<T>(item: T | undefined, kind: string): T {
  if (item === undefined) throw new ControlError(404, `No such ${kind}`);
  return item;
}
