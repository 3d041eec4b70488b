import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors/domain-error.js';

/**
 * Refuses a person of whom compliance has confirmed that a list names them. They are not told why: the words are those of
 * any review.
 * @throws account.held
 */
export async function requireNotHeld(reader: EntityManager, userId: string): Promise<void> {
  const [row] = await reader.query<{ held: boolean }[]>('select is_held($1) as held', [userId]);
  if (row?.held === true) throw new DomainError('account.held');
}
