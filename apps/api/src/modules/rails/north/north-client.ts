import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { askProvider, objectOf, type HttpAnswer } from '../http/provider-http.js';
import type { Outcome } from '../ports/outcome.js';
import { textOf, valueOf, type Fields } from './north-shapes.js';

const OK = '101';

/** North Capital's methods over HTTP: one try each, since several cost a fee and none knows a key for repeats. */
@Injectable()
export class NorthClient {
  readonly isConfigured: boolean;
  private readonly authorization: string;

  constructor(private readonly config: Config) {
    this.isConfigured = Boolean(config.NORTH_CLIENT_ID) && Boolean(config.NORTH_API_KEY);
    this.authorization = `Bearer ${config.NORTH_CLIENT_ID}:${config.NORTH_API_KEY}`;
  }

  /**
   * Calls a method. Done is what says 101 and brings what was asked for: 101 with nothing in it is said of bad input too.
   * @param pick the expected object of the reply; null where it is not there
   */
  async call<T>(
    verb: 'POST' | 'PUT',
    method: string,
    fields: Readonly<Record<string, string>>,
    pick: (reply: Fields) => T | null,
  ): Promise<Outcome<T>> {
    return this.settle(
      await askProvider({
        url: this.urlOf(method),
        method: verb,
        headers: { authorization: this.authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
      pick,
    );
  }

  /** The same with a file. */
  async send<T>(method: string, form: FormData, pick: (reply: Fields) => T | null): Promise<Outcome<T>> {
    const headers = { authorization: this.authorization };
    return this.settle(await askProvider({ url: this.urlOf(method), method: 'POST', headers, body: form }), pick);
  }

  private urlOf(method: string): string {
    return `${this.config.NORTH_URL.replace(/\/$/, '')}/${method}`;
  }

  private settle<T>(answer: HttpAnswer, pick: (reply: Fields) => T | null): Outcome<T> {
    if (answer.kind === 'unreached') return { kind: 'unavailable' };
    if (answer.kind === 'lost') return { kind: 'unknown' };
    if (answer.status === 429) return { kind: 'unavailable' };
    // Whatever its body says, the method may have been carried out.
    if (answer.status >= 500) return { kind: 'unknown' };
    const reply = objectOf(answer.raw);
    // A page of a proxy, or half an answer: what was done is not known.
    if (reply === null) return { kind: 'unknown' };
    const code = textOf(valueOf(reply, 'statusCode'));
    if (code !== OK) {
      const isKeys = answer.status === 401 || answer.status === 403;
      return {
        kind: 'rejected',
        reason: isKeys ? 'config' : 'other',
        code: (code || String(answer.status)).slice(0, 40),
      };
    }
    const value = pick(reply);
    return value === null ? { kind: 'rejected', reason: 'other', code: 'empty' } : { kind: 'ok', value };
  }
}
