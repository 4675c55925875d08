// Knows every range of addresses, mapped and embedded ones too.
import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the public internet: no private, local, link-local, shared, reserved or translated one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` reads the IPv4 address in ::ffff:127.0.0.1.
  return ipaddr.process(address).range() === 'unicast';
}
