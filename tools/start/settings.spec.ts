import path from 'node:path';
import { addressOf, readSettings } from './settings.ts';

const read = (env: Record<string, string>) => readSettings(env, '/srv/portal');

describe('the settings of a start', () => {
  it('are 4200, 4300 and 4400 on this machine, with the data beside the code, when nothing is said', () => {
    expect(read({})).toEqual({ ports: { shell: 4200, api: 4300, registry: 4400 }, host: '127.0.0.1', dataDir: path.resolve('/srv/portal/.data'), demo: true });
  });

  it('come from PORT, API_PORT, REGISTRY_PORT, HOST and DATA_DIR', () => {
    const settings = read({ PORT: '80', API_PORT: ' 8081 ', REGISTRY_PORT: '8082', HOST: '0.0.0.0', DATA_DIR: '/var/lib/portal' });
    expect(settings).toMatchObject({ ports: { shell: 80, api: 8081, registry: 8082 }, host: '0.0.0.0', dataDir: path.resolve('/var/lib/portal') });
  });

  it.each(['0', '65536', '42.5', 'abc', '-1', '1e3'])('refuse PORT=%s with a line that names it', (PORT) => {
    expect(() => read({ PORT })).toThrow(`PORT must be a number from 1 to 65535, not '${PORT}'.`);
  });

  it('refuse one port for two servers and name both variables', () => {
    expect(() => read({ PORT: '4300' })).toThrow('PORT and API_PORT are both 4300');
    expect(() => read({ REGISTRY_PORT: '4300' })).toThrow('API_PORT and REGISTRY_PORT are both 4300');
  });

  it('have demo accounts everywhere but in production without DEMO=1', () => {
    expect(read({ NODE_ENV: 'development' }).demo).toBe(true);
    expect(read({ NODE_ENV: 'production' }).demo).toBe(false);
    expect(read({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
    expect(read({ NODE_ENV: 'production', DEMO: '0' }).demo).toBe(false);
  });

  it('give an address that can be asked, also when the servers listen everywhere', () => {
    expect(addressOf(read({ HOST: '0.0.0.0' }), 'api')).toBe('http://127.0.0.1:4300');
    expect(addressOf(read({ HOST: '::1' }), 'shell')).toBe('http://[::1]:4200');
    expect(addressOf(read({ HOST: '192.168.1.4' }), 'shell')).toBe('http://192.168.1.4:4200');
    expect(addressOf(read({ HOST: '192.168.1.4' }), 'registry')).toBe('http://127.0.0.1:4400');
  });
});
