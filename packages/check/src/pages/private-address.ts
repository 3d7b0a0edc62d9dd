import { BlockList, isIP } from 'node:net';

const ipv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
];
/** Loopback, local and multicast addresses, and those that translate to IPv4 ones. */
const ipv6 = [
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/9',
  'ff00::/8',
];

const hidden = new BlockList();
for (const [kind, ranges] of [
  ['ipv4', ipv4],
  ['ipv6', ipv6],
] as const) {
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    hidden.addSubnet(address, Number(bits), kind);
  }
}

/** For an IP address, with or without brackets. */
export function isPrivateAddress(given: string): boolean {
  const address = given.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  return version !== 0 && hidden.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
