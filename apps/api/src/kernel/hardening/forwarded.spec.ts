import { aPerson } from '../../testing/people.js';
import { givePassword, PASSWORD } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { tidyHops } from './forwarded.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['nonsense,203.0.113.7:443 , [2001:db8::7]:443', '0.0.0.0, 203.0.113.7, 2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['2001:db8::%eth0, [fe80::7%1]:443, 203.0.113.7%eth0', '2001:db8::, fe80::7, 0.0.0.0'],
  ['', '0.0.0.0'],
  ['203.0.113.7:x', '0.0.0.0'],
])('SEC-36 %j is read as %j', (header, read) => {
  expect(tidyHops(header)).toBe(read);
});

it('SEC-36 of a very long header, the hops nearest to the server count', () => {
  expect(tidyHops(`${'198.51.100.7,'.repeat(900)}203.0.113.7`).split(', ')).toHaveLength(20);
});

describe('SEC-36 an address that no proxy could have seen', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => t.close());

  it.each([
    'nonsense',
    "' or 1=1",
    '203.0.113.7:443',
    '[2001:db8::7]:443',
    '2001:db8::%eth0',
    '999.1.1.1',
    'x'.repeat(4000),
    ',',
  ])('SEC-36 %s breaks nothing', async (from) => {
    const person = await aPerson(t);
    await givePassword(t, person);
    const answer = await t
      .http()
      .post('/api/v1.1/users/login')
      .set('x-forwarded-for', from)
      .send({ email: person.email, password: PASSWORD });
    expect(answer.status).toBe(200);
    const [session] = await t.db.query<{ ip: string }>(
      'select host(ip) as ip from session where user_id = $1 and ip is not null',
      [person.id],
    );
    expect(session?.ip).not.toBe('127.0.0.1');
  });
});
