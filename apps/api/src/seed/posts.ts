import { commentTargets, DEFAULT_LANGUAGE } from '@portal/contracts';
import { actionModes, postTypes, visibility } from '@portal/contracts/newsfeed';
import { foldText, hash32, hashtagsOf, randomFrom, shuffled, type Reaction } from '@portal/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { feelAboutComments } from './felt-comments.ts';
import { account, comment, commentCount, post, postHashtag, reaction, reactionCount } from '../db/schema.ts';
import type { Say } from '../http/words.ts';
import type { Fixture, FixtureProvider } from '../live/fixture-provider.ts';
import { feedOf, type NewPostRow } from '../modules/newsfeed/index.ts';
import { cardOfMatch, momentOf, presentShown, showReplay } from '../modules/schedule/index.ts';
import written from './demo-posts.json' with { type: 'json' };

const MINUTE = 60_000;
const DAY = 86_400_000;

interface Line {
  by: string;
  minutesAgo: number;
  text: string;
  liked: number;
  type?: string;
  card?: string;
  share?: string;
  visibility?: number;
  comments?: (string | number)[][];
}
interface Stored {
  id: number;
  line: Line;
  row: NewPostRow;
}
interface Parts {
  db: Db;
  clock: Clock;
  fixtures: FixtureProvider;
  say: Say;
}

const lines: readonly Line[] = written;
const keyOf = ({ by, minutesAgo }: Line): string => `${by}:${minutesAgo}`;

/** What the demo members have posted in the last days, said to it and felt about it: where nobody has posted yet. A few inserts for everything. */
export async function seedPosts({ db, clock, fixtures, say }: Parts): Promise<void> {
  if ((await db.select({ id: post.id }).from(post).limit(1)).length > 0) return;
  const now = clock.now();
  const members = new Map((await db.select({ id: account.id, username: account.username }).from(account)).map(({ id, username }) => [username, id]));
  const shown: Record<string, Fixture | undefined> = { live: fixtures.liveAt(now)[0], coming: fixtures.fixturesBetween(now + DAY / 2, now + 2 * DAY)[0] };
  const matchAt = (fixture: Fixture, at: number) => presentShown(showReplay(fixture, fixtures, at), 0, say, DEFAULT_LANGUAGE);
  const rowOf = (line: Line, original?: Stored): NewPostRow[] => {
    const authorId = members.get(line.by);
    const fixture = shown[line.card ?? ''];
    if (authorId === undefined || (line.card && !fixture) || (line.share && !original)) return [];
    const createdAt = now - line.minutesAgo * MINUTE;
    const match = fixture && matchAt(fixture, createdAt);
    const postType =
      line.type === 'avatar'
        ? postTypes.avatar
        : line.card === 'live'
          ? postTypes.shareLives
          : line.card === 'coming'
            ? postTypes.eventsLive
            : postTypes.normal;
    return [
      {
        authorId,
        uuid: `demo-${keyOf(line)}`,
        postType,
        feed: feedOf(postType),
        actionMode: line.share ? actionModes.share : actionModes.normal,
        visibility: line.visibility ?? visibility.public,
        content: line.text,
        ...(match && { card: cardOfMatch(match), fixtureId: match.fixtureId, moment: momentOf(match) ?? null }),
        sharedId: original?.id ?? null,
        shareCount: lines.filter(({ share }) => share === keyOf(line)).length,
        createdAt: new Date(createdAt),
      },
    ];
  };
  const originals = await store(
    db,
    lines.filter(({ share }) => !share).flatMap((line) => rowOf(line)),
  );
  const shares = await store(
    db,
    lines
      .filter(({ share }) => share)
      .flatMap((line) =>
        rowOf(
          line,
          originals.find((one) => keyOf(one.line) === line.share),
        ),
      ),
  );
  const all = [...originals, ...shares].filter(({ row }) => row.visibility === visibility.public);
  const tags = all.flatMap(({ id, row }) => [...new Set(hashtagsOf(row.content).map(foldText))].map((tag) => ({ tag, postId: id, createdAt: row.createdAt })));
  if (tags.length > 0) await db.insert(postHashtag).values(tags);
  await feel(db, all, [...members.values()], now);
  await discuss(db, all, members, now);
}

async function store(db: Db, rows: readonly NewPostRow[]): Promise<Stored[]> {
  if (rows.length === 0) return [];
  // Oldest first, as they would have come: ids then rise with time.
  const inOrder = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const added = await db.insert(post).values(inOrder).onConflictDoNothing().returning({ id: post.id, uuid: post.uuid });
  return added.flatMap(({ id, uuid }) => {
    const row = inOrder.find((one) => one.uuid === uuid);
    const line = lines.find((one) => `demo-${keyOf(one)}` === uuid);
    return row && line ? [{ id, line, row }] : [];
  });
}

/** Who liked what is drawn once for each post, mostly likes and laughs. Nobody claps for themselves. */
async function feel(db: Db, posts: readonly Stored[], members: readonly number[], now: number): Promise<void> {
  const objectType = commentTargets.post;
  const weights: readonly Reaction[] = ['like', 'like', 'like', 'like', 'love', 'love', 'love', 'haha', 'haha', 'wow'];
  const given = posts.flatMap(({ id, line, row }) => {
    const random = randomFrom(`reactions ${keyOf(line)}`);
    return shuffled(
      members.filter((member) => member !== row.authorId),
      random,
    )
      .slice(0, line.liked)
      .map((accountId) => ({
        objectType,
        objectId: id,
        accountId,
        kind: weights[Math.floor(random() * weights.length)] ?? 'like',
        createdAt: new Date(now - Math.floor(random() * line.minutesAgo) * MINUTE),
      }));
  });
  if (given.length === 0) return;
  const counts = new Map<string, { objectType: number; objectId: number; kind: string; count: number }>();
  for (const { objectId, kind } of given) {
    const key = `${objectId} ${kind}`;
    counts.set(key, { objectType, objectId, kind, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  await db.insert(reaction).values(given).onConflictDoNothing();
  await db
    .insert(reactionCount)
    .values([...counts.values()])
    .onConflictDoNothing();
}

async function discuss(db: Db, posts: readonly Stored[], members: ReadonlyMap<string, number>, now: number): Promise<void> {
  const objectType = commentTargets.post;
  const said = posts.flatMap(({ id, line }) =>
    (line.comments ?? []).flatMap(([by = '', minutesAgo = 0, content = '']) => {
      const authorId = members.get(String(by));
      return authorId === undefined
        ? []
        : [
            {
              objectType,
              objectId: id,
              authorId,
              uuid: `demo-${hash32(`${keyOf(line)} ${by} ${minutesAgo}`)}`,
              content: String(content),
              createdAt: new Date(now - Number(minutesAgo) * MINUTE),
            },
          ];
    }),
  );
  if (said.length === 0) return;
  const counts = new Map<number, number>();
  for (const { objectId } of said) counts.set(objectId, (counts.get(objectId) ?? 0) + 1);
  // Oldest first, as they would have come.
  const inOrder = said.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await feelAboutComments(db, await db.insert(comment).values(inOrder).onConflictDoNothing().returning(), [...members.values()]);
  await db
    .insert(commentCount)
    .values([...counts].map(([objectId, count]) => ({ objectType, objectId, count })))
    .onConflictDoNothing();
}
