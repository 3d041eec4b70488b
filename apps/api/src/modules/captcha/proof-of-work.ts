import { hkdfSync, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Config } from '../../kernel/config/config.js';
import { Database } from '../../kernel/database/in-tx.js';

/** Seconds that a challenge is valid. */
const LIFE_SECONDS = 600;
/** About a second on one core of a laptop; several on a slow phone. */
const COST = 5_000;
const FEWEST_TRIES = 700;
const MOST_TRIES = 1_500;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readPayload(token: string): Payload | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    if (!isObject(payload) || !isObject(payload['challenge']) || !isObject(payload['solution'])) return null;
    const { parameters } = payload['challenge'];
    // A forged cost or key would cost the server work; the library checks the signature, but only after
    // it has read the parameters.
    if (!isObject(parameters) || parameters['cost'] !== COST || typeof parameters['nonce'] !== 'string') return null;
    return payload as unknown as Payload; // verifySolution checks the rest by its signature
  } catch (failure) {
    if (failure instanceof SyntaxError) return null;
    throw failure;
  }
}

/** ALTCHA: the visitor's browser computes for about a second; no outside service is used and there is no tracking. */
@Injectable()
export class ProofOfWork {
  private readonly secret: string;
  private readonly keySecret: string;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    const derived = (purpose: string): string =>
      Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', purpose, 32)).toString('base64url');
    this.secret = derived('captcha');
    this.keySecret = derived('captcha-key');
  }

  challenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(FEWEST_TRIES, MOST_TRIES),
      deriveKey,
      expiresAt: new Date(Date.now() + LIFE_SECONDS * 1000),
      hmacSignatureSecret: this.secret,
      hmacKeySignatureSecret: this.keySecret,
    });
  }

  /** Whether this is a valid solution of our challenge that was not used before. */
  async accepts(token: string): Promise<boolean> {
    const payload = readPayload(token);
    if (payload === null) return false;
    const { verified } = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: this.secret,
      hmacKeySignatureSecret: this.keySecret,
    }).catch(() => ({ verified: false })); // the library throws on parts of a wrong form
    return verified && this.spend(payload.challenge.parameters.nonce);
  }

  /** The library is stateless: without this check the same solution would pass again. */
  private async spend(nonce: string): Promise<boolean> {
    const rows = await this.database.query<{ nonce: string }>(
      `with old as (delete from captcha_spent where expires_at < clock_timestamp())
       insert into captcha_spent (nonce, expires_at) values ($1, clock_timestamp() + make_interval(secs => $2))
       on conflict do nothing returning nonce`,
      [nonce, LIFE_SECONDS],
    );
    return rows.length === 1;
  }
}
