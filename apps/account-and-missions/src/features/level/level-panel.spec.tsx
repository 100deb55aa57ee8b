import { screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { userCalls, type LevelInfo } from '@portal/contracts/user';
import { aUser, fakeApi, fakeSession, renderWithApp } from '@portal/testing';
import { vi } from '../../locales/vietnamese.ts';
import { aLevel } from '../../testing/points.ts';
import { LevelPanel } from './level-panel.tsx';

const open = (api = fakeApi().on(userCalls.level, () => aLevel())) =>
  renderWithApp(<LevelPanel userId={7} />, {
    api,
    messages: { 'account-and-missions': vi },
    session: fakeSession({ status: 'user', user: aUser({ userId: 7 }) }),
  });

it.each<[string, Partial<LevelInfo>, string[]]>([
  ['brings a title', {}, ['Cấp 14 · Fan cứng', 'Còn 1,580 điểm nữa là lên cấp 15.', 'Cấp sau mang danh hiệu Giọng ca khán đài.']],
  ['brings none yet', { level: 15 }, ['Cấp 15 · Giọng ca khán đài', 'Danh hiệu kế tiếp: Cựu binh khán đài, ở cấp 20.']],
  ['is not there', { level: 50, to: null }, ['Cấp 50 · Huyền thoại khán đài', 'Bạn đã ở cấp cao nhất.']],
])('names the level, and says how far the next one is that %s', async (_, own, texts) => {
  await open(fakeApi().on(userCalls.level, () => aLevel(own)));
  for (const text of texts) expect(await screen.findByText(text)).toBeInTheDocument();
});

it('says that it could not be loaded, and tries again', async () => {
  const { app } = await open(fakeApi());
  await screen.findByText('Chưa tải được cấp độ.');
  app.api.on(userCalls.level, () => aLevel());
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Cấp 14 · Fan cứng')).toBeInTheDocument();
});
