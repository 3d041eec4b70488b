import { randomUUID } from 'node:crypto';

/** What is wrong with each field of a request. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What each kind of refusal is called. */
const TYPES = {
  param_error: [
    400,
    'One or several required parameters are missing or incorrect. An incorrect resource ID also raises this kind of error.',
  ],
  invalid_client: [401, 'The client is not known.'],
  unauthorized: [401, 'The token is missing, wrong or over.'],
  ressource_not_found: [404, 'The ressource does not exist'],
  idempotent_creation_conflict: [409, 'A resource has already been created with this idempotency key'],
  too_many_requests: [429, 'Too many requests'],
  internal_server_error: [500, 'Internal Server Error'],
} as const satisfies Record<string, readonly [status: number, message: string]>;
export type FailureType = keyof typeof TYPES;

/** A call that Mangopay refuses. */
export class MangopayFailure extends Error {
  readonly status: number;

  constructor(
    readonly type: FailureType,
    readonly errors: FieldErrors | null = null,
  ) {
    super(TYPES[type][1]);
    this.status = TYPES[type][0];
  }
}

export const failureBody = ({ message, type, errors }: MangopayFailure, seconds: number): object => ({
  Message: message,
  Type: type,
  Id: randomUUID(),
  Date: seconds,
  errors,
});

export const wrong = (errors: FieldErrors): MangopayFailure => new MangopayFailure('param_error', errors);
export const notFound = (): MangopayFailure => new MangopayFailure('ressource_not_found');
