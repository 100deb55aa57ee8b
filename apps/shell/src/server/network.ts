import { isIP } from 'node:net';

/** Where a visitor comes from, coarsely: the /24 of an IPv4 address, the /48 of an IPv6 one. One provider hands out far smaller pieces, so one script is one network. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  const address = mapped ?? ip;
  switch (isIP(address)) {
    case 4:
      return address.split('.').slice(0, 3).join('.');
    case 6:
      return groups(address).slice(0, 3).join(':');
    default:
      return 'unknown';
  }
}

/** The eight groups of an IPv6 address, `::` filled in. */
function groups(address: string): string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::', 2);
  const front = head === '' ? [] : head.split(':');
  if (tail === undefined) return front.map(plain);
  const back = tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end stands for two groups; it never reaches the /48.
  const missing = 8 - front.length - back.length - (back.at(-1)?.includes('.') ? 1 : 0);
  return [...front, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...back].map(plain);
}
const plain = (group: string): string => group.replace(/^0+(?=.)/, '');
