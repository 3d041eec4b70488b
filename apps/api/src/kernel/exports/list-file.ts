import { requireStepUp } from '../auth/step-up.js';
import { DomainError } from '../errors/domain-error.js';
import { FileReply } from '../http/envelope.js';
import type { Identity } from '../http/request.js';
import { writeCsv } from './csv.js';

/**
 * SEC-14: a file of people leaves after step-up alone; an admin takes it from the console, which logs it.
 * @throws auth.forbidden for an admin, auth.step_up_required
 */
export function requireOwnFile(caller: Identity): void {
  if (caller.kind === 'admin') throw new DomainError('auth.forbidden');
  requireStepUp(caller);
}

/** A whole list as a file. @param head the columns' names, each once @param rows their cells in the same order */
export function listFile(name: string, head: readonly string[], rows: readonly (readonly unknown[])[]): FileReply {
  const lines = rows.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at]])));
  return new FileReply(Buffer.from(writeCsv(lines, head), 'utf8'), 'text/csv; charset=utf-8', `${name}.csv`);
}
