import { isPublicAddress } from './public-address.ts';

test.each([
  '127.0.0.1', '127.8.8.8', '0.0.0.0', '10.0.0.8', '100.64.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255',
  '::1', '::', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fc00::1', 'fd12::1', 'fe80::1', 'fe80::1%eth0', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1', '3fff::1',
  'localhost', '', '1.2.3',
])('%s is not of the open internet', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '1.1.1.1', '2606:4700:4700::1111', '2400:cb00::1'])('%s is', (address) => expect(isPublicAddress(address)).toBe(true));
