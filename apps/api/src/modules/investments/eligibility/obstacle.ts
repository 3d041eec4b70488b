import type { ErrorCode } from '@cairn/contracts';
import { DomainError } from '../../../kernel/errors/domain-error.js';

/** What stands between an investor and a campaign. */
export interface Obstacle {
  code: ErrorCode;
  params: Record<string, unknown>;
  /** Where it stands beside one. */
  field?: 'amount';
}

/** The refusal that an obstacle is. */
export const refusalBy = ({ code, params, field }: Obstacle): DomainError =>
  new DomainError(code, params, field === undefined ? undefined : [{ field, code, params }]);

export const obstacle = (code: ErrorCode, params: Record<string, unknown> = {}): Obstacle => ({ code, params });
