import { DomainError } from '../errors/domain-error.js';
import type { Identity } from '../http/request.js';

/** SEC-14, on real time. */
export const STEP_UP_SECONDS = 300;

/**
 * Requires recent step-up authentication, for moving money and changing contact details. A call that always asks
 * it is marked in the contracts (`stepUp`); one that sometimes requires it calls this.
 * @throws auth.step_up_required
 */
export function requireStepUp({ steppedUpAt }: Pick<Identity, 'steppedUpAt'>): void {
  const isFresh = steppedUpAt !== null && steppedUpAt.getTime() > Date.now() - STEP_UP_SECONDS * 1000;
  if (!isFresh) throw new DomainError('auth.step_up_required');
}
