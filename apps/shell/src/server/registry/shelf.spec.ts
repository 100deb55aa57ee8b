/** @jest-environment node */
import { fakeRegistry, type FakeRegistry } from '../testing/fake-registry.ts';
import { sha384 } from './known-release.ts';
import { createShelf } from './shelf.ts';
import { createSource } from './source.ts';

let registry: FakeRegistry;
beforeEach(async () => {
  registry = await fakeRegistry();
});
afterEach(() => registry.close());
const shelf = (keep?: number) =>
  createShelf({ fetch: createSource({ url: registry.url, token: 'secret' }).file, kept: () => Promise.resolve(undefined) }, keep);

describe('learning a release', () => {
  it('fetches it whole, once for all who ask, with the shell’s token', async () => {
    const pointer = registry.publish('chat', '1.0.0', { 'client/page.js': 'page' });
    const held = shelf();
    const [one, other] = await Promise.all([held.learn('chat', pointer), held.learn('chat', pointer)]);
    expect(one).toBe(other);
    expect(await held.learn('chat', pointer)).toBe(one);
    expect([...one.files.keys()].sort()).toEqual(['client/page.js', 'client/remoteEntry.js', 'server/remoteEntry.js']);
    expect(one.release.base).toBe('/remotes/chat/1.0.0/client/');
    expect(registry.asked).toHaveLength(4);
    expect([...registry.tokens]).toEqual(['Bearer secret']);
  });

  it.each<[string, (path: string) => void]>([
    ['release.json does not match its hash', (base) => registry.files.set(`${base}release.json`, Buffer.from('{}'))],
    ['client/remoteEntry.js does not match its hash', (base) => registry.files.set(`${base}client/remoteEntry.js`, Buffer.from('evil'))],
    ['server/remoteEntry.js: HTTP 404', (base) => registry.files.delete(`${base}server/remoteEntry.js`)],
    ['client/remoteEntry.js: HTTP 500', (base) => registry.trouble.failing.add(`${base}client/remoteEntry.js`)],
  ])('is refused: %s', async (says, damage) => {
    const pointer = registry.publish('chat', '1.0.0');
    damage(pointer.base);
    const held = shelf();
    await expect(held.learn('chat', pointer)).rejects.toThrow(says);
    expect(held.find('chat', '1.0.0')).toBeUndefined();
  });

  it('is tried anew after a failure', async () => {
    const pointer = registry.publish('chat', '1.0.0');
    const held = shelf();
    registry.trouble.down = true;
    await expect(held.learn('chat', pointer)).rejects.toThrow();
    registry.trouble.down = false;
    await expect(held.learn('chat', pointer)).resolves.toBeDefined();
  });

  it('is refused when it is another remote’s, or lies nowhere', async () => {
    const pointer = registry.publish('chat', '1.0.0');
    await expect(shelf().learn('odds-and-tips', pointer)).rejects.toThrow('it is a release of chat');
    await expect(shelf().learn('chat', { ...pointer, base: '@elsewhere.example/' })).rejects.toThrow('no folder of the registry');
  });

  it('is refused when something that a page loads first has no hash', async () => {
    const { base } = registry.publish('chat', '1.0.0');
    const text = registry.files.get(`${base}release.json`)!.toString().replace('"js":[]', '"js":["unlisted.js"]');
    registry.files.set(`${base}release.json`, Buffer.from(text));
    await expect(shelf().learn('chat', { version: '1.0.0', base, integrity: sha384(Buffer.from(text)) })).rejects.toThrow('client/unlisted.js has no hash');
  });

  it('keeps a bounded number of releases, and always those that visitors get', async () => {
    const held = shelf(3);
    const first = await held.learn('chat', registry.publish('chat', '1'));
    held.pin([first]);
    for (let n = 2; n < 12; n += 1) await held.learn('chat', registry.publish('chat', String(n)));
    expect(held.size).toBe(4);
    expect(held.find('chat', '1')).toBe(first);
    expect(held.find('chat', '11')).toBeDefined();
    expect(held.find('chat', '2')).toBeUndefined();
  });
});
