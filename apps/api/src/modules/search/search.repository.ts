import { and, asc, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { account, article, articleText, fixture, searchWord, sourceMatch } from '../../db/schema.ts';
import { rankedWords, type RankedWords } from './rank.ts';

/** What is found, as the rows name it. */
export const searchKinds = { team: 1, tournament: 2, match: 3, person: 4, article: 5 } as const;
export type SearchKind = (typeof searchKinds)[keyof typeof searchKinds];

/** Something that is found by its words. */
export interface Thing {
  readonly refId: number;
  readonly words: RankedWords;
}

/** An imported match as its words need it. */
export interface ImportedNames {
  readonly id: number;
  readonly kickOff: Date;
  readonly home: string;
  readonly away: string;
  readonly competition: string;
  readonly season: string;
  readonly importedAt: Date;
}

/** An article that has no words yet; its title in every language. */
export interface WordlessArticle {
  readonly id: number;
  readonly titles: readonly string[];
  readonly hashtags: readonly string[];
  readonly publishedAt: Date;
}

export interface Asked {
  /** Folded, the one to look up first in front. */
  readonly words: readonly string[];
  readonly limit: number;
  /** Where what is nearest to a moment comes first: minutes since 1970. */
  readonly near?: number;
}

/** So many words with one beginning are looked at and no more, in the order of the alphabet, so that the word itself is always among them. */
const LOOKED_AT = 2_000;
/** Things of one statement. */
const CHUNK = 500;
/** Comes after every letter. */
const AFTER_ALL = '\u{10FFFF}';

/** Names of a member: what others read, and what stands in the address. */
export const personThing = ({ id, username, displayName, experience }: { id: number; username: string; displayName: string; experience: number }): Thing => ({
  refId: id,
  words: rankedWords([{ text: displayName }, { text: username }], experience),
});

export function searchRepository(db: Db) {
  const beginsWith = (word: typeof searchWord.word | ReturnType<typeof sql>, beginning: string) =>
    sql`${word} ~>=~ ${beginning} and ${word} ~<~ ${beginning + AFTER_ALL}`;
  const wordless = (kind: SearchKind, id: typeof account.id | typeof article.id) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(searchWord)
        .where(and(eq(searchWord.kind, kind), eq(searchWord.refId, id))),
    );
  return {
    /** Things of one kind, each of which has a word that begins with each of the asked ones; best first: whole words, words at the beginning of a name, then rank. */
    async find(kind: SearchKind, { words, limit, near }: Asked): Promise<number[]> {
      const [first, ...others] = words;
      if (first === undefined) return [];
      // The other words are looked up thing by thing: as `exists` they might become a join, which reads all words there are.
      const place = sql`max(s.rank >> 40) desc, min(abs((s.rank & ${2 ** 40 - 1}::bigint) - ${near ?? 0}::bigint))`;
      const rows = await rowsOf<{ id: string | number }>(
        db,
        sql`
        select s.ref_id as id
        from (select ref_id, rank from ${searchWord} where kind = ${kind} and ${beginsWith(sql`word`, first)} order by word using ~<~ limit ${LOOKED_AT}) s
        where true ${sql.join(
          others.map(
            (other) => sql`and (select true from ${searchWord} o where o.kind = ${kind} and o.ref_id = s.ref_id and ${beginsWith(sql`o.word`, other)} limit 1)`,
          ),
          sql` `,
        )}
        group by s.ref_id
        order by (select count(*) from ${searchWord} e where e.kind = ${kind} and e.ref_id = s.ref_id and e.word in (${sql.join(
          words.map((word) => sql`${word}`),
          sql`, `,
        )})) desc,
          ${near === undefined ? sql`max(s.rank) desc` : place}, s.ref_id desc
        limit ${limit}`,
      );
      return rows.map(({ id }) => Number(id));
    },
    /** Things with their words take the place of what was known of them. */
    async put(kind: SearchKind, things: readonly Thing[]): Promise<void> {
      for (let start = 0; start < things.length; start += CHUNK) {
        const chunk = things.slice(start, start + CHUNK);
        const rows = chunk.flatMap(({ refId, words }) => [...words].map(([word, rank]) => ({ ref_id: refId, word, rank })));
        await db.transaction(async (tx) => {
          await tx.delete(searchWord).where(
            and(
              eq(searchWord.kind, kind),
              inArray(
                searchWord.refId,
                chunk.map(({ refId }) => refId),
              ),
            ),
          );
          // Another node may be at it with the same words.
          await tx.execute(sql`
            insert into ${searchWord} (word, kind, ref_id, rank)
            select word, ${kind}::smallint, ref_id, rank from json_to_recordset(${JSON.stringify(rows)}::json) as row(word text, ref_id bigint, rank bigint)
            order by ref_id, word
            on conflict (kind, ref_id, word) do update set rank = excluded.rank`);
        });
      }
    },
    async remove(kind: SearchKind, refIds: readonly number[]): Promise<void> {
      for (let start = 0; start < refIds.length; start += CHUNK)
        await db.delete(searchWord).where(and(eq(searchWord.kind, kind), inArray(searchWord.refId, refIds.slice(start, start + CHUNK))));
    },
    /** Everything of a kind, each thing with its words as `signatureOf` writes them. */
    async known(kind: SearchKind): Promise<Map<number, string>> {
      const rows = await db
        .select({ refId: searchWord.refId, words: sql<string>`string_agg(${searchWord.word} || ' ' || ${searchWord.rank}, ',')` })
        .from(searchWord)
        .where(eq(searchWord.kind, kind))
        .groupBy(searchWord.refId);
      return new Map(rows.map(({ refId, words }) => [refId, words.split(',').sort().join()]));
    },
    /** Members that nobody would find yet, by id, after one of them. */
    accountsWithoutWords(after: number, limit: number) {
      return db
        .select({ id: account.id, username: account.username, displayName: account.displayName, experience: account.experience })
        .from(account)
        .where(and(gt(account.id, after), isNull(account.leftAt), wordless(searchKinds.person, account.id)))
        .orderBy(asc(account.id))
        .limit(limit);
    },
    /** News that nobody would find yet, by id, after one of them. */
    async articlesWithoutWords(after: number, limit: number): Promise<WordlessArticle[]> {
      const rows = await db
        .select({ id: article.id, hashtags: article.hashtags, publishedAt: article.publishedAt })
        .from(article)
        .where(and(gt(article.id, after), eq(article.listed, true), wordless(searchKinds.article, article.id)))
        .orderBy(asc(article.id))
        .limit(limit);
      if (rows.length === 0) return [];
      const texts = await db
        .select({ id: articleText.articleId, title: articleText.title })
        .from(articleText)
        .where(
          inArray(
            articleText.articleId,
            rows.map(({ id }) => id),
          ),
        );
      return rows.map((row) => ({ ...row, titles: texts.filter(({ id }) => id === row.id).map(({ title }) => title) }));
    },
    /** Imported matches on the schedule; only those that were learnt of after a moment where one is given. */
    importedAfter(moment: Date | null): Promise<ImportedNames[]> {
      const name = (side: 'home' | 'away') => sql<string>`${sourceMatch.record} -> ${sql.raw(`'${side}'`)} ->> 'name'`;
      return db
        .select({
          id: fixture.id,
          kickOff: fixture.kickOff,
          home: name('home'),
          away: name('away'),
          competition: sourceMatch.competition,
          season: sourceMatch.season,
          importedAt: sourceMatch.importedAt,
        })
        .from(fixture)
        .innerJoin(sourceMatch, eq(sourceMatch.sourceKey, fixture.sourceKey))
        .where(and(eq(fixture.kind, 'scheduled'), moment ? gt(sourceMatch.importedAt, moment) : undefined));
    },
  };
}
export type SearchRepository = ReturnType<typeof searchRepository>;

/** The same for the same words with the same ranks. */
export const signatureOf = (words: RankedWords): string =>
  [...words]
    .map(([word, rank]) => `${word} ${rank}`)
    .sort()
    .join();
