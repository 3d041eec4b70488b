import { usersApi } from '@cairn/contracts';
import { JwtService } from '@nestjs/jwt';
import { aPerson } from '../../testing/people.js';
import { refusalOf } from '../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { JwtStrategy } from './jwt.strategy.js';
import { Sessions } from './sessions.js';
import { VerifiedTokens } from './verified-tokens.js';

describe('tokens that were verified before', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const me = (token: string) => t.as(token).send(usersApi.me, {});
  const idOf = (token: string) => t.get(JwtService).decode<{ sid: string }>(token).sid;

  it('SEC-1 are verified once, and their session is asked for each time', async () => {
    const { token } = await aPerson(t);
    let verified = 0;
    const strategy = t.get(JwtStrategy);
    const validate = strategy.validate.bind(strategy);
    strategy.validate = (...parameters) => {
      verified += 1;
      return validate(...parameters);
    };
    for (let call = 0; call < 3; call++) await me(token);
    expect(verified).toBe(1);
    await t.db.inTx((tx) => t.get(Sessions).revoke(tx, idOf(token)));
    expect(await refusalOf(me(token))).toBe('auth.session_ended');
    strategy.validate = validate;
  });

  it('SEC-1 one letter more or less is another token', async () => {
    const { token } = await aPerson(t);
    await me(token);
    for (const other of [`${token}x`, token.slice(0, -1), token.replace(/^e/, 'f')]) {
      expect(await refusalOf(me(other))).toBe('auth.session_ended');
    }
  });

  it('SEC-1 run out when they say so', () => {
    const verified = t.get(VerifiedTokens);
    const claims = { sid: 's', kind: 'web' as const, aud: 'web', exp: 1_000 };
    verified.remember('token', claims);
    expect(verified.find('token', 999_999)).toBe(claims);
    expect(verified.find('token', 1_000_000)).toBeNull();
    expect(verified.find('token', 999_999)).toBeNull();
  });

  it('SEC-25 are refused where audience and kind differ', async () => {
    const { token } = await aPerson(t);
    const claims = { sid: idOf(token), exp: Number.MAX_SAFE_INTEGER };
    expect(await t.get(VerifiedTokens).identityOf({ ...claims, kind: 'web', aud: 'admin' })).toBeNull();
    expect(await t.get(VerifiedTokens).identityOf({ ...claims, kind: 'admin', aud: 'admin' })).toBeNull();
    expect(await t.get(VerifiedTokens).identityOf({ ...claims, kind: 'web', aud: 'web' })).toMatchObject({
      kind: 'web',
    });
  });
});
