import { resourceCalls } from '@portal/contracts/resource';
import type { ManualClock } from '../../testing/clocks.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const { path } = resourceCalls.visitor;

describe('what is known of a visitor', () => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp('pglite');
  });
  afterAll(() => api?.close());
  const ask = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => (await api.app.inject({ url: path, headers, remoteAddress })).json().data;

  it('is what a proxy on this machine says: address, country and zone', async () => {
    expect(await ask({ 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': 'vn', 'cf-timezone': 'Asia/Saigon' })).toEqual({
      ip: '203.0.113.9',
      country: 'VN',
      timeZone: 'Asia/Saigon',
    });
    expect(await ask({ 'x-forwarded-for': '203.0.113.9', 'x-country': 'TW', 'x-time-zone': 'Asia/Taipei' })).toEqual({
      ip: '203.0.113.9',
      country: 'TW',
      timeZone: 'Asia/Taipei',
    });
  });

  it('is the address alone where no proxy says more, or nothing that can be true', async () => {
    expect(await ask({})).toEqual({ ip: '127.0.0.1', country: null, timeZone: null });
    const nonsense: Record<string, string>[] = [{ 'cf-ipcountry': 'XX', 'cf-timezone': 'Mars/Base' }, { 'cf-ipcountry': 'T1' }, { 'x-country': '<b>' }];
    for (const headers of nonsense) expect(await ask(headers)).toMatchObject({ country: null, timeZone: null });
  });

  it('is not what a stranger says of himself', async () => {
    expect(await ask({ 'x-forwarded-for': '10.0.0.1', 'cf-ipcountry': 'VN', 'cf-timezone': 'Asia/Saigon' }, '198.51.100.7')).toEqual({
      ip: '198.51.100.7',
      country: null,
      timeZone: null,
    });
  });
});
