import type { FailureEnvelope, FieldError } from '@cairn/contracts';

/** A refused or failed call. `code` is one of the catalogue; `network` when no answer came. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly params: Record<string, unknown> = {},
    readonly fields: readonly FieldError[] = [],
    readonly requestId: string | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

const isFailure = (json: unknown): json is FailureEnvelope =>
  typeof json === 'object' && json !== null && 'code' in json && 'message' in json;

/** A proxy's answer when the server cannot be reached. */
export const FROM_A_PROXY: readonly number[] = [502, 503, 504];

/**
 * Reads the failure envelope (U-04); an answer of another shape becomes `server.failed`, or `server.unavailable` where a
 * proxy got no answer. That one has no message: the caller has one in the reader's language.
 */
export function readFailure(status: number, json: unknown): ApiError {
  if (!isFailure(json) && FROM_A_PROXY.includes(status)) return new ApiError(status, 'server.unavailable', '');
  if (!isFailure(json)) return new ApiError(status, 'server.failed', 'Something went wrong, please try again later');
  return new ApiError(status, json.code, json.message, json.params, json.errors, json.requestId ?? null);
}
