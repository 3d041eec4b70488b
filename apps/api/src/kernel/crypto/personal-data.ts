import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';

const IV = 12;
const TAG = 16;
const KEY = 32;
const WRAPPED = IV + KEY + TAG;

/** The cell that a ciphertext is bound to: moved to another row or column, it cannot be decrypted. */
export interface Cell {
  table: string;
  column: string;
  id: string;
}

const associated = ({ table, column, id }: Cell): Buffer => Buffer.from(`${table}.${column}.${id}`, 'utf8');

function encryptWith(key: Buffer, plain: Buffer, bound: Buffer, iv: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bound);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, body, cipher.getAuthTag()]);
}

function decryptWith(key: Buffer, encrypted: Buffer, bound: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, IV)).setAAD(bound);
  decipher.setAuthTag(encrypted.subarray(encrypted.length - TAG));
  return Buffer.concat([decipher.update(encrypted.subarray(IV, encrypted.length - TAG)), decipher.final()]);
}

/**
 * Envelope encryption (AES-256-GCM) of personal data: each value has a key of its own, wrapped by the newest data key,
 * whose id comes first so that keys can be rotated. Layout: id length, id, wrapped key, value.
 */
@Injectable()
export class PersonalData {
  private readonly keys: Map<string, Buffer>;
  private readonly newest: string;
  private readonly indexKey: Buffer;

  constructor(config: Config) {
    this.keys = new Map(
      config.DATA_KEYS.split(',').map((entry) => {
        const cut = entry.indexOf(':');
        return [entry.slice(0, cut), Buffer.from(entry.slice(cut + 1), 'base64')];
      }),
    );
    this.newest = [...this.keys.keys()][0] ?? '';
    this.indexKey = Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', 'blind-index', 32));
  }

  encrypt(plain: string, cell: Cell): Buffer {
    return this.encryptBytes(Buffer.from(plain, 'utf8'), cell);
  }

  /** @throws when the value was tampered with, moved to another cell, or its key is gone */
  decrypt(encrypted: Buffer, cell: Cell): string {
    return this.decryptBytes(encrypted, cell).toString('utf8');
  }

  /** The same for binary data: the content of a file. */
  encryptBytes(plain: Buffer, cell: Cell): Buffer {
    const wrapping = this.key(this.newest);
    // One call for all that is random: each costs more than the encryption of a short value.
    const random = randomBytes(KEY + 2 * IV);
    const own = random.subarray(0, KEY);
    const bound = associated(cell);
    return Buffer.concat([
      this.newestHeader,
      encryptWith(wrapping, own, bound, random.subarray(KEY, KEY + IV)),
      encryptWith(own, plain, bound, random.subarray(KEY + IV)),
    ]);
  }

  /** @throws as `decrypt` does */
  decryptBytes(encrypted: Buffer, cell: Cell): Buffer {
    const idLength = encrypted[0] ?? 0;
    const id = encrypted.subarray(1, 1 + idLength).toString('utf8');
    const bound = associated(cell);
    const start = 1 + idLength;
    const own = decryptWith(this.key(id), encrypted.subarray(start, start + WRAPPED), bound);
    return decryptWith(own, encrypted.subarray(start + WRAPPED), bound);
  }

  /** How a value begins that the newest key wraps: the length of the key's id, and the id. */
  get newestHeader(): Buffer {
    const id = Buffer.from(this.newest, 'utf8');
    return Buffer.concat([Buffer.from([id.length]), id]);
  }

  /**
   * The same value with its own key wrapped by the newest data key; the value itself is not decrypted.
   * @throws as `decrypt` does
   */
  rewrap(encrypted: Buffer, cell: Cell): Buffer {
    const idLength = encrypted[0] ?? 0;
    const id = encrypted.subarray(1, 1 + idLength).toString('utf8');
    const bound = associated(cell);
    const start = 1 + idLength;
    const own = decryptWith(this.key(id), encrypted.subarray(start, start + WRAPPED), bound);
    return Buffer.concat([
      this.newestHeader,
      encryptWith(this.key(this.newest), own, bound, randomBytes(IV)),
      encrypted.subarray(start + WRAPPED),
    ]);
  }

  /** Finds equal values without decrypting them (duplicate social security numbers). */
  blindIndex(value: string): Buffer {
    return createHmac('sha256', this.indexKey).update(value).digest();
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (key === undefined) throw new Error(`The data key ${id} is not configured`);
    return key;
  }
}
