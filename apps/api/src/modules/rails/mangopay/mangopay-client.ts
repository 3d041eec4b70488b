import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { derivedId } from '../../../kernel/crypto/ids.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { isViewOnly } from '../../../kernel/http/request-context.js';
import type { Op, Outcome } from '../ports/outcome.js';
import { Reply } from './mangopay-reply.js';
import { openSdk, type Sdk, type SdkFailure, type SdkOptions } from './mangopay-sdk.js';

/** Failures before a byte was sent. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const CONFLICT = 409;
const LONGEST_CODE = 100;

/** Mangopay takes 16 to 36 letters, digits and dashes. */
const keyOf = ({ key, attempt }: Op): string => derivedId(`mangopay:${key}:${attempt}`);

const isFailure = (error: unknown): error is SdkFailure =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';

/** Mangopay's API through its own SDK. A key is executed once; what came of it is asked for, never guessed. */
@Injectable()
export class MangopayClient {
  readonly isConfigured: boolean;
  private sdk: Sdk | null = null;

  constructor(private readonly config: Config) {
    this.isConfigured = Boolean(config.MANGOPAY_CLIENT_ID) && Boolean(config.MANGOPAY_API_KEY);
  }

  /** A missing object is `rejected` with code `404`. */
  async call(method: string, options: SdkOptions = {}): Promise<Outcome<Reply>> {
    const outcome = await this.attempt(method, options);
    return outcome.kind === 'conflict' ? { kind: 'unknown' } : outcome;
  }

  /** Makes something, once: a repeat gives what the first call was answered with. */
  async create(op: Op, method: string, options: SdkOptions): Promise<Outcome<Reply>> {
    const outcome = await this.attempt(method, { ...options, headers: { 'Idempotency-Key': keyOf(op) } });
    if (outcome.kind !== 'conflict') return outcome;
    const stored = await this.storedAnswer(op);
    if (stored.kind !== 'ok') return stored;
    // The first call is still at work.
    if (stored.value === null) return { kind: 'unknown' };
    const { status, resource } = stored.value;
    return status < 400 ? { kind: 'ok', value: resource } : refused(status, resource);
  }

  /** The id of what an operation has made; null if it has made nothing. */
  async find(op: Op): Promise<Outcome<string | null>> {
    const stored = await this.storedAnswer(op);
    if (stored.kind !== 'ok') return stored;
    const made = stored.value !== null && stored.value.status < 400 ? stored.value.resource.text('Id') : null;
    return { kind: 'ok', value: made };
  }

  private async storedAnswer(op: Op): Promise<Outcome<{ status: number; resource: Reply } | null>> {
    const stored = await this.call('responses_get', { path: { id: keyOf(op) } });
    if (stored.kind === 'rejected') return stored.code === '404' ? { kind: 'ok', value: null } : { kind: 'unknown' };
    if (stored.kind !== 'ok') return stored;
    const status = Number(stored.value.text('StatusCode') ?? stored.value.number('StatusCode'));
    if (!Number.isInteger(status) || status === 0) return { kind: 'unknown' };
    return { kind: 'ok', value: { status, resource: stored.value.object('Resource') } };
  }

  private async attempt(method: string, options: SdkOptions): Promise<Outcome<Reply> | { kind: 'conflict' }> {
    // At Mangopay, too, an admin who views the site as somebody changes nothing (SEC-58).
    if (isViewOnly()) throw new DomainError('auth.view_only');
    const outcome = await this.once(method, options);
    if (outcome.kind !== 'rejected' || outcome.reason !== 'config') return outcome;
    // The token was ended before its time: a new one, once. A refused call had no effect.
    delete this.api.requestOptions.headers['Authorization'];
    return this.once(method, options);
  }

  private async once(method: string, options: SdkOptions): Promise<Outcome<Reply> | { kind: 'conflict' }> {
    try {
      // The SDK writes into what it is given: the reply into the data, its token into the headers.
      const { path, data, headers, parameters } = options;
      const value = await this.api.method(method, undefined, {
        path: { ...path },
        data: { ...data },
        headers: { ...headers },
        ...(parameters === undefined ? {} : { parameters }),
      });
      const reply = Reply.of(value);
      // A page of a proxy, or half an answer: what was done is not known.
      return reply === null ? { kind: 'unknown' } : { kind: 'ok', value: reply };
    } catch (error) {
      return failed(error);
    }
  }

  private get api(): Sdk {
    const { MANGOPAY_CLIENT_ID: clientId = '', MANGOPAY_API_KEY: clientApiKey = '', MANGOPAY_URL: url } = this.config;
    this.sdk ??= openSdk({ clientId, clientApiKey, baseUrl: url.replace(/\/$/, '') });
    return this.sdk;
  }
}

function failed(error: unknown): Outcome<never> | { kind: 'conflict' } {
  // Its own timeout, and whatever else is no answer.
  if (!isFailure(error)) return { kind: 'unknown' };
  const { status, code, body } = error;
  if (status === 0) return { kind: UNREACHED.has(code) ? 'unavailable' : 'unknown' };
  if (status === 429) return { kind: 'unavailable' };
  if (status >= 500) return { kind: 'unknown' };
  if (status === CONFLICT) return { kind: 'conflict' };
  return refused(status, Reply.of(body) ?? new Reply({}));
}

/** What is wrong is named by the fields, where there are some. */
function refused(status: number, body: Reply): Outcome<never> {
  const [field] = body.object('errors').names();
  const code = status === 404 ? '404' : (field ?? body.text('Type') ?? String(status));
  return { kind: 'rejected', reason: status === 401 ? 'config' : 'other', code: code.slice(0, LONGEST_CODE) };
}
