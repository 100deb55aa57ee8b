import { act, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { comicCalls } from '@portal/contracts/comic';
import { fakeApi, openPath, type FakeAppOptions } from '@portal/testing';
import { aComic, aComicPage } from '../../factories.ts';
import { vi } from '../../locales/vietnamese.ts';
import * as remote from '../../remote.tsx';

const words = vi.comics;
const working = () =>
  fakeApi()
    .on(comicCalls.list, () => ({ list: [aComic(), aComic({ id: 2, slug: 'truyen-hai', title: 'Truyện hai' })], nextCursor: null }))
    .on(comicCalls.info, () => ({ comic: aComic(), pages: [aComicPage(1), aComicPage(2), aComicPage(3)] }));
const open = async (to: string, options: FakeAppOptions = {}) => {
  const opened = await openPath(remote, 'content-and-news', to, { api: working(), ...options });
  await act(async () => {});
  return opened;
};
const inSight = () => screen.getAllByRole('figure').map((sheet) => sheet.getAttribute('aria-label'));

describe('the list', () => {
  it('shows each comic, its first page and how long it is', async () => {
    await open('/truyen-tranh');
    const list = within(screen.getByRole('list', { name: words.list }));
    expect(list.getByRole('link', { name: 'Lần đầu' })).toHaveAttribute('href', '/truyen-tranh/lan-dau');
    expect(list.getAllByText('3 trang')).toHaveLength(2);
  });

  it('leads on to older ones, and back', async () => {
    const api = working().on(comicCalls.list, ({ cursor }) => ({ list: [aComic()], nextCursor: cursor ? null : 'sau' }));
    await open('/truyen-tranh', { api });
    await userEvent.click(screen.getByRole('link', { name: words.older }));
    expect(await screen.findByRole('link', { name: words.newest })).toHaveAttribute('href', '/truyen-tranh');
    expect(api.inputs(comicCalls.list)).toEqual([{ pageSize: 12 }, { pageSize: 12, cursor: 'sau' }]);
  });

  it('says that there are none', async () => {
    await open('/truyen-tranh', { api: fakeApi().on(comicCalls.list, () => ({ list: [], nextCursor: null })) });
    expect(screen.getByText(words.empty)).toBeInTheDocument();
  });

  it('of a place that is none is a 404', async () => {
    const api = fakeApi().on(comicCalls.list, () => {
      throw new ApiError('badInput', { call: 'comic.list' });
    });
    expect((await open('/truyen-tranh?cursor=x', { api })).problem).toMatchObject({ status: 404 });
  });
});

describe('a comic', () => {
  it('is a strip of all its pages: what is seen, then what is said, in the order of reading', async () => {
    await open('/truyen-tranh/lan-dau');
    expect(inSight()).toEqual(['Trang 1 trên 3', 'Trang 2 trên 3', 'Trang 3 trên 3']);
    const [first] = screen.getAllByRole('figure');
    expect(within(first!).getByRole('img')).toHaveAccessibleName('Cảnh 1');
    expect([...first!.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Hôm đó trời nắng.', 'Ông ơi!', 'Hừm…']);
    expect(screen.getByText(`Khán Đài viết và vẽ · ${words.cc0}`)).toBeInTheDocument();
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://khandai.test/truyen-tranh/lan-dau');
  });

  it('is read a page at a time by links and arrow keys, and asks for nothing more', async () => {
    const { app } = await open('/truyen-tranh/lan-dau');
    await userEvent.click(screen.getByRole('link', { name: words.single }));
    await waitFor(() => expect(inSight()).toEqual(['Trang 1 trên 3']));
    expect(screen.queryByRole('link', { name: words.previous })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: words.next }));
    await waitFor(() => expect(inSight()).toEqual(['Trang 2 trên 3']));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(inSight()).toEqual(['Trang 3 trên 3']));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('Trang 3 trên 3');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(inSight()).toEqual(['Trang 2 trên 3']));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(inSight()).toEqual(['Trang 1 trên 3']));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.click(await screen.findByRole('link', { name: words.again }));
    await waitFor(() => expect(inSight()).toEqual(['Trang 1 trên 3']));
    expect(app.api.inputs(comicCalls.info)).toHaveLength(1);
  });

  it.each([
    ['99', 'Trang 3 trên 3'],
    ['-1', 'Trang 1 trên 3'],
    ['hai', 'Trang 1 trên 3'],
  ])('of page %s it has, shows the nearest', async (page, shown) => {
    await open(`/truyen-tranh/lan-dau?kieu=trang&trang=${page}`);
    expect(inSight()).toEqual([shown]);
  });

  it('has the next page ready before it is wanted, and none after the last', async () => {
    const asked: string[] = [];
    jest.spyOn(window, 'Image').mockImplementation(
      () =>
        ({
          set src(url: string) {
            asked.push(url);
          },
        }) as HTMLImageElement,
    );
    await open('/truyen-tranh/lan-dau?kieu=trang&trang=2');
    expect(asked).toEqual([aComicPage(3).picture.url]);
    await userEvent.click(screen.getByRole('link', { name: words.next }));
    await screen.findByRole('link', { name: words.again });
    expect(asked).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('keeps the focus among the ways on when the first page is there again', async () => {
    await open('/truyen-tranh/lan-dau?kieu=trang&trang=2');
    await userEvent.click(screen.getByRole('link', { name: words.previous }));
    await waitFor(() => expect(screen.getByRole('link', { name: words.next })).toHaveFocus());
  });

  it('names others', async () => {
    await open('/truyen-tranh/lan-dau');
    expect(within(screen.getByRole('region', { name: words.others })).getAllByRole('link')).toHaveLength(1);
  });

  it('that is not there is a 404', async () => {
    const api = working().on(comicCalls.info, () => {
      throw new ApiError('notFound', { call: 'comic.info' });
    });
    expect((await open('/truyen-tranh/khong-co', { api })).problem).toMatchObject({ status: 404 });
  });

  it('shows that it did not come, and asks again', async () => {
    const api = working().on(comicCalls.info, () => {
      throw new ApiError('offline', { call: 'comic.info' });
    });
    await open('/truyen-tranh/lan-dau', { api });
    api.on(comicCalls.info, () => ({ comic: aComic(), pages: [aComicPage(1)] }));
    await userEvent.click(await screen.findByRole('button', { name: vi.retry }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lần đầu' })).toBeInTheDocument();
  });
});
