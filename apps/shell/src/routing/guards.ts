import { redirect } from 'react-router-dom';
import { feedTypes, links } from '@portal/contracts';
import type { SessionState } from '@portal/platform';
import { TABLE, rowOf, type Row } from './table.ts';

/** `session` undefined: nobody in particular, as on the server. */
export interface Asked {
  url: URL;
  session: SessionState | undefined;
}
/** A guard looks at an address before its loaders run, and may send the visitor elsewhere. It is asked again in the browser when it becomes known who the visitor is. */
type Guard = (asked: Asked) => Response | undefined;

const username = /^[A-Za-z][\w.-]{2,31}$/;
const nameOf = (session: SessionState | undefined) => (session?.status === 'user' ? session.user.username : undefined);
const parts = ({ pathname }: URL): string[] => pathname.replace(/\/+$/, '').split('/').slice(1);
const ownFeed = () => redirect(links.feed(feedTypes.home));

/** `/bang-tin/{slug}` leads to a post, a profile or the feed; `/thanh-vien` alone to one's own feed, for who is nobody yet by way of the log-in. */
const redirectPage: Guard = ({ url, session }) => {
  const [first, slug, ...rest] = parts(url);
  if (first === 'thanh-vien') return slug ? undefined : nameOf(session) ? ownFeed() : redirect(LOGIN_FOR_OWN);
  if (!slug || rest.length > 0) return undefined;
  if (/^\d+$/.test(slug)) return redirect(`/bang-tin?pId=${slug}`);
  return redirect(username.test(slug) ? links.profile(slug) : links.feed());
};

/** One's own profile is one's own feed. Only the browser knows whose it is. */
const checkSameUser: Guard = ({ url, session }) => {
  const [, slug = ''] = parts(url);
  const own = nameOf(session);
  return own && decoded(slug).toLowerCase() === own.toLowerCase() ? ownFeed() : undefined;
};

/** A post has its page in the feed, wherever its id stands. */
const checkNewsfeedDetail: Guard = ({ url }) => {
  const pId = url.searchParams.get('pId');
  return pId !== null && parts(url)[0] !== 'bang-tin' ? redirect(`${links.feed()}?${new URLSearchParams({ pId })}`) : undefined;
};

/**
 * Kept by the loaders of the page, which ask the api for the very thing: whether there is such a member (`profile.loader.ts` of newsfeed-and-social), and on the post's own
 * page whether the asker may see it (`feed.loader.ts`), again once its author turns out to be the visitor.
 */
const byLoader: Guard = () => undefined;

/** Section 2's guards, as the decisions have them ("Guards"). */
const guards = {
  'redirect-page': redirectPage,
  'check-same-user': checkSameUser,
  'check-newsfeed-detail': checkNewsfeedDetail,
  'check-user-exists': byLoader,
} satisfies Record<string, Guard>;
export type GuardName = keyof typeof guards;

/** Home with the log-in open; whoever logs in there, or has, goes on to their own feed. */
export const LOGIN_FOR_OWN = '/?login=own';

interface Kept {
  index: readonly Guard[];
  below: readonly Guard[];
}

/** Section 8: an unknown guard name is an error at start-up, not at click time. */
export function keptBy(rows: readonly Row[]): ReadonlyMap<Row, Kept> {
  const named = (names: readonly string[] = []) =>
    names.map((name) => {
      if (!Object.hasOwn(guards, name)) throw new Error(`Unknown route middleware: ${name}`);
      return guards[name as GuardName];
    });
  return new Map(rows.map((row) => [row, { index: named(row.guards?.index), below: named(row.guards?.below) }]));
}
const kept = keptBy(TABLE);

/** Where the guards of an address send the visitor, the first that does; undefined: they let them in. */
export function askGuards(asked: Asked): Response | undefined {
  const row = rowOf(asked.url.pathname);
  const found = row && kept.get(row);
  if (!found) return undefined;
  for (const guard of parts(asked.url).length > 1 ? found.below : found.index) {
    const elsewhere = guard(asked);
    if (elsewhere) return elsewhere;
  }
  return undefined;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
