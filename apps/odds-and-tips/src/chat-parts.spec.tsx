import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { oddsCalls } from '@portal/contracts/odds';
import { predictionCalls } from '@portal/contracts/prediction';
import { tipsCalls } from '@portal/contracts/tips';
import { aUser, fakeApi, fakeApp, fakeSession, renderWithApp, type FakeApi, type FakeSession } from '@portal/testing';
import * as marketOdds from './features/market-odds/market-odds.part.tsx';
import * as openTips from './features/open-tips/open-tips.part.tsx';
import * as ownPredictions from './features/prediction/own-predictions.part.tsx';
import * as predict from './features/prediction/predict.part.tsx';
import * as ranking from './features/tips/ranking.part.tsx';
import newTip from './locales/new-tip.vi.json';
import odds from './locales/odds.vi.json';
import tips from './locales/tips.vi.json';
import shared from './locales/vi.json';
import { slots } from './remote.tsx';
import { anApi, aTip, coming, ended, live, someOdds } from './testing/things.ts';

const host = (api: FakeApi, own: object, session?: FakeSession) =>
  fakeApp({ api, messages: { 'odds-and-tips': { ...shared, ...own } }, ...(session && { session }) });
const member = () => fakeSession({ status: 'user', user: aUser({ username: 'fan' }) });
type Market = Parameters<typeof marketOdds.Component>[0]['market'];

/** As the shell does it: loaded, then shown with what was loaded. */
async function market(api: FakeApi, kind: Market, fixtureId?: number) {
  const app = await host(api, odds);
  const props = { market: kind, ...(fixtureId && { fixtureId }) };
  const data = await marketOdds.load(app, props);
  return renderWithApp(<marketOdds.Component {...props} data={data} />, { app });
}
async function tipsOf(api: FakeApi, which: 'focus' | 'tonight') {
  const app = await host(api, tips);
  const data = await openTips.load(app);
  return renderWithApp(<openTips.Component which={which} data={data} />, { app });
}
async function best(api: FakeApi) {
  const app = await host(api, tips);
  const data = await ranking.load(app);
  return renderWithApp(<ranking.Component data={data} />, { app });
}
const purse = () => ({
  balance: 1_240,
  day: '2026-11-20',
  left: 400,
  perDay: 500,
  least: 10,
  most: 200,
  onReplays: true,
  settled: { count: 0, won: 0, staked: 0, paid: 0 },
  open: { count: 0, staked: 0 },
});
const gone = () => {
  throw new ApiError('notFound', { call: oddsCalls.match.id, status: 404 });
};
beforeEach(() => localStorage.setItem('adult', '1'));

const failing = [
  ['odds of a match', (api: FakeApi) => market(api, 'hdp', 8)],
  ['odds of those next', (api: FakeApi) => market(api, 'all')],
  ['tips in focus', (api: FakeApi) => tipsOf(api, 'focus')],
  ['tips for tonight', (api: FakeApi) => tipsOf(api, 'tonight')],
  ['the ranking', best],
] as const;

