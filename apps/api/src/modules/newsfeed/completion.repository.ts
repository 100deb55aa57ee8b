import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { post, postHashtag, relation, searchWord } from '../../db/schema.ts';
import { searchKinds } from '../search/index.ts';

/** Comes after every letter. */
const AFTER_ALL = '\u{10FFFF}';
/** Of friends, and of whom one follows, so many are looked through, the last ones: with every letter that is typed. */
const ACQUAINTANCES = 500;
/** Of what was tagged last so much is looked through: what everybody writes about tonight is among it. */
const LAST_USES = 2_000;
/** Tags of one beginning that are looked at: those of the last uses, and those that come first in the alphabet. */
const LOOKED_AT = 20;
/** Posts of one tag that are counted. */
export const COUNTED = 100;

export interface UsedTag {
  /** Folded, as it is looked for. */
  readonly tag: string;
  readonly posts: number;
  /** Words of the newest public post with it. */
  readonly content: string;
}

/** What helps whoever is writing. */
export function completionRepository(db: Db) {
  return {
    /** Friends of a member and whom they follow, each with a word in their names that begins with each of these (folded); whom they came to know last first. */
    async known(accountId: number, words: readonly string[], limit: number): Promise<number[]> {
      const newest = (since: typeof relation.friendAt | typeof relation.followingAt) =>
        sql`(select ${relation.otherId} as id, ${since} as at from ${relation} where ${relation.accountId} = ${accountId} and ${since} is not null
          order by ${since} desc, ${relation.otherId} desc limit ${ACQUAINTANCES})`;
      // Asked of each known one, not joined: never all who are called like it.
      const has = (word: string) =>
        sql`and (select true from ${searchWord} w where w.kind = ${searchKinds.person} and w.ref_id = known.id and w.word ~>=~ ${word} and w.word ~<~ ${word + AFTER_ALL} limit 1)`;
      const rows = await rowsOf<{ id: string | number }>(
        db,
        sql`
        select known.id from (select id, max(at) as at from (${newest(relation.friendAt)} union all ${newest(relation.followingAt)}) both_of group by id) known
        where true ${sql.join(words.map(has), sql` `)} order by known.at desc, known.id desc limit ${limit}`,
      );
      return rows.map(({ id }) => Number(id));
    },
    /** Hashtags that begin with these letters (folded): the tag itself first, then what most members used of late, then the most used. Of late, or one member would fill it. */
    async tags(beginning: string, limit: number): Promise<UsedTag[]> {
      const next = (after: ReturnType<typeof sql>) =>
        sql`select ${postHashtag.tag} from ${postHashtag} where ${after} and ${postHashtag.tag} ~<~ ${beginning + AFTER_ALL} order by ${postHashtag.tag} using ~<~ limit 1`;
      // From one tag to the next by the index: never all posts of one.
      return rowsOf<UsedTag>(
        db,
        sql`
        with recursive found (tag, place) as (
          (select tag, 1 from (${next(sql`${postHashtag.tag} ~>=~ ${beginning}`)}) first)
          union all
          select following.tag, found.place + 1 from found cross join lateral (${next(sql`${postHashtag.tag} ~>~ found.tag`)}) following where found.place < ${LOOKED_AT}
        ),
        lately (tag, authors) as (
          select tag, count(distinct (select ${post.authorId} from ${post} where ${post.id} = last_used.post_id)) from (select ${postHashtag.tag}, ${postHashtag.postId} from ${postHashtag} order by ${postHashtag.createdAt} desc limit ${LAST_USES}) last_used
          where tag ~>=~ ${beginning} and tag ~<~ ${beginning + AFTER_ALL} group by tag order by 2 desc, count(*) desc, 1 using ~<~ limit ${LOOKED_AT}
        )
        select found.tag, counted.posts, newest.content from (
            select tag, max(authors) as authors from (select tag, 0 as authors from found union all select tag, authors from lately) all_found group by tag
          ) found
          cross join lateral (select count(*)::int as posts from (select 1 from ${postHashtag} where ${postHashtag.tag} = found.tag limit ${COUNTED}) used) counted
          cross join lateral (
            select ${post.content} from ${postHashtag} join ${post} on ${post.id} = ${postHashtag.postId} where ${postHashtag.tag} = found.tag
            order by ${postHashtag.createdAt} desc, ${postHashtag.postId} desc limit 1
          ) newest
        order by found.tag = ${beginning} desc, found.authors desc, counted.posts desc, found.tag using ~<~
        limit ${limit}`,
      );
    },
  };
}
