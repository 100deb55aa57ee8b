import { keptWords, type KeptMessage } from './kept-words.ts';

const at = Date.parse('2026-11-20T20:00:00+07:00');
const message = (own: Partial<KeptMessage> = {}): KeptMessage => ({ groupId: 501, userId: 7, uuid: 'u1', text: 'Vào rồi!', at, ...own });
function inBrowser(held?: string) {
  const storage = { held, getItem: () => storage.held ?? null, setItem: (_: string, value: string) => void (storage.held = value) };
  let now = at;
  return {
    storage,
    words: keptWords(
      () => now,
      () => storage,
    ),
    later: (ms: number) => (now += ms),
  };
}
const uuids = (list: readonly KeptMessage[]) => list.map(({ uuid }) => uuid);

it('keeps what one said by room and visitor, until a room has it', () => {
  const { words } = inBrowser();
  words.add(message());
  words.add(message({ uuid: 'u2', groupId: 502 }));
  words.add(message({ uuid: 'u3', userId: 8 }));
  expect(words.of(501, 7)).toEqual([message()]);
  words.remove('u1');
  expect(words.of(501, 7)).toEqual([]);
  expect(uuids(words.of(502, 7))).toEqual(['u2']);
});

it('forgets after a day, and the oldest of more than fifty', () => {
  const { words, later } = inBrowser();
  for (let turn = 1; turn <= 51; turn += 1) words.add(message({ uuid: `u${turn}` }));
  expect(uuids(words.of(501, 7))).toEqual(Array.from({ length: 50 }, (_, place) => `u${place + 2}`));
  later(86_400_000);
  expect(words.of(501, 7)).toEqual([]);
});

it.each(['no json', '7', '{"a":1}', '[{"uuid":"u1"}]', 'null'])('reads %s as nothing', (held) => {
  expect(inBrowser(held).words.of(501, 7)).toEqual([]);
});

it('does without where storage is closed', () => {
  const words = keptWords(
    () => at,
    () => {
      throw new Error('denied');
    },
  );
  words.add(message());
  words.remove('u1');
  expect(words.of(501, 7)).toEqual([]);
});
