import { screen, within } from '@testing-library/react';
import { searchCalls } from '@portal/contracts/search';
import { callQuery } from '@portal/platform';
import { fakeApp, renderWithApp } from '@portal/testing';
import { shellMessages } from '../locales/messages.ts';
import { MOST_FOUND } from './search.route.ts';
import { SearchPage } from './search.page.tsx';
import { nothingFound, someFound } from './testing/some-found.ts';

async function page(path: string, found = someFound) {
  const app = await fakeApp({ messages: { shell: (await shellMessages.vi()).default } });
  app.queryClient.setQueryData(callQuery(app, searchCalls.search, { q: 'ha noi', pageSize: MOST_FOUND }).queryKey, found);
  return renderWithApp(<SearchPage />, { app, path });
}

it('shows all that was found, each kind under its heading, every row a link', async () => {
  await page('/tim-kiem?q=H%C3%A0+N%E1%BB%99i');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tìm “Hà Nội”');
  expect(screen.getByText('5 kết quả cho “Hà Nội”')).toBeInTheDocument();
  for (const name of ['Trận đấu', 'Đội bóng', 'Giải đấu', 'Thành viên', 'Bài viết'])
    expect(within(screen.getByRole('region', { name: new RegExp(name) })).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('textbox')).toHaveValue('Hà Nội');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/tim-kiem');
});

it('tells no result to who hides scores', async () => {
  const [article] = someFound.articles;
  const told = { ...article!, title: 'Anh thắng Pháp 6–4', plainTitle: 'Pháp – Anh: tường thuật' };
  const app = await fakeApp({ messages: { shell: (await shellMessages.vi()).default }, prefs: { hidesScores: true } });
  app.queryClient.setQueryData(callQuery(app, searchCalls.search, { q: 'ha noi', pageSize: MOST_FOUND }).queryKey, { ...someFound, articles: [told] });
  await renderWithApp(<SearchPage />, { app, path: '/tim-kiem?q=ha+noi' });
  expect(screen.getByRole('region', { name: /Bài viết/ })).toHaveTextContent(told.plainTitle);
  expect(document.body).not.toHaveTextContent('6–4');
});

it('is nothing for searchers outside', async () => {
  await page('/tim-kiem?q=ha+noi');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('says so when there is nothing, and only asks for words without any', async () => {
  const { unmount } = await page('/tim-kiem?q=ha+noi', nothingFound);
  expect(screen.getByRole('heading', { name: 'Chưa tìm thấy gì cho “ha noi”' })).toBeInTheDocument();
  unmount();
  const { app } = await page('/tim-kiem');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tìm kiếm');
  expect(app.api.asked).toEqual([]);
});
