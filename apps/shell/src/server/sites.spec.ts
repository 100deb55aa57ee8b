/** @jest-environment node */
import { createSites } from './sites.ts';

const list = [
  { domain: 'localhost', brand: 'Khán Đài', isDefault: true },
  { domain: 'saigon.localhost', brand: 'Sài Gòn', isDefault: false },
  { domain: 'khandai.vn', brand: 'KĐ', isDefault: false },
];

function directory({ ask = async () => list, publicUrl }: { ask?: () => Promise<typeof list>; publicUrl?: string } = {}) {
  let time = 0;
  let asked = 0;
  const failures: unknown[] = [];
  const of = createSites({
    ask: () => {
      asked += 1;
      return ask();
    },
    publicUrl,
    port: 4200,
    now: () => time,
    failed: (error) => failures.push(error),
  });
  return {
    of,
    failures,
    asked: () => asked,
    later: (ms: number) => {
      time += ms;
    },
  };
}

describe('the site of a host', () => {
  it('is the one of its name, whatever its case and port', async () => {
    const { of } = directory();
    expect(await of('SaiGon.localhost:4200')).toEqual({ domain: 'saigon.localhost', brand: 'Sài Gòn', origin: 'http://saigon.localhost:4200' });
    expect((await of('khandai.vn')).origin).toBe('https://khandai.vn');
  });

  it('is the default for any other: no visitor makes a site of a name', async () => {
    const { of } = directory();
    for (const host of ['127.0.0.1:4200', 'evil.example', '<b>', '', undefined])
      expect(await of(host)).toEqual({ domain: 'localhost', brand: 'Khán Đài', origin: 'http://localhost:4200' });
  });

  it('has the address that the world knows, where it is told', async () => {
    const { of } = directory({ publicUrl: 'https://www.khandai.vn' });
    expect([(await of('whatever')).origin, (await of('khandai.vn')).origin]).toEqual(['https://www.khandai.vn', 'https://khandai.vn']);
  });

  it('is asked for once for many, and again when it is old', async () => {
    const { of, asked, later } = directory();
    await Promise.all([of('a'), of('b'), of('khandai.vn')]);
    expect(asked()).toBe(1);
    later(30_001);
    await of('a');
    expect(asked()).toBe(2);
  });

  it('stays what it was while nobody can say, and is the usual one before that', async () => {
    let down = true;
    const { of, failures, later } = directory({
      ask: async () => {
        if (down) throw new Error('down');
        return list;
      },
    });
    expect(await of('khandai.vn')).toEqual({ domain: undefined, brand: 'Khán Đài', origin: 'http://localhost:4200' });
    down = false;
    later(5_001);
    expect((await of('khandai.vn')).brand).toBe('KĐ');
    down = true;
    later(30_001);
    await of('khandai.vn');
    expect((await of('khandai.vn')).brand).toBe('KĐ');
    expect(failures).toHaveLength(2);
  });
});
