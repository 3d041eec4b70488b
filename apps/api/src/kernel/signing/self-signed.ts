import { randomBytes, webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
/** Digital signature and content commitment, the two highest bits (RFC 5280, 4.2.1.3). */
const SIGNS = 0b1100_0000;
const SERIAL_BYTES = 8;
const YEARS = 20;

/** What pkijs computes with. */
export const engine = (): pkijs.CryptoEngine => new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto });

/** DER as PEM. */
export const pemOf = (label: string, der: ArrayBuffer | Uint8Array): string => {
  const lines =
    Buffer.from(der as Uint8Array)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
};

const extension = (id: string, critical: boolean, value: asn1js.BaseBlock): pkijs.Extension =>
  new pkijs.Extension({ extnID: id, critical, extnValue: value.toBER(false) });

/** A key and a certificate that it signed itself, as DER. */
export async function selfSigned(name: string): Promise<{ key: ArrayBuffer; certificate: ArrayBuffer }> {
  const keys = await webcrypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  );
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  // Positive: its highest bit is clear.
  const serial = randomBytes(SERIAL_BYTES);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  certificate.serialNumber = new asn1js.Integer({ valueHex: new Uint8Array(serial).buffer });
  for (const side of [certificate.subject, certificate.issuer])
    side.typesAndValues.push(
      new pkijs.AttributeTypeAndValue({ type: COMMON_NAME, value: new asn1js.Utf8String({ value: name }) }),
    );
  const now = new Date();
  certificate.notBefore.value = new Date(now.getTime() - 86_400_000);
  certificate.notAfter.value = new Date(Date.UTC(now.getUTCFullYear() + YEARS, now.getUTCMonth(), 1));
  certificate.extensions = [
    extension(BASIC_CONSTRAINTS, true, new pkijs.BasicConstraints({ cA: false }).toSchema()),
    extension(KEY_USAGE, true, new asn1js.BitString({ valueHex: new Uint8Array([SIGNS]).buffer, unusedBits: 6 })),
  ];
  const crypto = engine();
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, crypto);
  await certificate.sign(keys.privateKey, 'SHA-256', crypto);
  return {
    key: await webcrypto.subtle.exportKey('pkcs8', keys.privateKey),
    certificate: certificate.toSchema(true).toBER(false),
  };
}
