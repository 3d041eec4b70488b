import * as pkijs from 'pkijs';
import type { PlatformKey } from './platform-key.js';
import { engine, pemOf } from './self-signed.js';

const KEY_BAG = '1.2.840.113549.1.12.10.1.1';
const SHROUDED_KEY_BAG = '1.2.840.113549.1.12.10.1.2';
const CERTIFICATE_BAG = '1.2.840.113549.1.12.10.1.3';

/**
 * The key and the certificates of a PKCS#12 file (RFC 7292).
 * @throws when the password is wrong or the file has no key
 */
export async function readPkcs12(content: Buffer, password: string): Promise<PlatformKey> {
  const crypto = engine();
  const secret = new TextEncoder().encode(password).buffer;
  const file = pkijs.PFX.fromBER(new Uint8Array(content).buffer);
  await file.parseInternalValues({ password: secret, checkIntegrity: true }, crypto);
  const safe = file.parsedValue?.authenticatedSafe;
  if (safe === undefined) throw new Error('SIGNING_KEY_FILE: no key in the file');
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password: secret })) }, crypto);
  const contents = safe.parsedValue.safeContents as { value: pkijs.SafeContents }[]; // typed as any
  let key: string | null = null;
  const chain: string[] = [];
  for (const bag of contents.flatMap(({ value }) => value.safeBags)) {
    if (bag.bagId === CERTIFICATE_BAG) {
      const { parsedValue } = bag.bagValue as pkijs.CertBag;
      chain.push(pemOf('CERTIFICATE', (parsedValue as pkijs.Certificate).toSchema(true).toBER(false)));
    } else if (bag.bagId === SHROUDED_KEY_BAG) {
      const shrouded = bag.bagValue as pkijs.PKCS8ShroudedKeyBag;
      await (shrouded as unknown as { parseInternalValues(p: object, c: unknown): Promise<void> }).parseInternalValues(
        { password: secret },
        crypto,
      ); // declared protected
      key = pemOf('PRIVATE KEY', shrouded.parsedValue?.toSchema().toBER(false) ?? new ArrayBuffer(0));
    } else if (bag.bagId === KEY_BAG) {
      key = pemOf('PRIVATE KEY', (bag.bagValue as pkijs.PrivateKeyInfo).toSchema().toBER(false));
    }
  }
  if (key === null) throw new Error('SIGNING_KEY_FILE: no key in the file');
  return { key, chain };
}
