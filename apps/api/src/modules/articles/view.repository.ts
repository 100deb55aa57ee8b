import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { article, articleReader, articleViewDay } from '../../db/schema.ts';

export function viewRepository(db: Db) {
  return {
    /** True when this reader had not read this article that day. Readers never wait for each other: each has a row of their own. */
    async addReader(day: string, articleId: number, reader: string): Promise<boolean> {
      return (await db.insert(articleReader).values({ day, articleId, reader }).onConflictDoNothing().returning({ reader: articleReader.reader })).length > 0;
    },
    /** Adds readers to articles: a few statements, however many articles. One that is gone meanwhile is left out, so that the others are counted. */
    async add(day: string, counts: ReadonlyMap<number, number>): Promise<void> {
      // One order on every node, so that two of them never wait for each other.
      await db.transaction(async (tx) => {
        const there = await tx
          .select({ id: article.id })
          .from(article)
          .where(inArray(article.id, [...counts.keys()]))
          .orderBy(article.id)
          .for('update');
        const rows = there.map(({ id }) => [id, counts.get(id) ?? 0] as const);
        if (rows.length === 0) return;
        await tx
          .insert(articleViewDay)
          .values(rows.map(([articleId, views]) => ({ day, articleId, views })))
          .onConflictDoUpdate({ target: [articleViewDay.day, articleViewDay.articleId], set: { views: sql`${articleViewDay.views} + excluded.views` } });
        const added = JSON.stringify(rows.map(([id, views]) => ({ id, views })));
        await tx.execute(
          sql`update ${article} set views = ${article.views} + added.views, week_views = ${article.weekViews} + added.views from jsonb_to_recordset(${added}::jsonb) as added(id bigint, views integer) where ${article.id} = added.id`,
        );
      });
    },
    async roll({ today, weekFrom, keepFrom }: { today: string; weekFrom: string; keepFrom: string }): Promise<void> {
      await db.delete(articleReader).where(lt(articleReader.day, today));
      await db.execute(
        sql`update ${article} set week_views = (select coalesce(sum(d.views), 0) from ${articleViewDay} d where d.article_id = ${article.id} and d.day >= ${weekFrom}) where ${article.weekViews} > 0`,
      );
      await db.delete(articleViewDay).where(lt(articleViewDay.day, keepFrom));
    },
  };
}
