import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { Collection, Store } from '../../core/store.js';

const KEY_BITS = 2048;
/** SHA-256 with RSA: 1.2.840.113549.1.1.11, and the name's common name: 2.5.4.3. */
const SHA256_WITH_RSA = Buffer.from('06092a864886f70d01010b', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const NOTHING = Buffer.from('0500', 'hex');
const TAGS = { integer: 0x02, bits: 0x03, text: 0x0c, sequence: 0x30, set: 0x31, time: 0x17 } as const;
const SUBJECT = 'messageverificationcerts.paypal.sandbox';
/** Wide enough for every clock that a test may have. */
const VALID = ['200101000000Z', '491231235959Z'] as const;

const lengthOf = (bytes: number): Buffer => {
  if (bytes < 0x80) return Buffer.from([bytes]);
  const digits = bytes > 0xff ? [bytes >> 8, bytes & 0xff] : [bytes];
  return Buffer.from([0x80 | digits.length, ...digits]);
};

/** One value of a certificate: its tag, its length, its content (X.690). */
const value = (tag: keyof typeof TAGS, ...contents: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([TAGS[tag]]), lengthOf(content.length), content]);
};

/** A certificate that a key signs for itself (X.509, version 1), as PEM. */
function selfSigned(privateKey: KeyObject, publicKey: KeyObject): string {
  const algorithm = value('sequence', SHA256_WITH_RSA, NOTHING);
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = value(
    'sequence',
    value('set', value('sequence', COMMON_NAME, value('text', Buffer.from(SUBJECT, 'utf8')))),
  );
  const serial = Buffer.concat([Buffer.from([1]), createHash('sha256').update(spki).digest().subarray(0, 8)]);
  const times = VALID.map((time) => value('time', Buffer.from(time, 'ascii')));
  const body = value('sequence', value('integer', serial), algorithm, name, value('sequence', ...times), name, spki);
  const signature = value('bits', Buffer.from([0]), sign('sha256', body, privateKey));
  const lines =
    value('sequence', body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

export interface CertificateDocument {
  readonly id: string;
  readonly certificate: string;
  readonly privateKey: string;
}

/** The key that messages are signed with, made once and kept. */
export class Certificates {
  private readonly kept: Collection<CertificateDocument>;

  constructor(store: Store) {
    this.kept = store.collection('paypal_certificates');
  }

  /** The certificate of now; made when it is first needed, since a key costs a tenth of a second. */
  current(): CertificateDocument {
    const [known] = this.kept.all();
    if (known !== undefined) return known;
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: KEY_BITS });
    const certificate = selfSigned(privateKey, publicKey);
    const print = createHash('sha256').update(certificate).digest('hex');
    const made: CertificateDocument = {
      id: `CERT-${print.slice(0, 8)}-${print.slice(8, 16)}-${print.slice(16, 24)}`,
      certificate,
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
    this.kept.put(made.id, made);
    return made;
  }

  find(id: string): CertificateDocument | undefined {
    return this.kept.get(id);
  }
}
