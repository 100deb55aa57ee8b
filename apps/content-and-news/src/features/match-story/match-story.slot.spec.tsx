import { act, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { articleCalls, type ArticleRow } from '@portal/contracts/article';
import { highlightCalls, type Highlight } from '@portal/contracts/highlight';
import { fakeApi, fakeApp, renderWithApp, type FakeAppOptions } from '@portal/testing';
import { aRow, highlights } from '../../factories.ts';
import { vi } from '../../locales/vietnamese.ts';
import { loadMatchStory, MatchStory } from './match-story.slot.tsx';

const messages = { 'content-and-news': vi };
const report = aRow({ id: 10_001, slug: 'anh-phap-10001', title: 'Anh thắng Pháp 6–4', plainTitle: 'Pháp – Anh: tường thuật trận tranh hạng ba' });
const answering = (list: ArticleRow[], goals: Highlight[], expected = false) =>
  fakeApi()
    .on(articleCalls.ofMatch, () => ({ list, expected }))
    .on(highlightCalls.list, () => ({ list: goals, nextCursor: null }));
const show = async (api = answering([report], highlights(2)), prefs: FakeAppOptions['prefs'] = {}) => {
  const app = await fakeApp({ api, messages, prefs });
  await loadMatchStory(app, { fixtureId: 2_078_002 });
  return { api, ...(await renderWithApp(<MatchStory fixtureId={2_078_002} />, { app })) };
};
const story = () => screen.getByRole('region', { name: vi.highlight.story.title });

afterEach(() => jest.useRealTimers());

it('leads to the report of the match and to each of its goals', async () => {
  const { api } = await show();
  expect(within(story()).getByRole('link', { name: report.title })).toHaveAttribute('href', '/tin-tuc/anh-phap-10001');
  expect(within(within(story()).getByRole('list')).getAllByRole('link')).toHaveLength(2);
  expect(api.inputs(articleCalls.ofMatch)).toEqual([{ fixtureId: '2078002' }]);
  expect(api.inputs(highlightCalls.list)).toEqual([{ fixtureId: '2078002', pageSize: 20 }]);
});

it('tells nothing of the result to who hides scores: not by words, nor by how many goals there are', async () => {
  const { api } = await show(answering([report], highlights(2)), { hidesScores: true });
  expect(api.inputs(highlightCalls.list)).toEqual([]);
  expect(within(story()).getByRole('link', { name: 'Pháp – Anh: tường thuật trận tranh hạng ba' })).toBeInTheDocument();
  expect(story()).not.toHaveTextContent(/6–4|Cầu thủ/);
  expect(within(story()).queryByRole('list')).not.toBeInTheDocument();
});

it('has the goals as long as there is no report', async () => {
  await show(answering([], highlights(1)));
  expect(within(story()).getAllByRole('link', { name: /Cầu thủ 1/ })).toHaveLength(1);
  expect(within(story()).queryByRole('article')).not.toBeInTheDocument();
});

it.each([
  ['there is nothing', answering([], [])],
  ['nothing loads, or an older api knows of no reports', fakeApi()],
])('is not there when %s', async (_, api) => {
  const { container } = await show(api);
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
});

it('asks again until the report is there, with goals that came meanwhile, and no longer', async () => {
  jest.useFakeTimers();
  let [list, goals]: [ArticleRow[], Highlight[]] = [[], highlights(1)];
  const api = fakeApi()
    .on(articleCalls.ofMatch, () => ({ list, expected: list.length === 0 }))
    .on(highlightCalls.list, () => ({ list: goals, nextCursor: null }));
  await show(api);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(within(story()).queryByRole('article')).not.toBeInTheDocument();
  [list, goals] = [[report], highlights(2)];
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(within(story()).getByRole('link', { name: report.title })).toBeInTheDocument());
  expect(within(within(story()).getByRole('list')).getAllByRole('link')).toHaveLength(2);
  const asked = api.inputs(articleCalls.ofMatch).length;
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(api.inputs(articleCalls.ofMatch)).toHaveLength(asked);
});

it('gives up on a report that does not come, and does not ask again for one that will not', async () => {
  jest.useFakeTimers();
  const never = await show(answering([], highlights(1)));
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  expect(never.api.inputs(articleCalls.ofMatch)).toHaveLength(1);
  never.unmount();
  const { api } = await show(answering([], highlights(1), true));
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  expect(api.inputs(articleCalls.ofMatch)).toHaveLength(15);
  expect(api.inputs(highlightCalls.list)).toHaveLength(15);
});
