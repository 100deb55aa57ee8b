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
