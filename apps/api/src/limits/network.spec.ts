import fc from 'fast-check';
import { networkOf } from './network.ts';

describe('who counts as one sender', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['2001:DB8::7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['no address', 'no address'],
  ])('%s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));

  it('is the first half of an IPv6 address, however the rest is', () => {
    const hex = fc.integer({ min: 0, max: 0xffff }).map((group) => group.toString(16));
    fc.assert(
      fc.property(fc.array(hex, { minLength: 4, maxLength: 4 }), fc.array(hex, { minLength: 4, maxLength: 4 }), (network, host) => {
        expect(networkOf([...network, ...host].join(':'))).toBe(`${network.join(':')}::/64`);
      }),
    );
  });
});
