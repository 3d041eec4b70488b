import { memoryJournal, Store } from '../core/store.js';
import { Harness } from '../testing/harness.js';
import { Authenticator } from './authenticator.js';

/** The secret of RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('agrees with RFC 6238 at second %i', async (second, code) => {
    const authenticator = new Authenticator(await Store.open(memoryJournal()), { rfc: RFC_SECRET });
    expect(authenticator.code('rfc', second * 1000)).toMatchObject({
      label: 'rfc',
      code,
      secondsLeft: 30 - (second % 30),
    });
    expect(authenticator.code('rfc', (second - 30) * 1000)?.next).toBe(code);
  });

  it('takes secrets from the environment, by JSON and as otpauth URLs', async () => {
    const world = await Harness.start({ authenticator: { admin: RFC_SECRET } });
    const url = `otpauth://totp/Cairn:ines@example.com?secret=${RFC_SECRET}&issuer=Cairn`;
    await world.control('POST', '/authenticator', { label: 'ines@example.com', secret: url });
    expect(await world.control('GET', '/authenticator/ines%40example.com/code')).toMatchObject({
      code: expect.stringMatching(/^\d{6}$/),
    });
    expect(await world.control('GET', '/authenticator/admin/code')).toMatchObject({ label: 'admin' });
    await expect(world.control('POST', '/authenticator', { label: 'x', secret: 'not base32!' })).rejects.toThrow(
      'base32',
    );
    expect((await world.controlRaw('GET', '/authenticator/nobody/code')).status).toBe(404);
    await world.close();
  });
});
