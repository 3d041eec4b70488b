import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { signaturesIn, verifies } from '../../testing/agreements/pdf-signatures.js';
import { aPage, aSealer, SEALED_AT } from '../../testing/agreements/test-sealer.js';
import { PlatformKeys } from './platform-keys.js';
import { pemOf, selfSigned } from './self-signed.js';

describe('a signed document', () => {
  const { folder, config, sealer } = aSealer();

  const seal = (pdf: Buffer, page: Buffer): Promise<Buffer> =>
    sealer.seal({ pdf, page, name: 'Ada Stone', reason: 'Subscription agreement', at: SEALED_AT });

  it('begins with the bytes that were read, and is sealed whole', async () => {
    const read = await aPage('Agreement');
    const signed = await seal(read, await aPage('Signature'));
    expect(signed.subarray(0, read.length).equals(read)).toBe(true);
    const [signature] = signaturesIn(signed);
    expect(signaturesIn(signed)).toHaveLength(1);
    expect(signature?.covered).toBe(signed.length);
    await expect(verifies(signed, 0)).resolves.toBe(true);
    const changed = Buffer.from(signed);
    changed[200] = (changed[200] ?? 0) ^ 1;
    await expect(verifies(changed, 0)).resolves.toBe(false);
  });

  it('keeps the first signature when a second one is added', async () => {
    const first = await seal(await aPage('Agreement'), await aPage('Signature of the investor'));
    const second = await seal(first, await aPage('Signature of the company'));
    expect(second.subarray(0, first.length).equals(first)).toBe(true);
    expect(signaturesIn(second).map(({ covered }) => covered)).toEqual([first.length, second.length]);
    expect([await verifies(second, 0), await verifies(second, 1)]).toEqual([true, true]);
  });

  it('is a CAdES signature to OpenSSL, with the certificate named inside what is signed', async () => {
    const signed = await seal(await aPage('Agreement'), await aPage('Signature'));
    const [signature] = signaturesIn(signed);
    const at = (name: string): string => join(folder, name);
    writeFileSync(at('content'), signature?.content ?? '');
    writeFileSync(at('signature.der'), signature?.cms ?? '');
    const { chain } = await new PlatformKeys(config).current();
    writeFileSync(at('authority.pem'), chain.join(''));
    const verified = execFileSync(
      'openssl',
      [
        'cms',
        '-verify',
        '-cades',
        '-binary',
        '-purpose',
        'any',
        '-CAfile',
        at('authority.pem'),
        '-inform',
        'DER',
        '-in',
        at('signature.der'),
        '-content',
        at('content'),
        '-out',
        at('out'),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    expect(verified.length).toBe(0);
    expect(readFileSync(at('out')).equals(signature?.content ?? Buffer.alloc(0))).toBe(true);
  });

  it('names the same key in every process of an installation', async () => {
    const [one, other] = await Promise.all([new PlatformKeys(config).current(), new PlatformKeys(config).current()]);
    expect(other).toEqual(one);
    expect(new X509Certificate(one.chain[0] ?? '').subject).toBe('CN=Cairn development signature');
  });

  it('waits for no other: what cannot be signed fails alone', async () => {
    const [bad, good] = await Promise.allSettled([
      seal(Buffer.from('no PDF'), await aPage('Signature')),
      seal(await aPage('Agreement'), await aPage('Signature')),
    ]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
  });

  describe('by the operator’s own key', () => {
    const passphrase = 'granite path seven';
    const hashOf = (key: string): string =>
      createHash('sha256')
        .update(createPrivateKey(key).export({ type: 'pkcs8', format: 'der' }))
        .digest('hex');
    let key: string;
    let certificate: string;
    beforeAll(async () => {
      const made = await selfSigned('Operator');
      key = pemOf('PRIVATE KEY', made.key);
      certificate = pemOf('CERTIFICATE', made.certificate);
      writeFileSync(join(folder, 'key.pem'), key);
      writeFileSync(join(folder, 'certificate.pem'), certificate);
    });

    it('in PEM, in one file or in two', async () => {
      writeFileSync(join(folder, 'both.pem'), key + certificate);
      const one = new PlatformKeys({ ...config, SIGNING_KEY_FILE: join(folder, 'both.pem') });
      const two = new PlatformKeys({
        ...config,
        SIGNING_KEY_FILE: join(folder, 'key.pem'),
        SIGNING_CERTIFICATE_FILE: join(folder, 'certificate.pem'),
      });
      const [first, second] = [await one.current(), await two.current()];
      expect(hashOf(first.key)).toBe(hashOf(key));
      expect(second.chain.map((pem) => new X509Certificate(pem).subject)).toEqual(['CN=Operator']);
    });

    it('in PKCS#12 as OpenSSL writes it, and not with another password', async () => {
      const path = join(folder, 'key.p12');
      execFileSync('openssl', [
        'pkcs12',
        '-export',
        '-inkey',
        join(folder, 'key.pem'),
        '-in',
        join(folder, 'certificate.pem'),
        '-out',
        path,
        '-passout',
        `pass:${passphrase}`,
      ]);
      const keys = (password: string) =>
        new PlatformKeys({ ...config, SIGNING_KEY_FILE: path, SIGNING_KEY_PASSWORD: password }).current();
      const found = await keys(passphrase);
      expect(hashOf(found.key)).toBe(hashOf(key));
      expect(found.chain).toHaveLength(1);
      await expect(keys('another')).rejects.toThrow('Integrity');
    });

    it('is refused with the certificate of another key', async () => {
      const other = await selfSigned('Somebody else');
      writeFileSync(join(folder, 'other.pem'), key + pemOf('CERTIFICATE', other.certificate));
      const keys = new PlatformKeys({ ...config, SIGNING_KEY_FILE: join(folder, 'other.pem') });
      await expect(keys.current()).rejects.toThrow('not the key’s own');
    });
  });
});
