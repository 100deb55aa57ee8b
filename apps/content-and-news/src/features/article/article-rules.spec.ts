import { anArticle } from '../../factories.ts';
import { structuredDataProblems } from '@portal/testing';
import { idOfSlug } from './slug.ts';
import { newsArticle } from './structured-data.ts';

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
  expect(data['author']).toMatchObject({ '@type': 'Person', name: 'Trần Quốc Bảo' });
});

test('one that was made of data has no person for an author', () => {
  const data = newsArticle({ ...anArticle(), author: 'Khán Đài', automatic: true });
  expect(data['author']).toEqual({ '@type': 'Organization', name: 'Khán Đài' });
  expect(structuredDataProblems(data)).toEqual([]);
});
