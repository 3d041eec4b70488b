import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { askProvider, objectOf } from '../http/provider-http.js';
import { isSigned } from './shufti-signature.js';

export type ShuftiAnswer =
  | { kind: 'answer'; status: number; body: Record<string, unknown>; raw: Buffer }
  | { kind: 'unavailable' }
  | { kind: 'unknown' };

type Operation = '' | 'status' | 'delete';

/** Shufti Pro over HTTP: Basic credentials, and every reply proved by its signature. */
@Injectable()
export class ShuftiClient {
  readonly isConfigured: boolean;
  private readonly secret: string;

  constructor(private readonly config: Config) {
    this.secret = config.SHUFTI_SECRET ?? '';
    this.isConfigured = Boolean(config.SHUFTI_CLIENT_ID) && this.secret !== '';
  }

  async ask(operation: Operation, body: Record<string, unknown>): Promise<ShuftiAnswer> {
    const credentials = Buffer.from(`${this.config.SHUFTI_CLIENT_ID}:${this.secret}`).toString('base64');
    const answer = await askProvider({
      url: `${this.config.SHUFTI_URL.replace(/\/$/, '')}/${operation}`,
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.kind === 'unreached') return { kind: 'unavailable' };
    if (answer.kind === 'lost') return { kind: 'unknown' };
    const { status, raw, headers } = answer;
    if (status === 429) return { kind: 'unavailable' };
    if (status >= 500) return { kind: 'unknown' };
    const read = objectOf(raw);
    // An answer that cannot be read or proved shows nothing of what was done.
    if (read === null || !this.isProved(raw, headers.get('signature') ?? '')) return { kind: 'unknown' };
    return { kind: 'answer', status, body: read, raw };
  }

  isProved(raw: Buffer, signature: string): boolean {
    return this.isConfigured && isSigned(raw, signature, this.secret, this.config.SHUFTI_SIGNATURE);
  }
}
