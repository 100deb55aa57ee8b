import { act, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { privacyCalls, type OwnDataPage } from '@portal/contracts/privacy';
import { aUser, fakeApi, fakeSession, renderWithApp } from '@portal/testing';
import { vi } from '../../locales/vietnamese.ts';
import { PrivacyPanel } from './privacy-panel.tsx';

const fan = aUser({ userId: 7, username: 'fan' });
const first: OwnDataPage = {
  parts: [
    { name: 'account', rows: [{ username: 'fan' }] },
    { name: 'posts', rows: [{ id: 1 }, { id: 2 }] },
  ],
  nextCursor: 'on',
};
const last: OwnDataPage = {
  parts: [
    { name: 'posts', rows: [{ id: 3 }] },
    { name: 'tips', rows: [] },
  ],
  nextCursor: null,
};

const made = jest.fn<string, [Blob]>(() => 'blob:own');
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  made.mockClear();
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const open = async (api = fakeApi(), session = fakeSession({ status: 'user', user: fan })) =>
  (await renderWithApp(<PrivacyPanel user={fan} />, { api, messages: { 'account-and-missions': vi }, session })).app;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Tải dữ liệu của tôi' }));
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

it('says who sees what', async () => {
  await open();
  const who = within(screen.getByRole('region', { name: 'Ai thấy gì của bạn' }));
  expect(who.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Mọi người', 'Bạn chọn từng bài', 'Chỉ mình bạn', 'Ban quản trị']);
  expect(who.getByText(/^Email, số điện thoại, số dư/)).toBeInTheDocument();
});

it('gathers all pages into one file, and tells how far it is', async () => {
  let next: (page: OwnDataPage) => void = () => undefined;
  const api = fakeApi().on(privacyCalls.data, ({ cursor }) => (cursor === undefined ? first : new Promise<OwnDataPage>((resolve) => (next = resolve))));
  const app = await open(api);
  await press();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Đã gom 3 mục'));
  await act(async () => next(last));
  await waitFor(() => expect(saved).toEqual(['khan-dai-fan.json']));
  const file = JSON.parse(await textOf(made.mock.calls[0]![0]));
  expect(file).toMatchObject({ member: 'fan', rows: 4, data: { account: [{ username: 'fan' }], posts: [{ id: 1 }, { id: 2 }, { id: 3 }], tips: [] } });
  expect(api.inputs(privacyCalls.data)).toEqual([{}, { cursor: 'on' }]);
  expect(app.notified).toMatchObject([{ tone: 'success', title: 'Đã lưu dữ liệu của bạn', text: 'khan-dai-fan.json, 4 mục' }]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('saves nothing by halves: says so, and begins anew', async () => {
  let fails = true;
  const api = fakeApi().on(privacyCalls.data, ({ cursor }) => {
    if (cursor !== undefined && fails) throw new ApiError('tooMany', { call: 'privacy.data', status: 429, retryAfter: 12 });
    return cursor === undefined ? first : last;
  });
  const app = await open(api);
  await press();
  await waitFor(() =>
    expect(app.notified).toMatchObject([{ tone: 'error', title: 'Chưa tải được dữ liệu của bạn', text: expect.stringContaining('12 giây') }]),
  );
  expect(saved).toEqual([]);
  fails = false;
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(JSON.parse(await textOf(made.mock.calls[0]![0])).rows).toBe(4);
});

it('is nobody’s file once somebody else is here', async () => {
  let next: (page: OwnDataPage) => void = () => undefined;
  const api = fakeApi().on(privacyCalls.data, ({ cursor }) => (cursor === undefined ? first : new Promise<OwnDataPage>((resolve) => (next = resolve))));
  const session = fakeSession({ status: 'user', user: fan });
  const app = await open(api, session);
  await press();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3'));
  act(() => session.become({ status: 'user', user: aUser({ userId: 8, username: 'other' }) }));
  await act(async () => next(last));
  await waitFor(() => expect(app.notified).toMatchObject([{ tone: 'error' }]));
  expect(saved).toEqual([]);
});
