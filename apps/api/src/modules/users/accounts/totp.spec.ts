import { acceptedStep, newTotpSecret, otpauthUrl } from './totp.js';

/** RFC 6238, appendix B: the SHA-1 seed "12345678901234567890", as base32. */
const SEED = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('one-time codes', () => {
  // The RFC's eight digits; six are the last six of them.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at %i s', (seconds, code) => {
    expect(acceptedStep(SEED, code.slice(2), seconds * 1000)).toBe(BigInt(Math.floor(seconds / 30)));
  });

  it('are accepted one step early or late, and name their own step', () => {
    const at = 1_111_111_109_000;
    expect(acceptedStep(SEED, '081804', at + 30_000)).toBe(37_037_036n);
    expect(acceptedStep(SEED, '081804', at - 30_000)).toBe(37_037_036n);
    expect(acceptedStep(SEED, '081804', at + 60_000)).toBeNull();
    expect(acceptedStep(SEED, '081804', at - 60_000)).toBeNull();
  });

  it.each(['81804', ' 81804', '+81804', '081804 ', '0x1F8C', '08180४', '', '-81804', '8.1804', '0818044'])(
    'are six digits and nothing else: %j',
    (code) => expect(acceptedStep(SEED, code, 1_111_111_109_000)).toBeNull(),
  );

  it('need a secret of at least 160 bits in base32', () => {
    expect(acceptedStep('', '081804', 1_111_111_109_000)).toBeNull();
    expect(acceptedStep('GEZDGNBV', '081804', 1_111_111_109_000)).toBeNull();
    const secrets = new Set(Array.from({ length: 200 }, newTotpSecret));
    expect(secrets.size).toBe(200);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('an authenticator gets the issuer twice, each part encoded', () => {
    expect(otpauthUrl('Cairn & Co', 'a+b@example.org', SEED)).toBe(
      `otpauth://totp/Cairn%20%26%20Co:a%2Bb%40example.org?secret=${SEED}&issuer=Cairn%20%26%20Co&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
