import { BlockList, isIP } from 'node:net';

/** An IPv4 address that arrived over an IPv6 socket is the IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** An address or a network (`192.0.2.0/24`, `2001:db8::/32`) in a form that can be looked up; null when it is neither. */
function readNetwork(text: string): { address: string; bits: number } | null {
  const [given = '', size, ...rest] = text.split('/');
  const address = plain(given);
  const widest = { 4: 32, 6: 128 }[isIP(address)];
  if (widest === undefined || rest.length > 0) return null;
  if (size === undefined) return { address, bits: widest };
  const bits = Number(size);
  return /^\d{1,3}$/.test(size) && bits <= widest ? { address, bits } : null;
}

/** The entries of a setting that people write by hand: separated by commas, spaces or lines. */
export const splitAddresses = (text: string): string[] => text.split(/[\s,;]+/).filter((entry) => entry !== '');

export const isAddressOrNetwork = (text: string): boolean => readNetwork(text) !== null;

/** Whether a list of addresses and networks, v4 and v6, contains an address. */
export function isListed(address: string, list: readonly string[]): boolean {
  const wanted = plain(address);
  if (isIP(wanted) === 0) return false;
  const known = new BlockList();
  for (const entry of list) {
    const network = readNetwork(entry);
    if (network !== null) known.addSubnet(network.address, network.bits, familyOf(network.address));
  }
  return known.check(wanted, familyOf(wanted));
}
