import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { aUser, fakeApp, fakeSession, renderWithApp } from '@portal/testing';
import type { SessionState } from '@portal/platform';
import { askGuards, keptBy } from './guards.ts';
import { SessionGuards } from './session-guards.tsx';
import { TABLE, type Row } from './table.ts';

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
const ask = (path: string, session?: SessionState) => askGuards({ url: new URL(path, 'http://portal.invalid'), session })?.headers.get('location') ?? undefined;

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
  ])('redirect-page sends nobody in particular from %s to %s', (path, to) => {
    expect([ask(path), ask(path, guest)]).toEqual([to, to]);
  });

  it('redirect-page sends a member from /thanh-vien to their own feed', () => {
    expect(ask('/thanh-vien', member)).toBe('/bang-tin?nType=1');
  });

  it.each([
    ['/thanh-vien/sonnghe_37', '/bang-tin?nType=1'],
    ['/thanh-vien/SonNghe_37', '/bang-tin?nType=1'],
    ['/thanh-vien/sonnghe%5F37', '/bang-tin?nType=1'],
    ['/thanh-vien/fan', undefined],
    ['/thanh-vien/%', undefined],
  ])('check-same-user sends a member from %s to %s', (path, to) => {
    expect(ask(path, member)).toBe(to);
    expect(ask(path, guest)).toBeUndefined();
  });

  it.each([
    ['/thanh-vien/fan?pId=7', '/bang-tin?pId=7'],
    ['/thanh-vien/fan?pId=%3Cb%3E', '/bang-tin?pId=%3Cb%3E'],
    ['/bang-tin?pId=7', undefined],
    ['/thanh-vien/fan?x=1', undefined],
  ])('check-newsfeed-detail has %s answered at %s', (path, to) => {
    expect(ask(path)).toBe(to);
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
    expect(screen.getByText('/bang-tin?nType=1')).toBeTruthy();
  });

  it('somebody else’s stays, and for a guest everything', async () => {
    const session = await open('/thanh-vien/fan');
    act(() => session.become(guest));
    act(() => session.become(member));
    expect(screen.getByText('/thanh-vien/fan')).toBeTruthy();
  });
});
