import fc from 'fast-check';
import type { CommentPages } from '../../queries.ts';
import { aComment } from '../../factories.ts';
import { commentsOf, totalOf, withChanged, withFirst, withLast, withReplies, without } from './comment-pages.ts';
import { added, again, dropped, failed, type Draft } from './drafts.ts';

const pagesOf = (...ids: number[][]): CommentPages => ({
  pageParams: ids.map(() => undefined),
  pages: ids.map((list) => ({ total: ids.flat().length, nextCursor: null, list: list.map((id) => aComment({ id })) })),
});
const idsOf = (pages: CommentPages) => commentsOf(pages).map(({ id }) => id);

test('one’s own comment stands on top, a reply at the end, and the sum counts them', () => {
  const pages = pagesOf([1, 2], [3]);
  expect(idsOf(withFirst(pages, aComment({ id: 9 })))).toEqual([9, 1, 2, 3]);
  expect(idsOf(withLast(pages, aComment({ id: 9 })))).toEqual([1, 2, 3, 9]);
  expect(totalOf(withFirst(pages, aComment({ id: 9 })))).toBe(4);
});

test('a comment that two pages hold is shown once', () => {
  expect(idsOf(pagesOf([1, 2], [2, 3]))).toEqual([1, 2, 3]);
});

test('a comment goes, or leaves its place behind while there are replies; the place goes with the last of them', () => {
  const pages = pagesOf([1, 2]);
  expect(idsOf(without(pages, 1))).toEqual([2]);
  const answered = withReplies(pages, 1, 1);
  const left = without(answered, 1);
  expect(commentsOf(left)[0]).toMatchObject({ id: 1, content: null, replies: 1, can: { delete: false, edit: false } });
  expect(idsOf(withReplies(left, 1, -1))).toEqual([2]);
});

test('a comment is another, wherever it stands, and the sum stays', () => {
  const pages = withChanged(pagesOf([1, 2], [2, 3]), 2, (comment) => ({ ...comment, content: 'Khác' }));
  expect(pages.pages.flatMap(({ list }) => list.map(({ content }) => content))).toEqual(['Chuẩn rồi', 'Khác', 'Khác', 'Chuẩn rồi']);
  expect(totalOf(pages)).toBe(4);
});

test('what is added and taken away again leaves everything as it was', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(ids, (given) => {
      const pages = pagesOf(given);
      expect(without(withFirst(pages, aComment({ id: 1000 })), 1000)).toEqual(pages);
      expect(without(withLast(pages, aComment({ id: 1000 })), 1000)).toEqual(pages);
      expect(withReplies(withReplies(pages, given[0] ?? 0, 1), given[0] ?? 0, -1)).toEqual(pages);
    }),
  );
});

test('a draft waits, fails with a reason, tries again under the same uuid, and goes', () => {
  const one = added([], { uuid: 'a', text: 'Hay', answers: 3 });
  const broken = failed(one, 'a', 'Mất mạng');
  expect(broken).toEqual<Draft[]>([{ uuid: 'a', text: 'Hay', answers: 3, status: 'failed', why: 'Mất mạng' }]);
  expect(again(broken, 'a')).toEqual(one);
  expect(failed(one, 'b', 'x')).toEqual(one);
  expect(dropped(broken, 'a')).toEqual([]);
});
