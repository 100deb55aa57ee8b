import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { ApiError } from '@portal/api-client';
import { oddsCalls, oddsModel } from '@portal/contracts/odds';
import { openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { anApi, someModel } from '../../testing/things.ts';

const open = (api = anApi()) => openPath(remote, 'odds-and-tips', '/ty-le-keo/mo-hinh', { api });
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
beforeEach(() => localStorage.setItem('adult', '1'));

it('tells how odds come about, and of how many results', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Kèo mô phỏng từ đâu ra' })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Tính thế nào' })).getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(screen.getByText(/tính từ 1,580 trận có kết quả thật/)).toBeInTheDocument();
  expect(screen.getByText(/Mỗi trận kỳ vọng 2\.71 bàn, thực tế 2\.80\./)).toBeInTheDocument();
});

it('shows what was said beside what came, and the model beside who knows nothing; of a newer model only what has words', async () => {
  const [outcome] = someModel().markets;
  await open(anApi().on(oddsCalls.model, () => oddsModel.parse({ ...someModel(), markets: [outcome, { ...outcome, name: 'corners' }] })));
  expect(rows('Nói bao nhiêu, xảy ra bấy nhiêu')).toEqual([
    ['6%', '5%', '40'],
    ['25%', '27%', '320'],
  ]);
  expect(rows('So với người chỉ biết chuyện cũ lặp lại bao nhiêu lần')).toEqual([['Ai thắng', '474', '0.970', '1.052']]);
});

it('is not there where it could not be loaded', async () => {
  const { status } = await open(
    anApi().on(oddsCalls.model, () => {
      throw new ApiError('notFound', { call: 'odds.model' });
    }),
  );
  expect(status).not.toBe(200);
});