it.each(failing)('%s: what was loaded is shown without asking again, below the 18+ notice', async (_, show) => {
  const api = anApi();
  await show(api);
  expect(screen.getByText(/Người dưới 18 tuổi/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Đang tải')).toBeNull();
  expect(api.asked).toHaveLength(1);
});

it.each(failing)('%s: an api that is away is said, with another try', async (_, show) => {
  await show(fakeApi());
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
});

it.each(failing)('%s: who hides odds sees none', async (_, show) => {
  const { app } = await show(anApi());
  await act(() => app.settings.set('disableTip', true));
  expect(screen.queryByText('Arsenal -0.75')).toBeNull();
  expect(screen.queryByText('-0.75')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Kèo đang ẩn' })).toBeInTheDocument();
});

describe('odds of a kind of market', () => {
  it('are those of the match, and lead to all of them', async () => {
    await market(anApi(), 'hdp', 8);
    const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows).toEqual(['HDP/FT', 'HDP/HT']);
    expect(screen.getByRole('link', { name: 'Xem hết' })).toHaveAttribute('href', '/ty-le-keo/8');
    expect(screen.getByText('mô phỏng')).toBeInTheDocument();
  });

  it('say so where the match has none of them', async () => {
    const api = anApi().on(oddsCalls.match, () => ({ ...someOdds(coming), rows: {} }));
    await market(api, '1x2', 8);
    expect(screen.getByText('Trận này chưa mở kèo.')).toBeInTheDocument();
  });

  it('are those of matches on air and next where the room is about no match, or about one that has no odds', async () => {
    const api = () => anApi([someOdds(live), someOdds(coming), someOdds(ended)]);
    const { unmount } = await market(api(), 'overUnder');
    const list = () => within(screen.getByRole('list', { name: 'Tài xỉu' })).getAllByRole('listitem');
    expect(list()).toHaveLength(2);
    expect(list()[1]).toHaveTextContent(/22:00Arsenal – Wolverhampton.*OU\/FT.*2\.75.*0\.93.*0\.92/);
    expect(screen.getByRole('link', { name: /Arsenal – Wolverhampton/ })).toHaveAttribute('href', '/ty-le-keo/8');
    unmount();
    await market(api().on(oddsCalls.match, gone), 'overUnder', 77);
    expect(list()).toHaveLength(2);
  });

  it('ask for a first stretch of the day, not for all of it', async () => {
    const { app } = await market(anApi(), 'all');
    expect(app.api.inputs(oddsCalls.list)).toEqual([{ timezone: 'Asia/Ho_Chi_Minh', pageSize: 20 }]);
  });

  it('say that nothing is left of the day', async () => {
    await market(anApi([someOdds(ended)]), 'hdp');
    expect(screen.getByText('Hôm nay hết trận có kèo rồi')).toBeInTheDocument();
  });
});

describe('open tips', () => {
  const talked = aTip({ id: 301, comments: 4, content: 'Ai cũng bàn.' });
  const list = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

  it('in focus are those that most is said about, of matches to come', async () => {
    const api = anApi().on(tipsCalls.list, () => ({ list: [aTip(), talked, aTip({ id: 300, match: live, comments: 90 })], nextCursor: null }));
    await tipsOf(api, 'focus');
    expect(list()).toEqual([expect.stringContaining('Ai cũng bàn.'), expect.stringContaining('bảy trận chưa thua')]);
  });

  it('for tonight are those of its matches, the next kick-off first', async () => {
    const tomorrow = { ...coming, kickOff: '2026-11-21T22:00:00+07:00' };
    const api = anApi().on(tipsCalls.list, () => ({ list: [aTip({ id: 305, match: tomorrow, content: 'Mai mới đá.' }), aTip()], nextCursor: null }));
    await tipsOf(api, 'tonight');
    expect(list()).toEqual([expect.stringContaining('bảy trận chưa thua')]);
  });

  it('for tonight are those of the night in which one looks, however long ago they were loaded', async () => {
    const tomorrow = { ...coming, kickOff: '2026-11-21T22:00:00+07:00' };
    const app = await host(
      anApi().on(tipsCalls.list, () => ({ list: [aTip({ id: 305, match: tomorrow, content: 'Mai mới đá.' }), aTip()], nextCursor: null })),
      tips,
    );
    const data = await openTips.load(app);
    app.clock.advance(24 * 3_600_000);
    await renderWithApp(<openTips.Component which="tonight" data={data} />, { app });
    expect(list()).toEqual([expect.stringContaining('Mai mới đá.')]);
  });

  it.each([
    ['focus', 'Chưa có típ nào cho trận sắp đá'],
    ['tonight', 'Tối nay chưa ai chốt kèo nào'],
  ] as const)('of which there are none (%s) say so and invite to write one', async (which, words) => {
    await tipsOf(
      anApi().on(tipsCalls.list, () => ({ list: [], nextCursor: null })),
      which,
    );
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Đăng típ của bạn' })).toHaveAttribute('href', '/tip-keo/tao');
  });
});

describe('the ranking', () => {
  it('is of the week first, and of a month or a year when asked', async () => {
    const { app } = await best(anApi());
    expect(screen.getByRole('heading', { name: 'Top Típ tuần' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Kính Cận/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Tháng' }));
    expect(await screen.findByRole('heading', { name: 'Top Típ tháng' })).toBeInTheDocument();
    expect(app.api.inputs(tipsCalls.ranking)).toEqual([
      { days: '7', pageSize: 10 },
      { days: '30', pageSize: 10 },
    ]);
  });

  it('says that nobody is on it yet', async () => {
    await best(anApi().on(tipsCalls.ranking, () => ({ list: [] })));
    expect(screen.getByText(/Chưa ai đủ số típ/)).toBeInTheDocument();
  });
});

describe('what is for members', () => {
  const predicting = async (session: FakeSession, api = anApi()) =>
    renderWithApp(<predict.Component fixtureId={8} />, { app: await host(api, newTip, session) });
  const history = async (session: FakeSession, api = anApi()) => renderWithApp(<ownPredictions.Component />, { app: await host(api, newTip, session) });

  it.each([
    ['the form', predicting, 'Đăng nhập để đoán'],
    ['the list', history, 'Đăng nhập để xem'],
  ] as const)('tells a guest to log in instead of %s', async (_, show, button) => {
    const { app } = await show(fakeSession());
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(app.session.loginAsked).toBe(1);
    expect(app.api.asked).toEqual([]);
  });

  it('waits while it is not known who one is, and offers another try where nobody can say', async () => {
    const retry = jest.fn();
    const session = fakeSession({ status: 'starting' });
    await predicting(session);
    expect(screen.getByLabelText('Đang tải')).toBeInTheDocument();
    act(() => session.become({ status: 'unavailable', retry }));
    expect(screen.getByText('Chưa biết bạn là ai vì mạng chập chờn.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('begins the form with the match of the room', async () => {
    await predicting(member(), anApi().on(predictionCalls.purse, purse));
    expect(await screen.findByRole('radio', { name: /Arsenal -0.75/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Điểm của bạn và luật chơi' })).toHaveAttribute('href', '/tip-keo/du-doan?tran=8');
  });

  it('says that the purse or the list did not come', async () => {
    const { unmount } = await predicting(member());
    expect(await screen.findByText('Chưa tải được số điểm.')).toBeInTheDocument();
    unmount();
    await history(member());
    expect(await screen.findByText('Chưa tải được những lượt đã đoán.')).toBeInTheDocument();
  });

  it('says that one has predicted nothing, with the way to one’s tips', async () => {
    await history(
      member(),
      anApi().on(predictionCalls.list, () => ({ list: [], nextCursor: null })),
    );
    expect(await screen.findByText('Bạn chưa đoán trận nào')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Típ của bạn' })).toHaveAttribute('href', '/tip-keo/fan/thanh-tich');
  });
});

it('come in chunks of their own, whose style sheets the server’s page has too', () => {
  const apart = Object.entries(slots ?? {}).filter(([, slot]) => slot.apart);
  expect(apart.map(([name]) => name)).toEqual([
    'odds-and-tips/market-odds',
    'odds-and-tips/ranking',
    'odds-and-tips/open-tips',
    'odds-and-tips/predict',
    'odds-and-tips/own-predictions',
  ]);
  // What `lazy` could not load once it never loads; `load` waits for it, and is asked again.
  expect(apart.filter(([, { load }]) => load === undefined)).toEqual([]);
});
