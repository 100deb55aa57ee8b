import { redirect } from 'react-router-dom';
import { feedTypes, links, queryText, type GuardName, type Row } from '@portal/contracts';
import type { AppContext } from '@portal/platform';
import { TABLE, rowOf } from './table.ts';

/** `app`: of the page, as its loaders get it; on the server nobody is logged in. */
export interface Asked {
  readonly url: URL;
  readonly app: AppContext;
}
/**
 * A guard looks at an address before its loaders run, and may send the visitor elsewhere. It may ask the api first, best by a query of the page, whose answer its loader finds.
 * It is asked again in the browser when it becomes known who the visitor is. What a visitor may see is for the api to say: a guard only shows the way.
 */
export type Guard = (asked: Asked) => Response | undefined | Promise<Response | undefined>;

const username = /^[A-Za-z][\w.-]{2,31}$/;
const nameOf = ({ session: { state } }: AppContext) => (state.status === 'user' ? state.user.username : undefined);
const parts = ({ pathname }: URL): string[] => pathname.replace(/\/+$/, '').split('/').slice(1);
const ownFeed = () => redirect(links.feed(feedTypes.home));

/** `/bang-tin/{slug}` leads to a post, a profile or the feed; `/thanh-vien` alone to one's own feed, for who is nobody yet by way of the log-in. */
const redirectPage: Guard = ({ url, app }) => {
  const [first, slug, ...rest] = parts(url);
  if (first === 'thanh-vien') return slug ? undefined : nameOf(app) ? ownFeed() : redirect(LOGIN_FOR_OWN);
  if (!slug || rest.length > 0) return undefined;
  if (/^\d+$/.test(slug)) return redirect(`/bang-tin?pId=${slug}`);
  return redirect(username.test(slug) ? links.profile(slug) : links.feed());
};

/** One's own profile is one's own feed. Only the browser knows whose it is. */
const checkSameUser: Guard = ({ url, app }) => {
  const [, slug = ''] = parts(url);
  const own = nameOf(app);
  return own && decoded(slug).toLowerCase() === own.toLowerCase() ? ownFeed() : undefined;
};

/** A post has its page in the feed, wherever its id stands. */
const checkNewsfeedDetail: Guard = ({ url }) => {
  const pId = url.searchParams.get('pId');
  return pId !== null && parts(url)[0] !== 'bang-tin' ? redirect(`${links.feed()}${queryText<'/bang-tin'>({ pId })}`) : undefined;
};

/**
 * Kept by the loaders of the page, which ask the api for the very thing: whether there is such a member (`profile.loader.ts` of newsfeed-and-social), and on the post's own
 * page whether the asker may see it (`feed.loader.ts`), again once its author turns out to be the visitor.
 */
const byLoader: Guard = () => undefined;

/** Section 2's guards, as the decisions have them ("Guards"). */
const guards: Readonly<Record<GuardName, Guard>> = {
  'redirect-page': redirectPage,
  'check-same-user': checkSameUser,
  'check-newsfeed-detail': checkNewsfeedDetail,
  'check-user-exists': byLoader,
};

/** Home with the log-in open; whoever logs in there, or has, goes on to their own feed. */
export const LOGIN_FOR_OWN = '/?login=own';

type Named = Readonly<Record<string, Guard>>;
interface Kept {
  index: readonly Guard[];
  below: readonly Guard[];
}

/** Section 8: an unknown guard name is an error at start-up, not at click time. */
export function keptBy(rows: readonly Row[], known: Named = guards): ReadonlyMap<string, Kept> {
  const named = (names: readonly string[] = []) =>
    names.map((name) => {
      const guard = Object.hasOwn(known, name) ? known[name] : undefined;
      if (!guard) throw new Error(`Unknown route middleware: ${name}`);
      return guard;
    });
  return new Map(rows.map(({ prefix, guards: of }) => [prefix, { index: named(of?.index), below: named(of?.below) }]));
}
const kept = keptBy(TABLE);

/** Where the guards of an address send the visitor, the first that does, each asked once the one before has let them in; undefined: all have. Rejects when one cannot tell. */
export async function askGuards(asked: Asked, by = kept): Promise<Response | undefined> {
  const found = by.get(rowOf(asked.url.pathname)?.prefix ?? '');
  if (!found) return undefined;
  for (const guard of parts(asked.url).length > 1 ? found.below : found.index) {
    const elsewhere = await guard(asked);
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
