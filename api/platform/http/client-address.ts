import { isIPv6 } from 'node:net';

/**
 * The part of an address by which requests are counted: an IPv4 address, or the network (/64) of an IPv6 one, because each
 * customer has a whole network.
 */
export function countedAddress(ip: string | undefined): string {
  const address = (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0]!;
  return isIPv6(address) ? `${networkOf(address)}::/64` : address;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  // `::` stands for the missing zeros; what follows it is past the fourth group, or is aligned to the right.
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':');
    while (groups.length + last.length < 8) groups.push('0');
    groups.push(...last);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
