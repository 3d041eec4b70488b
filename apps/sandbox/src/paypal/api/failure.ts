/** Where a request is at fault. */
export interface Detail {
  readonly issue: string;
  readonly description: string;
  /** A JSON pointer into the body, or the name of a header or parameter. */
  readonly field?: string;
  readonly value?: string;
  readonly location?: 'body' | 'path' | 'query' | 'header';
}

export interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
}

/** What each status is called and how it is explained. */
const NAMES: Readonly<Record<number, readonly [name: string, message: string]>> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: ['AUTHENTICATION_FAILURE', 'Authentication failed due to invalid or missing credentials.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  409: ['RESOURCE_CONFLICT', 'The server has detected a conflict while processing this request.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The server does not support the media type of the request.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  429: ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error has occurred.'],
};

/** A call that PayPal refuses. */
export class PaypalFailure extends Error {
  readonly title: string;

  constructor(
    readonly status: number,
    readonly details: readonly Detail[] = [],
    readonly links: readonly Link[] = [],
    title?: string,
  ) {
    const [name, message] = NAMES[status] ?? NAMES[500] ?? ['', ''];
    super(message);
    this.title = title ?? name;
  }
}

/** The body of a refusal; the `debug_id` is repeated in a header. */
export const failureBody = ({ title, message, details, links }: PaypalFailure, debugId: string): object => ({
  name: title,
  message,
  debug_id: debugId,
  details,
  links: [
    ...details.slice(0, 1).map(({ issue }) => ({
      href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${issue}`,
      rel: 'information_link',
      method: 'GET',
    })),
    ...links,
  ],
});
