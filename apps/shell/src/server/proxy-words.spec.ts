/** @jest-environment node */
import { ofProxies } from './proxy-words.ts';

it('passes on where a visitor is as a proxy on loopback says it, and never as the visitor says it', () => {
  const headers = { 'cf-ipcountry': 'VN', 'x-time-zone': 'Asia/Saigon', accept: '*/*' };
  expect(ofProxies(headers, '127.0.0.1')).toEqual(headers);
  expect(ofProxies(headers, '::ffff:127.0.0.1')).toEqual(headers);
  for (const peer of ['203.0.113.4', '::ffff:203.0.113.4', undefined]) expect(ofProxies(headers, peer)).toEqual({ accept: '*/*' });
});
