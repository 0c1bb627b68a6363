import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The groups of 16 bits that say which network an IPv6 address is in: a household has a /64 of its own. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** All eight groups of an IPv6 address, of which a run of zeros may be written as `::`. */
const groupsOf = (address: string): readonly string[] => {
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map(part => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: GROUPS - (head?.length ?? 0) - (tail?.length ?? 0) }, () => '0');
  return [...(head ?? []), ...(after === undefined ? [] : zeros), ...(tail ?? [])];
};

/** What limits count as one place: an IPv4 address, or the /64 network of an IPv6 one, of which anybody has billions. */
export const networkOf = (address: string): string => {
  const [, mapped] = MAPPED_IPV4.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const network = groupsOf(plain).slice(0, NETWORK_GROUPS);
  return `${network.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
