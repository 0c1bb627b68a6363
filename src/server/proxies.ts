import { BlockList, isIP, isIPv6 } from 'node:net';
import { StartError } from './startError.ts';

/** Whether what this address says about the client behind it (`X-Forwarded-For`) is believed. */
export type TrustsProxy = (address: string) => boolean;

const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '::1', 'localhost'];
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

const addTo = (list: BlockList, range: string): void => {
  const [address = '', bits] = range.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  const [max, count] = [family === 'ipv6' ? 128 : 32, Number(bits ?? Number.NaN)];
  const isRange = bits !== undefined && Number.isInteger(count) && count >= 0 && count <= max;
  if (isIP(address) === 0 || (bits !== undefined && !isRange))
    throw new StartError(`TRUST_PROXY: "${range}" is neither yes, no, an address nor a range such as 10.0.0.0/8`);
  if (isRange) list.addSubnet(address, count, family);
  else list.addAddress(address, family);
};

const trustsThese = (ranges: readonly string[]): TrustsProxy => {
  const list = new BlockList();
  for (const range of ranges) addTo(list, range);
  return address => {
    const plain = address.replace(MAPPED_IPV4, '');
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
};

/**
 * `no`; the addresses of the proxy; or `yes` for whoever reaches the port, which is safe only where nobody but the proxy can:
 * anybody else would write the header themselves, and no limit of an address would hold.
 */
export const trustedProxies = (setting: string, host: string): TrustsProxy => {
  if (setting === 'no') return () => false;
  if (setting !== 'yes') return trustsThese(setting.split(',').map(range => range.trim()));
  if (LOOPBACK_HOSTS.includes(host)) return () => true;
  throw new StartError(
    `TRUST_PROXY=yes believes everybody who reaches ${host}: set HOST=127.0.0.1 if the proxy is on this machine, or TRUST_PROXY to its address`,
  );
};
