import type { FastifyInstance } from 'fastify';
import { articleCalls } from '@portal/contracts/article';
import { refused } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import type { ArticleService } from './article.service.ts';

export function articleRoutes(app: FastifyInstance, articles: ArticleService): void {
  serve(app, articleCalls.info, ({ params, caller, language }) => articles.info(params.id, caller, language));
  serve(app, articleCalls.list, ({ query, language }) => articles.newest(query, language));
  serve(app, articleCalls.listMostView, ({ query, language }) => articles.mostRead(query, language));
  serve(app, articleCalls.listTop, ({ query, language }) => articles.onTop(query, language));
  serve(app, articleCalls.listByCategory, ({ query, language }) => articles.ofCategory(query, language));
  serve(app, articleCalls.categories, ({ query, language }) => articles.categories(query.pid, language));
  serve(app, articleCalls.related, ({ params, query, caller, language }) => articles.related(params.id, query.pageSize, caller, language));
  serve(app, articleCalls.ofMatch, ({ query, language }) => articles.ofMatch(query.fixtureId, language));
  serve(app, articleCalls.hashtags, ({ query }) => articles.hashtags(query));
  serve(app, articleCalls.react, ({ body, caller }) => {
    if (caller.kind !== 'user') throw refused.noToken();
    return articles.react(body.id, body.reaction, caller);
  });
  serve(app, articleCalls.view, async ({ params, caller, ip }) => ({ views: await articles.view(params.id, caller, ip) }));
}
