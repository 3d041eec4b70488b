import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** The prefix that one subscriber gets: all addresses below it are theirs. */
const GROUPS_OF_A_SUBSCRIBER = 4;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The key that an address is counted by: an IPv4 address itself, an IPv6 address's /64. */
export function networkKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [head = '', tail] = plain
    .replace(/%.*$/, '')
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, GROUPS_OF_A_SUBSCRIBER)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
