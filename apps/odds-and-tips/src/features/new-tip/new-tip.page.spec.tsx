import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { codes } from '@portal/contracts';
import { oddsCalls } from '@portal/contracts/odds';
import { predictionCalls } from '@portal/contracts/prediction';
import { tipsCalls } from '@portal/contracts/tips';
import { aUser, fakeSession, openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { anApi, aTip, coming, ended, live, someOdds } from '../../testing/things.ts';
import { tippable } from './offers.ts';

const member = () => fakeSession({ status: 'user', user: aUser() });
const open = async (api = anApi(), path = '/tip-keo/tao?tran=8', session = member()) => {
  const opened = await openPath(remote, 'odds-and-tips', path, { api, session });
  return { ...opened, send: () => userEvent.click(screen.getByRole('button', { name: 'Đăng típ' })) };
};
const refuse = (code: number) =>
  anApi().on(tipsCalls.create, () => {
    throw new ApiError('refused', { call: 'tips.create', code, serverMessage: 'x' });
  });
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
beforeEach(() => localStorage.setItem('adult', '1'));

it('invites a guest to log in', async () => {
  const { app } = await open(anApi(), '/tip-keo/tao', fakeSession());
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập để viết típ' }));
  expect(app.session.loginAsked).toBe(1);
});

it('offers matches that have not begun, and what their markets give', async () => {
  await open();
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Chọn trận sắp đá',
    '22:00, T6 20/11 · Arsenal – Wolverhampton',
  ]);
  expect(screen.getByRole('radio', { name: /Arsenal -0.75/ })).toBeInTheDocument();
  expect(screen.getByText('Giá 1.97')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Tài xỉu H1' })).toBeDisabled();
  expect(screen.getByText(/Khoá lúc 22:00, T6 20\/11/)).toBeInTheDocument();
});

it('sends what one sees, with its line, and shows the tip', async () => {
  const { app, send } = await open(anApi().on(tipsCalls.create, () => aTip()));
  await userEvent.click(await screen.findByRole('radio', { name: 'Tài xỉu' }));
  await choose(/Xỉu 2.75/);
  expect(screen.getByRole('radio', { name: 'Khá chắc' })).toBeChecked();
  await choose(/Rất chắc/);
  await userEvent.type(screen.getByLabelText('Vì sao?'), ' Hai đội đá chặt. ');
  await send();
  await waitFor(() => expect(app.notified).toMatchObject([{ title: 'Đã đăng típ' }]));
  expect(app.api.inputs(tipsCalls.create)).toEqual([
    { uuid: expect.any(String), fixtureId: 8, type: 10, pick: 'under', line: 2.75, content: 'Hai đội đá chặt.', confidence: 3 },
  ]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Arsenal – Wolverhampton'));
});

it('names what is missing, and sends nothing', async () => {
  const { app, send } = await open();
  await screen.findByRole('radio', { name: /Arsenal -0.75/ });
  await send();
  expect(await screen.findByText('Bạn chưa chọn cửa')).toBeInTheDocument();
  expect(app.api.inputs(tipsCalls.create)).toEqual([]);
});

it('offers the new line when it has moved, and sends that', async () => {
  const { app, send } = await open(refuse(codes.lineMoved));
  await choose(/Arsenal -0.75/);
  app.api.on(oddsCalls.match, () => someOdds(coming, { 'HDP/FT': '8,8,-0.5,0.90,0.95,-1,0.92,0.94,0,0,1795170600,0,2' }));
  await send();
  expect(await screen.findByText('Kèo vừa đổi, típ chưa đăng. Bây giờ là Arsenal -1, giá 1.92.')).toBeInTheDocument();
  app.api.on(tipsCalls.create, () => aTip({ line: -1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Đăng theo kèo mới' }));
  await waitFor(() => expect(app.api.inputs(tipsCalls.create).map(({ line }) => line)).toEqual([-0.75, -1]));
});

it.each([
  [codes.tipLocked, /Bóng đã lăn/],
  [codes.marketClosed, /Kèo này đang khoá/],
  [codes.tippedBefore, /đã có típ loại này/],
  [codes.onBreak, /đang nghỉ/],
])('says why it was refused (%i) and keeps what was written', async (code, words) => {
  const { send } = await open(refuse(code));
  await choose(/Arsenal -0.75/);
  await userEvent.type(screen.getByLabelText('Vì sao?'), 'Sân nhà.');
  await send();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText('Vì sao?')).toHaveValue('Sân nhà.');
});

it('during a break says until when, and asks for nothing', async () => {
  await open(anApi().on(predictionCalls.care, () => ({ limit: null, next: null, breakUntil: '2026-11-27T13:00:00.000Z', spans: [] })));
  expect(await screen.findByText(/^Bạn đang nghỉ tới 20:00, .*27\/11\/2026$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Đăng típ' })).toBeNull();
});

it('sends the same tip under the same uuid when the answer was lost', async () => {
  const { app, send } = await open(
    anApi().on(tipsCalls.create, () => {
      throw new ApiError('offline', { call: 'tips.create' });
    }),
  );
  await choose(/Arsenal -0.75/);
  await send();
  expect(await screen.findByText(/Mất mạng rồi/)).toBeInTheDocument();
  await send();
  await waitFor(() => expect(app.api.inputs(tipsCalls.create)).toHaveLength(2));
  const [first, second] = app.api.inputs(tipsCalls.create);
  expect(second).toEqual(first);
});

it('says that the match one came for takes no more tips', async () => {
  await open(anApi([someOdds(live), someOdds(coming)]), '/tip-keo/tao?tran=7');
  expect(await screen.findByText(/không còn nhận típ/)).toBeInTheDocument();
});

it('lists matches to come once each, by kick-off', () => {
  const later = { ...coming, fixtureId: 11, kickOff: '2026-11-21T22:00:00+07:00' };
  expect(
    tippable([[someOdds(later), someOdds(live), someOdds(ended)], undefined, [someOdds(coming), someOdds(later)]]).map(({ match }) => match.fixtureId),
  ).toEqual([8, 11]);
});
