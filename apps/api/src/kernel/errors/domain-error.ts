import { ERRORS, type ErrorCode, type FieldError } from '@cairn/contracts';

export type FieldRefusal = Omit<FieldError, 'msg'>;

/**
 * A broken rule: thrown anywhere, it rolls the transaction back and is answered with its code in the reader's language.
 */
export class DomainError extends Error {
  readonly http: number;

  constructor(
    readonly code: ErrorCode,
    readonly params: Record<string, unknown> = {},
    readonly fields: readonly FieldRefusal[] = [],
  ) {
    super(code);
    this.name = 'DomainError';
    this.http = ERRORS[code].http;
  }
}

/** A refusal that belongs to one field of the request. */
export const fieldError = (field: string, code: ErrorCode, params: Record<string, unknown> = {}): DomainError =>
  new DomainError(code, params, [{ field, code, params }]);

/** "Not yours" and "not there" look the same. */
export const notFound = (): DomainError => new DomainError('request.not_found');
