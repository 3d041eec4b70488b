/** What Plaid says of each code: the status, the type, the sentence, and what the person may be shown. */
const CODES = {
  INVALID_API_KEYS: [400, 'INVALID_INPUT', 'invalid client_id or secret provided', null],
  INVALID_ACCESS_TOKEN: [400, 'INVALID_INPUT', 'could not find matching access token', null],
  INVALID_PUBLIC_TOKEN: [400, 'INVALID_INPUT', 'provided public token is expired or invalid', null],
  INVALID_LINK_TOKEN: [400, 'INVALID_INPUT', 'provided link token is expired or invalid', null],
  INVALID_ACCOUNT_ID: [400, 'INVALID_INPUT', 'failed to find requested account ID for requested item', null],
  INVALID_WEBHOOK_VERIFICATION_KEY_ID: [400, 'INVALID_INPUT', 'invalid key_id provided', null],
  INVALID_BODY: [400, 'INVALID_REQUEST', 'body could not be parsed as JSON', null],
  MISSING_FIELDS: [400, 'INVALID_REQUEST', 'the following required fields are missing: {0}', null],
  UNKNOWN_FIELDS: [400, 'INVALID_REQUEST', 'the following fields are not recognized by this endpoint: {0}', null],
  INVALID_FIELD: [400, 'INVALID_REQUEST', '{0} is invalid', null],
  NOT_FOUND: [404, 'INVALID_REQUEST', 'the requested endpoint is not found', null],
  ITEM_LOGIN_REQUIRED: [
    400,
    'ITEM_ERROR',
    "the login details of this item have changed (credentials, MFA, or required user action) and a user login is required to update this information. use Link's update mode to restore the item to a good state",
    'This account needs to be reconnected.',
  ],
  ITEM_NOT_FOUND: [400, 'ITEM_ERROR', 'The Item you requested cannot be found.', null],
  USER_PERMISSION_REVOKED: [400, 'ITEM_ERROR', 'the holder of this account has revoked their permission', null],
  NO_AUTH_ACCOUNTS: [
    400,
    'ITEM_ERROR',
    'There are no valid checking or savings account(s) associated with this Item.',
    null,
  ],
  INVALID_CREDENTIALS: [
    400,
    'ITEM_ERROR',
    'the provided credentials were not correct',
    'The credentials you provided were incorrect. Please try again.',
  ],
  PRODUCT_NOT_READY: [
    400,
    'ITEM_ERROR',
    'the requested product is not yet ready. please provide a webhook or try the request again later',
    null,
  ],
  PRODUCTS_NOT_SUPPORTED: [400, 'ITEM_ERROR', 'the products of this item do not include the requested one', null],
  INSTITUTION_DOWN: [
    400,
    'INSTITUTION_ERROR',
    'this institution is not currently responding to this request. please try again soon',
    'This financial institution is not currently responding to requests. We apologize for the inconvenience.',
  ],
  RATE_LIMIT_EXCEEDED: [429, 'RATE_LIMIT_EXCEEDED', 'rate limit exceeded, try again later', null],
  INTERNAL_SERVER_ERROR: [500, 'API_ERROR', 'an unexpected error occurred', null],
} as const;

export type PlaidCode = keyof typeof CODES;

/** An error as it stands in replies, items and messages. */
export const errorOf = (code: PlaidCode, detail = ''): object => {
  const [, type, message, shown] = CODES[code];
  return {
    error_type: type,
    error_code: code,
    error_message: message.replace('{0}', detail),
    display_message: shown,
    documentation_url: `https://plaid.com/docs/?ref=error#${type.toLowerCase().replaceAll('_', '-')}-errors`,
    suggested_action: null,
  };
};

/** A call that Plaid refuses. */
export class PlaidFailure extends Error {
  readonly status: number;

  constructor(
    readonly code: PlaidCode,
    readonly detail = '',
  ) {
    super(code);
    this.status = CODES[code][0];
  }
}
