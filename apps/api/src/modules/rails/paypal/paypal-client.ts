import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { askProvider, objectOf, type HttpAnswer } from '../http/provider-http.js';
import type { Outcome, Reason } from '../ports/outcome.js';

export type PaypalObject = Record<string, unknown>;

interface PaypalCall {
  method: 'GET' | 'POST';
  path: string;
  body?: PaypalObject;
  /** PayPal-Request-Id: a repeat gives the newest state of what the first call made. */
  key?: string;
}

/** A token is not used in the last minute of its life. */
const SPARE_MILLISECONDS = 60_000;

const REASON_OF_ISSUE: Readonly<Record<string, Reason>> = {
  INSTRUMENT_DECLINED: 'card_declined',
  CAPTURE_FULLY_REFUNDED: 'already_done',
  ORDER_ALREADY_CAPTURED: 'already_done',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'insufficient_funds',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: 'disputed',
  TRANSACTION_DISPUTED: 'disputed',
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  // Known for 30 days under another request id: what became of the first one is not said here.
  DUPLICATE_SENDER_BATCH_ID: 'key_reused',
};

const REASON_OF_STATUS: Readonly<Record<number, Reason>> = { 401: 'config', 404: 'gone' };

/** The first issue of an error, or its name. */
const codeOf = (body: PaypalObject | null): string => {
  const details: unknown = body?.['details'];
  const first: unknown = Array.isArray(details) ? details[0] : undefined;
  const issue: unknown = typeof first === 'object' && first !== null && 'issue' in first ? first.issue : undefined;
  const code = issue ?? body?.['name'];
  return typeof code === 'string' ? code.slice(0, 100) : 'unknown';
};

/** PayPal's REST API: an access token for the client's credentials, renewed before it ends. */
@Injectable()
export class PaypalClient {
  readonly isConfigured: boolean;
  private readonly base: string;
  private token: { value: string; until: number } | null = null;

  constructor(private readonly config: Config) {
    this.isConfigured = Boolean(config.PAYPAL_CLIENT_ID) && Boolean(config.PAYPAL_SECRET);
    this.base = config.PAYPAL_URL.replace(/\/$/, '');
  }

  /** A missing object is `rejected` as `gone`. */
  async call(call: PaypalCall): Promise<Outcome<PaypalObject>> {
    const outcome = await this.attempt(call);
    if (outcome.kind !== 'rejected' || outcome.reason !== 'config') return outcome;
    // The token was ended before its time: a new one, once. A refused call had no effect.
    this.token = null;
    return this.attempt(call);
  }

  private async attempt({ method, path, body, key }: PaypalCall): Promise<Outcome<PaypalObject>> {
    const token = await this.accessToken();
    if (token.kind !== 'ok') return token;
    const answer = await askProvider({
      url: `${this.base}${path}`,
      method,
      headers: {
        authorization: `Bearer ${token.value}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key === undefined ? {} : { 'paypal-request-id': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return outcomeOf(answer);
  }

  private async accessToken(): Promise<Outcome<string>> {
    const now = Date.now();
    if (this.token !== null && this.token.until > now) return { kind: 'ok', value: this.token.value };
    const credentials = Buffer.from(`${this.config.PAYPAL_CLIENT_ID}:${this.config.PAYPAL_SECRET}`).toString('base64');
    const outcome = outcomeOf(
      await askProvider({
        url: `${this.base}/v1/oauth2/token`,
        method: 'POST',
        headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      }),
    );
    // Nothing was asked for yet, whatever became of the token.
    if (outcome.kind === 'unknown') return { kind: 'unavailable' };
    if (outcome.kind !== 'ok') return outcome;
    const { access_token: value, expires_in: seconds } = outcome.value;
    if (typeof value !== 'string' || typeof seconds !== 'number') return { kind: 'unavailable' };
    this.token = { value, until: now + seconds * 1000 - SPARE_MILLISECONDS };
    return { kind: 'ok', value };
  }
}

function outcomeOf(answer: HttpAnswer): Outcome<PaypalObject> {
  if (answer.kind === 'unreached') return { kind: 'unavailable' };
  if (answer.kind === 'lost') return { kind: 'unknown' };
  const { status, raw } = answer;
  if (status === 429) return { kind: 'unavailable' };
  // 409: the first call with this key is still at work.
  if (status >= 500 || status === 409) return { kind: 'unknown' };
  const body = objectOf(raw);
  if (status < 400) return body === null ? { kind: 'unknown' } : { kind: 'ok', value: body };
  const code = codeOf(body);
  return { kind: 'rejected', reason: REASON_OF_STATUS[status] ?? REASON_OF_ISSUE[code] ?? 'other', code };
}
