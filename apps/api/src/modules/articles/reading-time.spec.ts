import fc from 'fast-check';
import type { ArticleBlock } from '@portal/contracts/article';
import { foldHashtag } from './hashtag.ts';
import { readingMinutes } from './reading-time.ts';

const paragraph = (text: string): ArticleBlock => ({ type: 'paragraph', text });
const blocks = fc.array(
  fc.oneof(
    fc.string().map(paragraph),
    fc.array(fc.string()).map((items): ArticleBlock => ({ type: 'list', ordered: false, items })),
    fc.array(fc.array(fc.string())).map((rows): ArticleBlock => ({ type: 'table', head: [], rows })),
  ),
);

test('reading takes a minute at least, and never less with more to read', () => {
  fc.assert(
    fc.property(blocks, blocks, (some, more) => {
      const minutes = readingMinutes(some);
      expect(minutes).toBeGreaterThanOrEqual(1);
      expect(readingMinutes([...some, ...more])).toBeGreaterThanOrEqual(minutes);
    }),
  );
});

test('220 words are a minute, one more begins the next; Chinese is counted by its characters', () => {
  expect(readingMinutes([paragraph('bóng '.repeat(220))])).toBe(1);
  expect(readingMinutes([paragraph('bóng '.repeat(221))])).toBe(2);
  expect(readingMinutes([paragraph('球'.repeat(401))])).toBe(2);
});

test('a folded hashtag stays as it is', () => {
  fc.assert(fc.property(fc.string(), (text) => foldHashtag(foldHashtag(text)) === foldHashtag(text) || text.includes('#')));
  expect(foldHashtag('#Derby Thủ Đô')).toBe('derby thu do');
});
