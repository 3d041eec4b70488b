import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { SandboxClock } from '../../core/clock.js';
import type { Collection, Store } from '../../core/store.js';
import type { KeyDocument } from '../documents.js';

/** The P-256 keys of messages, made once and kept; the newest one signs. */
export class SigningKeys {
  private readonly kept: Collection<KeyDocument>;

  constructor(
    store: Store,
    private readonly clock: SandboxClock,
  ) {
    this.kept = store.collection('plaid_keys');
  }

  current(): KeyDocument {
    return this.kept.all().at(-1) ?? this.rotate();
  }

  /** From now on another key signs; the older ones are still served. */
  rotate(): KeyDocument {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key: KeyDocument = {
      id: randomUUID(),
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      createdAt: this.clock.seconds(),
    };
    this.kept.put(key.id, key);
    return key;
  }

  /** The public half, as `/webhook_verification_key/get` shows it. */
  find(id: string): object | undefined {
    const key = this.kept.get(id);
    if (key === undefined) return undefined;
    const { kty, crv, x, y } = createPublicKey(createPrivateKey(key.privateKey)).export({ format: 'jwk' });
    const isOld = this.current().id !== id;
    return {
      alg: 'ES256',
      crv,
      kid: id,
      kty,
      use: 'sig',
      x,
      y,
      created_at: key.createdAt,
      expired_at: isOld ? this.current().createdAt : null,
    };
  }
}
