import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { ApiError } from '@portal/api-client';
import { slots as slotTable } from '@portal/contracts';
import { oddsCalls } from '@portal/contracts/odds';
import { tipsCalls } from '@portal/contracts/tips';
import { missingTexts, openPath, strayTexts } from '@portal/testing';
import * as remote from './remote.tsx';
import { anApi } from './testing/things.ts';

const open = (path: string, api = anApi(), language: 'vi' | 'zh' = 'vi') => openPath(remote, 'odds-and-tips', path, { api, prefs: { language } });
beforeEach(() => localStorage.setItem('adult', '1'));

test.each([
  ['/ty-le-keo', 'Tỷ lệ kèo'],
  ['/ty-le-keo/8', 'Arsenal – Wolverhampton'],
  ['/ty-le-keo/bong-da/8', 'Arsenal – Wolverhampton'],
  ['/ty-le-keo/a/b', 'Tỷ lệ kèo'],
  ['/ty-le-keo/mo-hinh', 'Kèo mô phỏng từ đâu ra'],
  ['/ty-le-keo/neu', 'Nếu …'],
  ['/tip-keo', 'Típ Kèo'],
  ['/tip-keo/303', 'Arsenal – Wolverhampton'],
  ['/tip-keo/cao-thu/303', 'Arsenal – Wolverhampton'],
  ['/tip-keo/du-doan', 'Đoán ăn điểm'],
  ['/tip-keo/choi-co-chung-muc', 'Chơi có chừng mực'],
  ['/tip-keo/kinhcan_67/thanh-tich', 'Thành tích của Kính Cận'],
  ['/tip-keo/a/b', 'Típ Kèo'],
  ['/tip-keo/tao', 'Đăng típ của bạn'],
])('%s is the page "%s"', async (path, title) => {
  expect((await open(path)).status).toBe(200);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(document.title).toMatch(/\| Khán Đài$/);
});

test.each([
  ['/tip-keo/303', tipsCalls.info],
  ['/ty-le-keo/8', oddsCalls.match],
] as const)('%s is a 404 when there is no such thing, an error when the api is away', async (path, call) => {
  expect(
    (
      await open(
        path,
        anApi().on(call, () => {
          throw new ApiError('notFound', { call: call.id, status: 404 });
        }),
      )
    ).status,
  ).toBe(404);
  expect(
    (
      await open(
        path,
        anApi().on(call, () => {
          throw new ApiError('offline', { call: call.id });
        }),
      )
    ).status,
  ).toBe(500);
});

test('a cursor that somebody made up is a 404', async () => {
  const api = anApi().on(tipsCalls.list, () => {
    throw new ApiError('badInput', { call: 'tips.list', status: 400 });
  });
  expect((await open('/tip-keo?xem=dang-mo&cursor=x', api)).status).toBe(404);
});

test('without the ranking the tips are still there', async () => {
  const api = anApi().on(tipsCalls.ranking, () => {
    throw new ApiError('server', { call: 'tips.ranking', status: 500 });
  });
  expect((await open('/tip-keo', api)).status).toBe(200);
  expect(screen.getByText('Arsenal -0.75')).toBeInTheDocument();
});

test('every slot that the contract gives it is offered', () => {
  expect(Object.keys(remote.slots ?? {}).sort()).toEqual(
    Object.keys(slotTable)
      .filter((name) => name.startsWith('odds-and-tips/'))
      .sort(),
  );
});

test('no language lacks a text, and the pages speak it', async () => {
  expect(await missingTexts(remote)).toEqual([]);
  await open('/ty-le-keo', anApi(), 'zh');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('賠率');
});

test('no page asks for a text which it does not bring', () => {
  expect(strayTexts(__dirname)).toEqual([]);
});
