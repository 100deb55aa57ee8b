import { articleCategories } from '@portal/contracts/article';
import { nobody, type Caller } from '../../identity/caller.ts';
import { commentsOn, mayRead } from './article.policy.ts';

const member = (siteRoleId: number): Caller => ({ kind: 'user', userId: 1, siteRoleId, userType: 10, expiresAt: 0 });
const news = { listed: true, categoryId: 1, withdrawnAt: null };
const page = { listed: false, categoryId: articleCategories.pages, withdrawnAt: null };
const words = { listed: false, categoryId: articleCategories.bannedKeywords, withdrawnAt: null };
const gone = { listed: false, withdrawnAt: new Date(0) };

test.each([
  ['news', news, [true, true, true], ['open', 'open', 'open']],
  ['a static page', page, [true, true, true], ['closed', 'closed', 'closed']],
  ['a word list', words, [false, false, true], ['missing', 'missing', 'closed']],
  ['news that was withdrawn', { ...news, ...gone }, [false, false, false], ['missing', 'missing', 'missing']],
  ['a page that was withdrawn', { ...page, ...gone }, [false, false, false], ['missing', 'missing', 'missing']],
])('%s: who reads it and whether it is talked about', (_, article, read, comments) => {
  const callers = [nobody, member(1), member(6)];
  expect(callers.map((caller) => mayRead(caller, article))).toEqual(read);
  expect(callers.map((caller) => commentsOn(caller, article))).toEqual(comments);
});
