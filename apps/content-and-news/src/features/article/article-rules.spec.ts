import fc from 'fast-check';
import { reactionNames, type Reaction, type Reactions } from '@portal/contracts';
import { anArticle } from '../../factories.ts';
import { structuredDataProblems } from '@portal/testing';
import { reacted } from './reacted.ts';
import { idOfSlug } from './slug.ts';
import { newsArticle } from './structured-data.ts';

const kinds = fc.constantFrom<Reaction>(...reactionNames);
const someone: Reactions = { counts: { like: 2, wow: 1 }, total: 3, mine: null };

test('a reaction is set, moved and taken back; nobody else’s changes', () => {
  expect(reacted(someone, 'wow')).toEqual({ counts: { like: 2, wow: 2 }, total: 4, mine: 'wow' });
  expect(reacted(reacted(someone, 'wow'), 'sad')).toEqual({ counts: { like: 2, wow: 1, sad: 1 }, total: 4, mine: 'sad' });
  fc.assert(
    fc.property(fc.array(kinds, { maxLength: 6 }), (walk) => {
      const there = walk.reduce<Reactions>((now, kind) => reacted(now, kind), someone);
      expect(there.total).toBe(someone.total + (walk.length > 0 ? 1 : 0));
      expect(reacted(there, null)).toEqual(someone);
    }),
  );
});

test.each([
  ['viet-vi-trong-hai-phut-5001', 5001],
  ['5001', 5001],
  ['a-1', 1],
])('%s names an article', (slug, id) => expect(idOfSlug(slug)).toBe(id));
test.each(['', 'tin-moi', 'viet-vi-', '5001-viet-vi', '-5001', 'a--1', '0', '05', 'a-1234567890123456', '../1', 'Á-1'])('"%s" names none', (slug) =>
  expect(idOfSlug(slug)).toBeUndefined(),
);

test('what searchers read says what the article is, and is whole', () => {
  const data = newsArticle(anArticle({ title: '</script> & "Bàn thắng" '.repeat(9) }));
  expect(data).toMatchObject({ '@type': 'NewsArticle', datePublished: '2026-11-20T19:00:00+07:00' });
  expect(String(data['headline'])).toHaveLength(110);
  expect(structuredDataProblems(data)).toEqual([]);
});
