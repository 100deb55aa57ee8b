import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { isApiError, type CallOptions } from '@portal/api-client';
import { endpoint, type UserInfo } from '@portal/contracts';
import { done, idParam } from '@portal/contracts/parts';
import type { AppContext } from './app.tsx';
import { callAs, callKey, callQuery, isOf } from './call-query.ts';
import type { SessionState } from './session.ts';
import { NOBODY, viewerOf } from './viewer.ts';

/** Made up: the platform knows no noun of the contract. */
const calls = {
  article: {
    info: endpoint({
      id: 'article.info',
      method: 'GET',
      path: '/other/api/article/info/{id}',
      access: 'public',
      varies: 'caller',
      tag: 'article',
      summary: 'Answered by who asks',
      params: () => idParam,
      data: () => done,
    }),
  },
  points: {
    ledger: endpoint({
      id: 'points.ledger',
      method: 'GET',
      path: '/au/api/user/points/ledger',
      access: 'user',
      tag: 'points',
      summary: 'A member’s own',
      data: () => done,
    }),
  },
  resource: {
    marquee: endpoint({
      id: 'resource.marquee',
      method: 'GET',
      path: '/other/api/resource/marquee/home-list',
      access: 'public',
      tag: 'resource',
      summary: 'The same for everybody',
      data: () => done,
    }),
  },
} as const;

const member = (userId: number): SessionState => ({ status: 'user', user: { userId } as UserInfo });

/** A page whose api answers with whose question it was. */
function page(state: SessionState = { status: 'starting' }) {
  const asked: (CallOptions & { id: string; input: unknown })[] = [];
  const session = { state };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
  const context = {
    session,
    queryClient,
    prefs: { language: 'vi' },
    api: {
      call: async ({ id }: { id: string }, input: unknown, { asNobody }: CallOptions = {}) => {
        asked.push({ id, input, ...(asNobody && { asNobody }) });
        return `as ${asNobody ? 'nobody' : viewerOf(session.state)}`;
      },
    },
  } as unknown as AppContext;
  return { context, session, asked, queryClient };
}
const article = { id: '7' };

describe('the key of a call', () => {
  it('holds who asks where the answer varies by it, and only there', () => {
    const { context } = page();
    expect(callQuery(context, calls.article.info, article, 12).queryKey).toEqual(['article.info', article, 'vi', 12]);
    expect(callQuery(context, calls.article.info, article, NOBODY).queryKey).toEqual(['article.info', article, 'vi', 0]);
    expect(callQuery(context, calls.resource.marquee, {}).queryKey).toEqual(['resource.marquee', {}, 'vi']);
  });

  it('does not compile without who asks, nor with them where they do not matter', () => {
    const { context } = page();
    // @ts-expect-error: an article tells the asker's own reaction
    expect(callKey(context, calls.article.info, article)).toHaveLength(3);
    // @ts-expect-error: a member's own
    expect(callQuery(context, calls.points.ledger, {}).queryKey).toHaveLength(3);
    // @ts-expect-error: the same for everybody
    expect(callKey(context, calls.resource.marquee, {}, 12)).toHaveLength(4);
  });

  it('tells whose a query is', () => {
    const { context } = page();
    const of12 = isOf(12);
    expect(of12({ queryKey: callKey(context, calls.article.info, article, 12) })).toBe(true);
    expect(of12({ queryKey: callKey(context, calls.article.info, { id: 12 }, 1) })).toBe(false);
    expect(of12({ queryKey: callKey(context, calls.resource.marquee, {}) })).toBe(false);
  });
});

describe('asking for a viewer', () => {
  it('asks for nobody without a member’s token, though there is one', async () => {
    const { context, asked } = page(member(12));
    await expect(callAs(context, NOBODY, calls.article.info, article)).resolves.toBe('as nobody');
    expect(asked).toEqual([{ id: 'article.info', input: article, asNobody: true }]);
  });

  it('asks for the member who is here', async () => {
    const { context } = page(member(12));
    await expect(callAs(context, 12, calls.article.info, article)).resolves.toBe('as 12');
  });

  it.each<[string, SessionState]>([
    ['logged out', { status: 'guest', user: { userId: -1 } as UserInfo }],
    ['became another', member(13)],
  ])('asks nothing for a member who has %s meanwhile: the answer would be another’s', async (_how, state) => {
    const { context, asked } = page(state);
    const error: unknown = await callAs(context, 12, calls.article.info, article).catch((reason: unknown) => reason);
    expect(isApiError(error) && error.kind).toBe('noToken');
    expect(asked).toEqual([]);
  });
});

it('lets an answer fall that comes when its member has left: it may be another’s', async () => {
  const { context, session } = page(member(12));
  const asked = callAs(context, 12, calls.article.info, article);
  session.state = member(13);
  await expect(asked).rejects.toMatchObject({ kind: 'noToken' });
});

describe('what is shown', () => {
  it('is what anybody sees until a member’s own answer is there, and never another member’s', async () => {
    const { context, session, queryClient } = page();
    const nobodys = callQuery(context, calls.article.info, article, NOBODY);
    await queryClient.prefetchQuery(nobodys);
    session.state = member(12);
    await queryClient.prefetchQuery(callQuery(context, calls.article.info, article, 12));
    session.state = member(13);
    const shown: unknown[] = [];
    const observer = new QueryObserver(queryClient, callQuery(context, calls.article.info, article, 13));
    const leave = observer.subscribe(({ data }) => shown.push(data));
    shown.unshift(observer.getCurrentResult().data);
    await new Promise((resolve) => setTimeout(resolve, 0));
    leave();
    expect([...new Set(shown)]).toEqual(['as nobody', 'as 13']);
    expect(queryClient.getQueryData(nobodys.queryKey)).toBe('as nobody');
  });
});
