import type { Release } from '../federation/releases.ts';
import { createIntegrity } from './import-map.ts';

const release = (version: string): Release => ({
  name: 'chat',
  version,
  base: `/remotes/chat/${version}/client/`,
  entry: 'remoteEntry.js',
  css: ['a.css'],
  js: ['b.js'],
  files: { 'remoteEntry.js': 'sha384-entry', 'b.js': 'sha384-b', 'lazy.js': 'sha384-lazy', 'a.css': 'sha384-a' },
});
const maps = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[type=importmap]')].map((script) => ({
    nonce: script.nonce,
    map: JSON.parse(script.textContent ?? '') as unknown,
  }));

it('lists entry and every chunk of a release met later, once, with the page’s nonce', () => {
  document.head.innerHTML = '<script nonce="of-the-page"></script>';
  const announce = createIntegrity([release('1').base]);
  announce(release('1'));
  expect(maps()).toEqual([]);
  announce(release('2'));
  announce(release('2'));
  expect(maps()).toEqual([
    {
      nonce: 'of-the-page',
      map: {
        integrity: {
          '/remotes/chat/2/client/remoteEntry.js': 'sha384-entry',
          '/remotes/chat/2/client/b.js': 'sha384-b',
          '/remotes/chat/2/client/lazy.js': 'sha384-lazy',
        },
      },
    },
  ]);
});

it('tells the hash of every style sheet that a chunk may bring, also of what the page lists', () => {
  createIntegrity([release('3').base])(release('3'));
  expect((globalThis as { __PORTAL_STYLE_HASHES__?: Record<string, string> }).__PORTAL_STYLE_HASHES__).toMatchObject({
    [new URL('/remotes/chat/3/client/a.css', location.href).href]: 'sha384-a',
  });
});
