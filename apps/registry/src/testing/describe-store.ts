import type { ObjectStore } from '../store/object-store.ts';

/** Where one store keeps its things for one test. `open` may be called again after a close: then everything is there. */
export interface StorePlace {
  open: () => Promise<ObjectStore>;
  remove: () => Promise<void>;
}

/** What every object store does, whatever it stands on. A new one is held to this and to nothing else. */
export function describeStore(name: string, place: () => Promise<StorePlace>): void {
  describe(`a store ${name}`, () => {
    let at: StorePlace;
    let store: ObjectStore;
    beforeEach(async () => {
      at = await place();
      store = await at.open();
    });
    afterEach(async () => {
      await store.close();
      await at.remove();
    });
    const text = async (key: string, of = store) => (await of.get(key))?.bytes.toString();
    const keys = async (prefix: string, limit = 100) => (await store.list(prefix, { limit })).keys;

    test('has nothing at first', async () => {
      expect(await store.get('a')).toBeUndefined();
      expect(await store.get('a/b/c.json')).toBeUndefined();
      expect(await store.list('', { limit: 10 })).toEqual({ keys: [], more: false });
    });

    test('gives back the bytes that were put, whatever they are', async () => {
      const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
      await store.put('blob', bytes, 'absent');
      await store.put('empty', '', 'absent');
      await store.put('text', 'Phòng chat', 'absent');
      expect((await store.get('blob'))?.bytes.equals(bytes)).toBe(true);
      expect(await text('empty')).toBe('');
      expect(await text('text')).toBe('Phòng chat');
    });

    test('does not write over what is there when it was to be absent', async () => {
      expect(await store.put('a/b', 'one', 'absent')).toEqual({ etag: expect.any(String) });
      expect(await store.put('a/b', 'two', 'absent')).toBeUndefined();
      expect(await text('a/b')).toBe('one');
    });

    test('replaces exactly what was read', async () => {
      const first = await store.put('book', 'one', 'absent');
      const read = await store.get('book');
      expect(read?.etag).toBe(first?.etag);
      const second = await store.put('book', 'two', { etag: read?.etag ?? '' });
      expect(await text('book')).toBe('two');
      expect(await store.put('book', 'three', { etag: read?.etag ?? '' })).toBeUndefined();
      expect(await text('book')).toBe('two');
      expect((await store.get('book'))?.etag).toBe(second?.etag);
    });

    test('replaces nothing where there is nothing', async () => {
      expect(await store.put('book', 'one', { etag: 'x' })).toBeUndefined();
      expect(await store.get('book')).toBeUndefined();
    });

    test('of many who put at once one wins, by either condition', async () => {
      const names = Array.from({ length: 20 }, (_, index) => `writer ${index}`);
      const made = await Promise.all(names.map((name) => store.put('claim', name, 'absent')));
      expect(made.filter(Boolean)).toHaveLength(1);
      expect(await text('claim')).toBe(names[made.findIndex(Boolean)]);
      const etag = (await store.get('claim'))?.etag ?? '';
      const changed = await Promise.all(names.map((name) => store.put('claim', `${name} again`, { etag })));
      expect(changed.filter(Boolean)).toHaveLength(1);
      expect(await text('claim')).toBe(`${names[changed.findIndex(Boolean)]} again`);
    });

    test('loses no change of many who read, change and put by etag', async () => {
      await store.put('count', '0', 'absent');
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          for (;;) {
            const read = await store.get('count');
            if (await store.put('count', String(Number(read?.bytes.toString()) + 1), { etag: read?.etag ?? '' })) return;
          }
        }),
      );
      expect(await text('count')).toBe('8');
    });

    test('lists the keys of a prefix in the order of their bytes, whatever order they came in', async () => {
      const inOrder = ['a+b/1', 'a-b/1', 'a.b', 'a/1', 'a/10', 'a/2/x', 'aB', 'a_b', 'ab', 'b/1'];
      for (const key of inOrder.toReversed()) await store.put(key, 'x', 'absent');
      expect(await keys('')).toEqual(inOrder);
      expect(await keys('a/')).toEqual(['a/1', 'a/10', 'a/2/x']);
      expect(await keys('a/1')).toEqual(['a/1', 'a/10']);
      expect(await keys('nothing/')).toEqual([]);
    });

    test('pages: every key once, and says whether there is more', async () => {
      const all = Array.from({ length: 25 }, (_, index) => `audit/${String(index).padStart(4, '0')}.json`);
      await Promise.all(all.map((key) => store.put(key, key, 'absent')));
      const found: string[] = [];
      const sizes: number[] = [];
      for (let after: string | undefined, more = true; more; ) {
        const page = await store.list('audit/', { limit: 10, ...(after === undefined ? {} : { after }) });
        found.push(...page.keys);
        sizes.push(page.keys.length);
        [after, more] = [page.keys.at(-1), page.more];
      }
      expect(found).toEqual(all);
      expect(sizes).toEqual([10, 10, 5]);
      expect(await store.list('audit/', { limit: 25 })).toMatchObject({ more: false });
    });

    test('deletes, without a word about what is not there', async () => {
      await store.put('a/b/c', 'x', 'absent');
      await store.put('a/d', 'y', 'absent');
      await store.delete('a/b/c');
      await store.delete('a/b/c');
      await store.delete('never/there');
      expect(await keys('')).toEqual(['a/d']);
      expect(await store.put('a/b/c', 'again', 'absent')).toBeDefined();
      expect(await text('a/b/c')).toBe('again');
    });

    test('puts where a folder is just being emptied', async () => {
      for (let round = 0; round < 30; round += 1) {
        await store.put('f/g/one', 'x', 'absent');
        await Promise.all([store.delete('f/g/one'), store.put('f/g/two', 'y', 'absent')]);
        expect(await text('f/g/two')).toBe('y');
        await store.delete('f/g/two');
      }
    });

    test.each(['', '/a', 'a/', 'a//b', '../a', 'a/../b', '.hidden', 'a/.hidden', 'a b', 'a\\b', 'a\0', 'é', `${'x'.repeat(501)}`])(
      "takes no key '%s'",
      async (key) => {
        await expect((async () => store.put(key, 'x', 'absent'))()).rejects.toThrow('cannot be a key');
        await expect((async () => store.get(key))()).rejects.toThrow('cannot be a key');
        expect(await keys('')).toEqual([]);
      },
    );

    test('has everything again after it was closed and opened', async () => {
      await store.put('a/b', 'one', 'absent');
      const etag = (await store.get('a/b'))?.etag ?? '';
      await store.close();
      store = await at.open();
      expect(await text('a/b')).toBe('one');
      expect(await store.put('a/b', 'two', { etag })).toBeDefined();
      expect(await text('a/b')).toBe('two');
    });

    test('is ready', async () => {
      await store.ready();
    });
  });
}
