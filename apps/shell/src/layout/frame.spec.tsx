import { act, fireEvent, render, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { resourceCalls, type Banner } from '@portal/contracts/resource';
import { appContext, AppProvider } from '@portal/platform';
import { fakeApi, fakeApp, type FakeApi, type FakeAppOptions } from '@portal/testing';
import vi from '../locales/vi.json';
import { loadFrame } from './frame.loader.ts';
import { Frame } from './frame.tsx';

globalThis.Request ??= class {
  url: string;
  signal: AbortSignal;
  method = 'GET';
  constructor(url: string, { signal }: { signal: AbortSignal }) {
    this.url = url;
    this.signal = signal;
  }
} as never;

const banner = (more: Partial<Banner>): Banner => ({
  id: 1,
  position: 'HOME_LEFT',
  linkUrl: '/diem-danh',
  imageUrl: null,
  title: 'Điểm danh',
  text: 'x',
  action: 'y',
  art: 'ball',
  ...more,
});
const settings = (bannerDomainType: 10 | 20) => ({ brand: 'Sài Gòn', title: 't', description: 'd', analyticsId: 'KD-1', schema: [], bannerDomainType });
const both = [banner({}), banner({ id: 2, position: 'HOME_RIGHT', linkUrl: 'https://example.vn/x' })];
const site = (list: Banner[] = both, type: 10 | 20 = 20): FakeApi =>
  fakeApi()
    .on(resourceCalls.siteSeo, () => settings(type))
    .on(resourceCalls.banners, () => ({ list }))
    .on(resourceCalls.marquee, () => ({ list: [{ id: 1, text: 'Tối nay mở cổng' }] }))
    .on(resourceCalls.navigation, () => ({
      primarys: [
        { key: 'live', to: '/truc-tiep', live: true },
        { key: 'Lạch Tray', to: '/doi-bong/7', live: false },
      ],
      footerNav: [{ key: 'about', to: '/gioi-thieu', live: false }],
      topMarquee: null,
    }));

async function open(path: string, api: FakeApi = site(), options: FakeAppOptions = {}) {
  const app = await fakeApp({ api, messages: { shell: vi }, ...options });
  await loadFrame({ context: new RouterContextProvider(new Map([[appContext, app]])) });
  const router = createMemoryRouter([{ path: '/', Component: Frame, children: [{ path: '*', Component: () => <p>page</p> }] }], { initialEntries: [path] });
  const result = await act(async () =>
    render(
      <I18nextProvider i18n={app.i18n}>
        <QueryClientProvider client={app.queryClient}>
          <AppProvider context={app}>
            <RouterProvider router={router} />
          </AppProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
  const frame = result.container.firstElementChild as HTMLElement;
  return { app, api, frame, banners: () => screen.queryAllByRole('complementary').map((aside) => within(aside).getByRole('link')) };
}
beforeEach(() => sessionStorage.clear());

describe('layouts', () => {
  it.each([
    ['/', 'main', { header: true, footer: true, tabs: true, marquee: true }],
    ['/tin-tuc', 'secondary', { header: true, footer: true, tabs: true, marquee: false }],
    ['/tai-khoan', 'clear', { header: true, footer: true, tabs: true, marquee: false }],
    ['/chatroom', 'clean', { header: true, footer: false, tabs: true, marquee: false }],
    ['/truc-tiep/bong-da/7', 'custom', { header: true, footer: false, tabs: true, marquee: false }],
    ['/mb/a', 'clean', { header: false, footer: false, tabs: false, marquee: false }],
  ])('%s stands in %s', async (path, layout, parts) => {
    const { frame } = await open(path);
    expect(frame).toHaveAttribute('data-layout', layout);
    expect({
      header: screen.queryByRole('banner') !== null,
      footer: screen.queryByRole('contentinfo') !== null,
      tabs: screen.queryByRole('navigation', { name: 'Điều hướng nhanh' }) !== null,
      marquee: screen.queryByRole('region', { name: 'Thông báo của trang' }) !== null,
    }).toEqual(parts);
  });
});

describe('side banners', () => {
  it('stand on both sides, lead to a new tab, and pass no reputation on', async () => {
    const { banners } = await open('/tin-tuc');
    expect(banners().map((link) => link.getAttribute('href'))).toEqual(['/diem-danh', 'https://example.vn/x']);
    for (const link of banners()) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')).toContain('nofollow');
    }
  });

  it('lead to a hash where there is nothing to follow', async () => {
    const { banners } = await open('/', site([banner({ linkUrl: 'javascript:alert(1)' }), banner({ position: 'HOME_RIGHT', linkUrl: null })]));
    expect(banners().map((link) => link.getAttribute('href'))).toEqual(['#', '#']);
  });

  it('close for the session, one at a time', async () => {
    const { banners } = await open('/tin-tuc');
    fireEvent.click(screen.getByRole('button', { name: 'Đóng quảng cáo bên trái' }));
    expect(banners().map((link) => link.getAttribute('href'))).toEqual(['https://example.vn/x']);
    expect(sessionStorage.getItem('banner-closed-HOME_LEFT')).toBe('1');
  });

  it('come after the page, and where they fold open on demand and fold by Escape or a press elsewhere', async () => {
    const { frame } = await open('/tin-tuc');
    const aside = screen.getByRole('complementary', { name: 'Quảng cáo bên trái' });
    expect(screen.getByRole('main').compareDocumentPosition(aside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(frame).toHaveAttribute('data-sides', 'left right');
    const tab = within(aside).getByRole('button', { name: 'Quảng cáo bên trái' });
    const isOpen = () => [aside.dataset['open'], tab.getAttribute('aria-expanded')];
    expect(isOpen()).toEqual(['false', 'false']);
    fireEvent.click(tab);
    expect(isOpen()).toEqual(['true', 'true']);
    fireEvent.pointerDown(within(aside).getByRole('link'));
    expect(isOpen()).toEqual(['true', 'true']);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toEqual(['false', 'false']);
    expect(tab).toHaveFocus();
    fireEvent.click(tab);
    fireEvent.pointerDown(screen.getByText('page'));
    fireEvent.click(screen.getByText('page'));
    expect(isOpen()).toEqual(['false', 'false']);
    fireEvent.click(tab);
    fireEvent.click(tab);
    expect(isOpen()).toEqual(['false', 'false']);
  });

  it('stay out of the chat room unless shorten mode is on, and out of the release desk', async () => {
    const { app, banners } = await open('/chatroom/30');
    expect(banners()).toEqual([]);
    await act(async () => {
      await app.settings.set('shortenMode', true);
    });
    expect(banners()).toHaveLength(2);
    document.body.innerHTML = '';
    expect((await open('/-/releases')).banners()).toEqual([]);
  });

  it.each([
    [20, 'saigon.localhost', [{}]],
    [10, 'saigon.localhost', [{ domain: 'saigon.localhost' }]],
    [10, undefined, []],
  ] as const)('of a site with banner domain type %s and the domain %s are asked for with %j', async (type, domain, asked) => {
    const { api, banners } = await open('/tin-tuc', site(both, type), { site: { domain } });
    expect(api.inputs(resourceCalls.banners)).toEqual(asked);
    expect(banners()).toHaveLength(asked.length * 2);
  });

  it('are one on each side, however many come', async () => {
    const { banners } = await open('/tin-tuc', site([...both, banner({ id: 3, linkUrl: '/third' })]));
    expect(banners().map((link) => link.getAttribute('href'))).toEqual(['/diem-danh', 'https://example.vn/x']);
  });
});

describe('header, footer and notices', () => {
  it('are the site’s own: its brand, its links, words for those that have no name of ours', async () => {
    const { api } = await open('/', site(), { site: { brand: 'Sài Gòn', domain: 'saigon.localhost' } });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Sài Gòn' })).toBeInTheDocument();
    expect(header.getByRole('link', { name: 'Lạch Tray' })).toHaveAttribute('href', '/doi-bong/7');
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Giới thiệu' })).toBeInTheDocument();
    expect(screen.getByText('Tối nay mở cổng')).toBeInTheDocument();
    for (const call of [resourceCalls.navigation, resourceCalls.marquee, resourceCalls.siteSeo])
      expect(api.inputs(call)).toEqual([{ domain: 'saigon.localhost' }]);
    expect(document.querySelector('meta[name=analytics-id]')).toHaveAttribute('content', 'KD-1');
  });

  it('are the usual ones, without banners and notices, when the api is away', async () => {
    const { banners } = await open('/', fakeApi());
    expect(banners()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Thông báo của trang' })).toBeNull();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Lịch thi đấu' })).toHaveAttribute('href', '/lich-thi-dau');
  });
});
