import { isElsewhere, networkOf } from './whereabouts.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

it('SEC-6 a network is coarse, and the same however its address is written', () => {
  expect(networkOf('203.0.113.9')).toBe(networkOf('203.0.7.1'));
  expect(networkOf('::ffff:203.0.113.9')).toBe(networkOf('203.0.113.9'));
  expect(networkOf('2001:db8:1:2::3')).toBe(networkOf('2001:DB8:1:9::4'));
  expect(networkOf('203.0.113.9')).not.toBe(networkOf('198.51.100.4'));
});

it('SEC-6 another browser or network is elsewhere; an update of the browser is not', () => {
  const session = { ip: '203.0.113.9', userAgent: FIREFOX };
  expect(isElsewhere(session, session)).toBe(false);
  expect(isElsewhere(session, { ...session, userAgent: FIREFOX.replaceAll('140', '141') })).toBe(false);
  expect(isElsewhere(session, { ...session, userAgent: CHROME })).toBe(true);
  expect(isElsewhere(session, { ...session, ip: '198.51.100.4' })).toBe(true);
  expect(isElsewhere({ ip: null, userAgent: null }, session)).toBe(false);
});
