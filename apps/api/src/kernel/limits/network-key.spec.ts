import { networkKey } from './network-key.js';

it('SEC-10 an IPv4 address is counted by itself, however it is written', () => {
  expect(networkKey('203.0.113.9')).toBe('203.0.113.9');
  expect(networkKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

it.each(['2001:db8:1:2::3', '2001:DB8:0001:2:ffff:1:2:3', '2001:db8:1:2::198.51.100.4', '2001:db8:1:2::9%eth0'])(
  'SEC-10 %s is counted by its /64',
  (address) => expect(networkKey(address)).toBe('2001:db8:1:2'),
);

it('SEC-10 other networks are counted apart, and short forms are read whole', () => {
  expect(networkKey('2001:db8:1:3::3')).toBe('2001:db8:1:3');
  expect(networkKey('2001:db8::3')).toBe('2001:db8:0:0');
  expect(networkKey('::1')).toBe('0:0:0:0');
  expect(networkKey('fe80::')).toBe('fe80:0:0:0');
});
