import { languages } from '@portal/contracts';
import { resourceCalls, bannerDomainTypes } from '@portal/contracts/resource';
import { marqueeNotice, sideBanner, siteDomain, siteLink } from '../../db/schema.ts';
import { seedSite } from '../../seed/site.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const words = (text: string) => ({ vi: text, en: text, zh: text });
const DEMO = 'saigon.localhost';

describe.each(databaseKinds)('resources on %s', (kind) => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp(kind);
    const { db } = api.database;
    await db.insert(siteDomain).values({
      domain: 'hai-phong.vn',
      brand: 'Cảng',
      title: words('Cảng'),
      description: words('d'),
      analyticsId: 'HP-1',
      bannerDomainType: bannerDomainTypes.none,
      schema: [],
    });
    await db.insert(siteLink).values({ domain: 'hai-phong.vn', place: 'header', key: 'Sân Lạch Tray', to: '/doi-bong/7', position: 0 });
    await db.insert(marqueeNotice).values({ domain: 'hai-phong.vn', words: words('Pháo sáng bị cấm'), position: 0 });
    await db.insert(sideBanner).values({
      domain: 'hai-phong.vn',
      position: 'HOME_LEFT',
      linkUrl: 'https://hai-phong.vn',
      art: 'ball',
      title: words('t'),
      text: words('x'),
      action: words('a'),
    });
  });
  afterAll(() => api?.close());
  const positions = async (input: object) =>
    (await api.call(resourceCalls.banners, input)).body.data.list.map(({ position, linkUrl }) => `${position} ${linkUrl}`);
  const HOUSE = ['HOME_LEFT /diem-danh', 'HOME_RIGHT /chatroom?roomId=30'];

  describe('header and footer', () => {
    it('are those of no domain for the default, and for a domain that is not listed', async () => {
      for (const input of [{}, { domain: 'localhost' }, { domain: 'somewhere.else' }, { domain: '<b>' }]) {
        const { data } = (await api.call(resourceCalls.navigation, input)).body;
        expect(data.primarys[0]).toEqual({ key: 'live', to: '/truc-tiep', live: true });
        expect(data.footerNav.map(({ to }) => to)).toContain('/chinh-sach-cookie');
        expect(data.topMarquee).toMatch(/phát lại/);
      }
    });

    it('are a domain’s own where it has any, whatever the case of its name, place by place', async () => {
      const { data } = (await api.call(resourceCalls.navigation, { domain: 'Hai-Phong.VN' })).body;
      expect(data.primarys).toEqual([{ key: 'Sân Lạch Tray', to: '/doi-bong/7', live: false }]);
      expect(data.footerNav.length).toBeGreaterThan(3);
      expect(data.topMarquee).toBe('Pháo sáng bị cấm');
      expect((await api.call(resourceCalls.navigation, { domain: DEMO })).body.data.footerNav).toHaveLength(3);
    });
  });

  it('notices are a domain’s own, else those of all', async () => {
    const of = async (input: object) => (await api.call(resourceCalls.marquee, input)).body.data.list.map(({ text }) => text);
    expect(await of({ domain: 'hai-phong.vn' })).toEqual(['Pháo sáng bị cấm']);
    expect(await of({})).toHaveLength(2);
  });

  describe('side banners', () => {
    it('are those of no domain where the site’s type is 20, whatever domain is named', async () => {
      for (const input of [{}, { domain: 'localhost' }, { domain: 'hai-phong.vn' }, { domain: 'somewhere.else' }])
        expect(await positions(input)).toEqual(HOUSE);
    });

    it('are the named domain’s where its type is 10, on each side its own before those of all', async () => {
      expect(await positions({ domain: DEMO })).toEqual(['HOME_LEFT /tip-keo', HOUSE[1]]);
      expect(await positions({ domain: DEMO, position: 'HOME_LEFT' })).toEqual(['HOME_LEFT /tip-keo']);
    });

    it('are none where the type is 10 and nobody names a domain', async () => {
      const { db } = api.database;
      const type = (bannerDomainType: number) => db.update(siteDomain).set({ bannerDomainType });
      await type(bannerDomainTypes.cookie);
      expect(await positions({})).toEqual([]);
      expect(await positions({ domain: 'hai-phong.vn' })).toEqual(['HOME_LEFT https://hai-phong.vn', HOUSE[1]]);
      await type(bannerDomainTypes.none);
      expect(await positions({})).toEqual(HOUSE);
    });

    it('of one side only, when one is asked; a side that does not exist is named', async () => {
      expect(await positions({ position: 'HOME_RIGHT' })).toEqual([HOUSE[1]]);
      const { status, body } = await api.call(resourceCalls.banners, { position: 'MIDDLE' });
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'position']);
    });
  });

  describe('settings of a site', () => {
    it('are its domain’s, else the default’s', async () => {
      expect((await api.call(resourceCalls.siteSeo, { domain: 'hai-phong.vn' })).body.data).toMatchObject({
        brand: 'Cảng',
        analyticsId: 'HP-1',
        bannerDomainType: 20,
        schema: [],
      });
      const usual = (await api.call(resourceCalls.siteSeo, { domain: 'somewhere.else' })).body.data;
      expect(usual).toMatchObject({ brand: 'Khán Đài', analyticsId: null, bannerDomainType: 20 });
      expect(usual.schema.map((each) => each['@type'])).toEqual(['Organization', 'WebSite']);
    });
  });

  it('lists the domains, the default first; one alone when it is named, none for one that is not listed', async () => {
    const of = async (input: object) => (await api.call(resourceCalls.domains, input)).body.data.list;
    expect((await of({})).map(({ domain, isDefault }) => [domain, isDefault])).toEqual([
      ['localhost', true],
      ['hai-phong.vn', false],
      [DEMO, false],
    ]);
    expect(await of({ domain: 'hai-phong.vn' })).toEqual([{ domain: 'hai-phong.vn', brand: 'Cảng', isDefault: false }]);
    expect(await of({ domain: 'somewhere.else' })).toEqual([]);
  });

  it('names a domain that is too long', async () => {
    for (const call of [resourceCalls.navigation, resourceCalls.marquee, resourceCalls.banners, resourceCalls.siteSeo, resourceCalls.domains]) {
      const { status, body } = await api.call(call, { domain: 'x'.repeat(300) });
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'domain']);
    }
  });

  it('speaks three languages', async () => {
    const said = await Promise.all(
      languages.map(async (language) =>
        JSON.stringify(
          await Promise.all(
            [resourceCalls.marquee, resourceCalls.banners, resourceCalls.siteSeo].map(async (call) => (await api.call(call, {}, { language })).body.data),
          ),
        ),
      ),
    );
    expect(new Set(said).size).toBe(3);
  });

  it('begins with what ships, once: what the operator took away stays away', async () => {
    const { db } = api.database;
    await db.delete(marqueeNotice);
    await seedSite({ db, demo: true });
    expect((await api.call(resourceCalls.marquee)).body.data.list).toEqual([]);
    expect((await api.call(resourceCalls.navigation)).body.data.topMarquee).toBeNull();
  });
});
