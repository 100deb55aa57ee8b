import { act, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { aUser, fakeApp, fakeSession, renderWithApp } from '@portal/testing';
import { releasesMessages } from '../locales/releases.ts';
import { doneOf, newsOf } from './news.ts';
import { operatorCalls } from './operator-calls.ts';
import { ReleasesPage } from './releases.page.tsx';
import { aBoard } from './testing/fixtures.ts';

async function open(session = fakeSession()) {
  const app = await fakeApp({ session, messages: { releases: (await releasesMessages.vi()).default } });
  app.api.on(operatorCalls.board, () => aBoard());
  globalThis.fetch = () => Promise.reject(new Error('no network'));
  await act(async () => {
    await renderWithApp(<ReleasesPage />, { app });
  });
  return app;
}

it('asks a guest to log in, and asks the shell nothing in their name', async () => {
  const app = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  expect([app.session.loginAsked, app.api.asked]).toEqual([1, []]);
});

it('tells a member who is no staff so, and asks the shell nothing', async () => {
  const app = await open(fakeSession({ status: 'user', user: aUser() }));
  expect(screen.getByRole('heading', { name: 'Tài khoản này không có quyền phát hành' })).toBeVisible();
  expect(app.api.asked).toEqual([]);
});

it('shows staff the board, and takes it away from who logs out', async () => {
  const app = await open(fakeSession({ status: 'user', user: aUser({ siteRoleId: 6 }) }));
  expect(await screen.findByRole('article', { name: 'Chat' })).toBeVisible();
  act(() => app.session.become({ status: 'guest', user: aUser({ guest: 1 }) }));
  expect(screen.queryByRole('article')).toBeNull();
});

describe('notices', () => {
  const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as never;
  const words = { t, remote: (name: string) => name };

  it('say what another changed, by whom and why', () => {
    expect(newsOf({ kind: 'current', remote: 'chat', from: '1.4.0', to: '1.3.0', by: 'minh', note: 'trắng ô', automatic: false }, words)).toEqual({
      id: 'releases current chat',
      tone: 'info',
      title: 'news.current {"remote":"chat","from":"1.4.0","to":"1.3.0"}',
      text: 'news.by {"by":"minh"} trắng ô',
    });
    expect(newsOf({ kind: 'canary-ended', remote: 'chat', version: '1.5.0', by: '', automatic: true }, words)).toEqual({
      id: 'releases canary-ended chat',
      tone: 'info',
      title: 'news.canary-automatic {"remote":"chat","version":"1.5.0"}',
    });
  });

  it('say what one did oneself', () => {
    expect(doneOf({ do: 'freeze', remote: 'chat' }, words).title).toContain('move.done.freeze {"remote":"chat"');
    expect(doneOf({ do: 'promote', set: { chat: '1', 'odds-and-tips': '2' } }, words).title).toBe('move.done.set {"n":2}');
  });
});
