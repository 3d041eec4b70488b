import { DomainError } from '../errors/domain-error.js';
import type { Identity } from '../http/request.js';

/**
 * SEC-57: admins may not decide on a record of their own, or one in which they are a party.
 * @param concerned ids of the people that the decision is about
 * @throws auth.forbidden
 */
export function requireAnotherPerson({ userId }: Pick<Identity, 'userId'>, ...concerned: readonly string[]): void {
  if (concerned.includes(userId)) throw new DomainError('auth.forbidden');
}
