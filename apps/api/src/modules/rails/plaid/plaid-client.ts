import { Injectable } from '@nestjs/common';
import type { PlaidApi } from 'plaid';
import { Config } from '../../../kernel/config/config.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { isViewOnly } from '../../../kernel/http/request-context.js';
import type { Outcome } from '../ports/outcome.js';

type Sdk = typeof import('plaid');

const TIMEOUT_MILLISECONDS = 20_000;
/** Failures before a byte was sent. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** Refusals that pass by themselves. */
const PASSING = new Set([
  'RATE_LIMIT_EXCEEDED',
  'PRODUCT_NOT_READY',
  'INSTITUTION_DOWN',
  'INSTITUTION_NOT_RESPONDING',
  'PLANNED_MAINTENANCE',
]);

/** A member of an error, whatever it is. */
const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * Plaid through its own SDK. Its errors carry the request with the keys in its headers: none leaves this file, only what
 * Plaid called the fault.
 */
@Injectable()
export class PlaidClient {
  readonly isConfigured: boolean;
  private loaded: Promise<{ sdk: Sdk; api: PlaidApi }> | undefined;

  constructor(private readonly config: Config) {
    this.isConfigured = Boolean(config.PLAID_CLIENT_ID) && Boolean(config.PLAID_SECRET);
  }

  /** @throws auth.view_only for an admin who views the site as somebody: at Plaid, too, they change nothing (SEC-58) */
  async call<T>(work: (api: PlaidApi, sdk: Sdk) => Promise<{ data: T }>): Promise<Outcome<T>> {
    if (isViewOnly()) throw new DomainError('auth.view_only');
    const { api, sdk } = await this.load();
    try {
      const { data } = await work(api, sdk);
      // Half a reply, or the page of a proxy: axios hands it on as text.
      return typeof data === 'object' && data !== null ? { kind: 'ok', value: data } : { kind: 'unknown' };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  /** Loaded when it is first needed: the SDK is large, and most processes never call Plaid. */
  private load(): Promise<{ sdk: Sdk; api: PlaidApi }> {
    this.loaded ??= import('plaid').then((sdk) => {
      const headers = {
        'PLAID-CLIENT-ID': this.config.PLAID_CLIENT_ID ?? '',
        'PLAID-SECRET': this.config.PLAID_SECRET ?? '',
      };
      const configuration = new sdk.Configuration({
        basePath: this.config.PLAID_URL.replace(/\/$/, ''),
        baseOptions: { timeout: TIMEOUT_MILLISECONDS, maxRedirects: 0, headers },
      });
      return { sdk, api: new sdk.PlaidApi(configuration) };
    });
    return this.loaded;
  }
}

function outcomeOf(error: unknown): Outcome<never> {
  const response = memberOf(error, 'response');
  if (response === undefined) {
    return UNREACHED.has(String(memberOf(error, 'code'))) ? { kind: 'unavailable' } : { kind: 'unknown' };
  }
  const status = Number(memberOf(response, 'status'));
  const code = memberOf(memberOf(response, 'data'), 'error_code');
  if (status >= 500 || typeof code !== 'string') return { kind: 'unknown' };
  if (status === 429 || PASSING.has(code)) return { kind: 'unavailable' };
  return { kind: 'rejected', reason: code === 'INVALID_API_KEYS' ? 'config' : 'other', code: code.slice(0, 60) };
}
