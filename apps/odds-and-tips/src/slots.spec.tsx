import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { oddsCalls } from '@portal/contracts/odds';
import { fakeApi, fakeApp, renderWithApp, type FakeApi } from '@portal/testing';
import { loadMatchOdds, MatchOddsSlot } from './features/match-odds/match-odds.slot.tsx';
import { loadMatchTips, MatchTipsSlot } from './features/tips/match-tips.tsx';
import { loadTopTips, TopTips } from './features/top-tips/top-tips.slot.tsx';
import { vi } from './locales/vietnamese.ts';
import { anApi } from './testing/things.ts';

const host = (api: FakeApi) => fakeApp({ api, messages: { 'odds-and-tips': vi } });
beforeEach(() => localStorage.setItem('adult', '1'));

const slots = [
  [
    'top-tips',
    async (api: FakeApi) => {
      const app = await host(api);
      return renderWithApp(<TopTips limit={5} data={(await loadTopTips(app, { limit: 5 })) as never} />, { app });
    },
    'Arsenal -0.75',
  ],
  [
    'match-tips',
    async (api: FakeApi) => {
      const app = await host(api);
      return renderWithApp(<MatchTipsSlot fixtureId={8} data={(await loadMatchTips(app, { fixtureId: 8 })) as never} />, { app });
    },
    'Arsenal -0.75',
  ],
  [
    'match-odds',
    async (api: FakeApi) => {
      const app = await host(api);
      return renderWithApp(<MatchOddsSlot fixtureId={8} data={(await loadMatchOdds(app, { fixtureId: 8 })) as never} />, { app });
    },
    '-0.75',
  ],
] as const;

it.each(slots)('%s shows what the server had loaded, without asking again', async (_, show, words) => {
  const api = anApi();
  await show(api);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(api.asked).toHaveLength(1);
});

it.each(slots)('%s says so when the api is away, and offers another try', async (_, show) => {
  await show(fakeApi());
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
});

it.each(slots)('%s leaves nothing behind for whoever hides odds', async (_, show) => {
  localStorage.setItem('hideOdds', '1');
  const { container } = await show(anApi());
  expect(container).toBeEmptyDOMElement();
  localStorage.clear();
});

it('match-tips leads to the tip, and to writing one while the match has not begun', async () => {
  await slots[1][1](anApi());
  expect(screen.getByRole('link', { name: /Arsenal -0.75/ })).toHaveAttribute('href', '/tip-keo/303');
  expect(screen.getByRole('link', { name: 'Đăng típ của bạn' })).toHaveAttribute('href', '/tip-keo/tao?tran=8');
});

it('match-odds says that the odds are simulated', async () => {
  const app = await host(anApi());
  await renderWithApp(<MatchOddsSlot fixtureId={8} data={null} />, { app });
  expect(await screen.findByText('mô phỏng')).toBeInTheDocument();
  expect(app.api.inputs(oddsCalls.match)).toEqual([{ id: '8' }]);
});
