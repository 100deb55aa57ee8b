import { calls, languages } from '@portal/contracts';
import type { ManualClock } from '../../testing/clocks.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const { resource } = calls;

describe('resources', () => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => { api = await testApp('pglite'); });
  afterAll(() => api?.close());

  it('lists the header and the footer with their addresses', async () => {
    const { data } = (await api.call(resource.navigation)).body;
    expect(data.primarys[0]).toEqual({ key: 'live', to: '/truc-tiep', live: true });
    expect(data.footerNav.map(({ to }) => to)).toContain('/chinh-sach-cookie');
    expect(data.topMarquee).toMatch(/phát lại/);
  });

  it('has a house banner on each side, and only the asked side when one is asked', async () => {
    expect((await api.call(resource.banners)).body.data.list.map(({ position }) => position)).toEqual(['HOME_LEFT', 'HOME_RIGHT']);
    const [right, ...others] = (await api.call(resource.banners, { position: 'HOME_RIGHT' })).body.data.list;
    expect(right).toMatchObject({ linkUrl: '/chatroom?roomId=30', title: 'Khán đài chung' });
    expect(others).toEqual([]);
  });

  it('names a position that does not exist', async () => {
    const { status, body } = await api.call(resource.banners, { position: 'MIDDLE' });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe('position');
  });

  it('names a domain that is too long', async () => {
    for (const call of [resource.navigation, resource.banners, resource.siteSeo]) {
      expect((await api.call(call, { domain: 'x'.repeat(300) })).body.errors?.[0]?.path).toBe('domain');
    }
  });

  it('speaks three languages, none of them with a key in place of words', async () => {
    const said = await Promise.all(languages.map(async (language) => {
      const answers = await Promise.all([resource.marquee, resource.banners, resource.siteSeo].map(async (call) => JSON.stringify((await api.call(call, {}, { language })).body.data)));
      return answers.join();
    }));
    expect(new Set(said).size).toBe(3);
    for (const words of said) expect(words).not.toMatch(/banners\.|marquee\.|site\./);
  });

  it('calls the site Khán Đài', async () => {
    expect((await api.call(resource.siteSeo)).body.data.brand).toBe('Khán Đài');
  });
});
