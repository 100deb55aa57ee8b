import { act, screen } from '@testing-library/react';
import { redirect, useLocation } from 'react-router-dom';
import type { Row } from '@portal/contracts';
import { liveCalls } from '@portal/contracts/live';
import { aUser, fakeApi, fakeApp, fakeSession, renderWithApp } from '@portal/testing';
import type { SessionState } from '@portal/platform';
import { askGuards, keptBy, type Guard } from './guards.ts';
import { SessionGuards } from './session-guards.tsx';
import { TABLE } from './table.ts';

// jsdom has no Response; a redirect is one with a place in its headers.
globalThis.Response ??= class {
  readonly status: number | undefined;
  readonly headers: Headers;
  constructor(_body: unknown, init: ResponseInit = {}) {
    this.status = init.status;
    this.headers = new Headers(init.headers);
  }
} as unknown as typeof Response;

const member: SessionState = { status: 'user', user: aUser({ username: 'sonnghe_37' }) };
const guest: SessionState = { status: 'guest', user: aUser({ guest: 1 }) };
const url = (path: string) => new URL(path, 'http://portal.invalid');
/** Where the guards send a visitor, by default nobody in particular, as on the server. */
const ask = async (path: string, state: SessionState = { status: 'starting' }) =>
  (await askGuards({ url: url(path), app: await fakeApp({ session: fakeSession(state) }) }))?.headers.get('location') ?? undefined;

describe('guards', () => {
  it('stand where section 2 puts them', () => {
    const guarded = Object.fromEntries(TABLE.flatMap(({ prefix, guards }) => (guards ? [[prefix, guards]] : [])));
    expect(guarded).toEqual({
      '/bang-tin': { index: ['check-newsfeed-detail'], below: ['redirect-page'] },
      '/thanh-vien': { index: ['redirect-page'], below: ['check-same-user', 'check-newsfeed-detail', 'check-user-exists'] },
    });
  });

  it('are known by name, or the start fails', () => {
    const wrong = (name: string): Row[] => [{ ...TABLE[0]!, guards: { below: [name as 'redirect-page'] } }];
    expect(() => keptBy(wrong('check-nothing'))).toThrow('Unknown route middleware: check-nothing');
    expect(() => keptBy(wrong('constructor'))).toThrow('Unknown route middleware');
    expect(keptBy(TABLE).size).toBe(TABLE.length);
  });

  it.each([
    ['/thanh-vien', '/?login=own'],
    ['/thanh-vien/', '/?login=own'],
    ['/thanh-vien/fan', undefined],
    ['/bang-tin', undefined],
    ['/bang-tin/123', '/bang-tin?pId=123'],
    ['/bang-tin/son.nghe', '/thanh-vien/son.nghe'],
    ['/bang-tin/%3Cb%3E', '/bang-tin'],
    ['/bang-tin/a/b', undefined],
    ['/tin-tuc/12', undefined],
    ['/khong-co', undefined],
  ])('redirect-page sends nobody in particular from %s to %s', async (path, to) => {
    expect([await ask(path), await ask(path, guest)]).toEqual([to, to]);
  });

  it('redirect-page sends a member from /thanh-vien to their own feed', async () => {
    expect(await ask('/thanh-vien', member)).toBe('/bang-tin?nType=1');
  });

  it.each([
    ['/thanh-vien/sonnghe_37', '/bang-tin?nType=1'],
    ['/thanh-vien/SonNghe_37', '/bang-tin?nType=1'],
    ['/thanh-vien/sonnghe%5F37', '/bang-tin?nType=1'],
    ['/thanh-vien/fan', undefined],
    ['/thanh-vien/%', undefined],
  ])('check-same-user sends a member from %s to %s', async (path, to) => {
    expect(await ask(path, member)).toBe(to);
    expect(await ask(path, guest)).toBeUndefined();
  });

  it.each([
    ['/thanh-vien/fan?pId=7', '/bang-tin?pId=7'],
    ['/thanh-vien/fan?pId=%3Cb%3E', '/bang-tin?pId=%3Cb%3E'],
    ['/bang-tin?pId=7', undefined],
    ['/thanh-vien/fan?x=1', undefined],
  ])('check-newsfeed-detail has %s answered at %s', async (path, to) => {
    expect(await ask(path)).toBe(to);
  });

  it('are asked one after the other, with the page’s own app, and the first that sends elsewhere is the last', async () => {
    const asked: string[] = [];
    const says =
      (name: string, to?: string): Guard =>
      async ({ app }) => {
        const { total } = await app.api.call(liveCalls.showOnline, {});
        asked.push(`${name} ${total}`);
        return to === undefined ? undefined : redirect(to);
      };
    const rows: Row[] = [{ ...TABLE[0]!, guards: { below: ['redirect-page', 'check-same-user', 'check-user-exists'] } }];
    const guards = { 'redirect-page': says('one'), 'check-same-user': says('two', '/ket-qua'), 'check-user-exists': says('three', '/') };
    const app = await fakeApp({ api: fakeApi().on(liveCalls.showOnline, () => ({ total: 7 })) });
    const at = (path: string) => askGuards({ url: url(path), app }, keptBy(rows, guards));
    expect((await at(`${rows[0]!.prefix}/bong-da`))?.headers.get('location')).toBe('/ket-qua');
    expect(asked).toEqual(['one 7', 'two 7']);
    expect([await at(rows[0]!.prefix), await at('/ket-qua')]).toEqual([undefined, undefined]);
    expect(asked).toHaveLength(2);
  });
});

describe('once it is known who the visitor is', () => {
  const Here = () => {
    const { pathname, search } = useLocation();
    return <p>{pathname + search}</p>;
  };
  const open = async (path: string) => {
    const session = fakeSession({ status: 'starting' });
    await renderWithApp(
      <>
        <SessionGuards />
        <Here />
      </>,
      { app: await fakeApp({ session }), path },
    );
    return session;
  };

  it('their own profile turns into their own feed', async () => {
    const session = await open('/thanh-vien/sonnghe_37');
    expect(screen.getByText('/thanh-vien/sonnghe_37')).toBeTruthy();
    act(() => session.become(member));
    expect(await screen.findByText('/bang-tin?nType=1')).toBeTruthy();
  });

  it('somebody else’s stays, and for a guest everything', async () => {
    const session = await open('/thanh-vien/fan');
    act(() => session.become(guest));
    await act(async () => session.become(member));
    expect(screen.getByText('/thanh-vien/fan')).toBeTruthy();
  });
});
