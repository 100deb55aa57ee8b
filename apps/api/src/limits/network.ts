import { isIPv6 } from 'node:net';

/**
 * Who counts as one sender: an IPv4 address, or the /64 of an IPv6 one, since each home is given that many. An IPv4 address
 * in the clothes of IPv6 is itself.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [front = '', back] = ip.replace(/%.*$/, '').split('::');
  const [before, after] = [front, back ?? ''].map((side) => side.split(':').filter(Boolean)) as [string[], string[]];
  // A last part written as IPv4 stands for two.
  const written = before.length + after.length + (ip.includes('.') ? 1 : 0);
  const groups = back === undefined ? before : [...before, ...Array<string>(Math.max(0, 8 - written)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
