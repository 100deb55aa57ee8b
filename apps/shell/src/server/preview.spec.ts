/** @jest-environment node */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { previewText } from '@portal/contracts';
import { withPreview, withoutPreview } from '../preview-address.ts';
import { readPreview, signedWell, type PreviewAsk } from './preview.ts';

const ask = (url: string): PreviewAsk => readPreview(url) as PreviewAsk;

describe('an address that asks for a preview', () => {
  it('names versions of remotes, and nothing else is taken for one', () => {
    expect(readPreview('/chatroom?roomId=30')).toBeUndefined();
    expect(readPreview('/chatroom?x=mf.chat')).toBeUndefined();
    expect(ask('/chatroom?roomId=30&mf.chat=1.5.0-rc.1&mf.odds-and-tips=2.0.0')).toMatchObject({
      releases: { chat: '1.5.0-rc.1', 'odds-and-tips': '2.0.0' },
      nonsense: [],
    });
    expect(ask('/?mf.chat=1&mf.chat=2').releases).toEqual({ chat: '1' });
  });

  it.each(['mf.nobody=1', 'mf.chat=', 'mf.chat=../../x', 'mf.chat=<script>', `mf.chat=${'9'.repeat(65)}`, 'mf.=1', 'mf.__proto__=1'])(
    'says that %s is nonsense',
    (query) => {
      const { releases, nonsense } = ask(`/?${query}`);
      expect(releases).toEqual({});
      expect(nonsense).toHaveLength(1);
      expect(nonsense[0]!.length).toBeLessThanOrEqual(60);
    },
  );

  it('is left, and kept over a redirect within the portal', () => {
    expect(withoutPreview('/chatroom?roomId=30&mf.chat=1&mf.until=2&mf.sign=x')).toBe('/chatroom?roomId=30');
    expect(withoutPreview('/?mf.chat=1')).toBe('/');
    expect(withPreview('/', 'mf.chat=1')).toBe('/?mf.chat=1');
    expect(withPreview('/a?b=1#c', 'mf.chat=1')).toBe('/a?b=1&mf.chat=1#c');
    expect(withPreview('https://elsewhere.example/', 'mf.chat=1')).toBe('https://elsewhere.example/');
    expect(withPreview('//elsewhere.example/', 'mf.chat=1')).toBe('//elsewhere.example/');
  });
});

describe('the signature of a preview link', () => {
  const now = Date.parse('2026-11-21T04:00:00Z');
  const until = now / 1_000 + 60;
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');
  const key = spki(publicKey);
  const link = (releases: Record<string, string>, ends = until, by: KeyObject = privateKey) =>
    `/?${new URLSearchParams({ ...Object.fromEntries(Object.entries(releases).map(([remote, version]) => [`mf.${remote}`, version])), 'mf.until': String(ends), 'mf.sign': sign(null, Buffer.from(previewText(releases, ends)), by).toString('base64url') })}`;

  it('stands for its releases, in whatever order, until it ends', () => {
    const good = link({ 'odds-and-tips': '2.0.0+build', chat: '1.5.0-rc.1' });
    expect(signedWell(ask(good), key, now)).toBe(true);
    expect(signedWell(ask(good), key, now + 59_999)).toBe(true);
    expect(signedWell(ask(good), key, now + 60_000)).toBe(false);
  });

  it.each<[string, string, string]>([
    ['another version', link({ chat: '1.5.0' }).replace('1.5.0', '1.5.1'), key],
    ['one release more', `${link({ chat: '1.5.0' })}&mf.odds-and-tips=1.0.0`, key],
    ['a later end', link({ chat: '1.5.0' }).replace(String(until), String(until + 1)), key],
    ['no end', '/?mf.chat=1.5.0&mf.sign=x', key],
    ['an end that is no time', link({ chat: '1.5.0' }).replace(String(until), 'Infinity'), key],
    ['no signature', `/?mf.chat=1.5.0&mf.until=${until}`, key],
    ['another’s key', link({ chat: '1.5.0' }, until, generateKeyPairSync('ed25519').privateKey), key],
    ['a registry without a key', link({ chat: '1.5.0' }), ''],
    ['a key that is none', link({ chat: '1.5.0' }), 'AAAA'],
    ['a key of another kind', link({ chat: '1.5.0' }), spki(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey)],
  ])('does not for %s', (_what, url, by) => {
    expect(signedWell(ask(url), by, now)).toBe(false);
  });
});
