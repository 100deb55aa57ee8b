import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { refused } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import type { ArticleService } from './article.service.ts';

export function articleRoutes(app: FastifyInstance, articles: ArticleService): void {
  const { article } = calls;
  serve(app, article.info, ({ params, caller, language }) => articles.info(params.id, caller, language));
  serve(app, article.list, ({ query, language }) => articles.newest(query, language));
  serve(app, article.listMostView, ({ query, language }) => articles.mostRead(query, language));
  serve(app, article.listTop, ({ query, language }) => articles.onTop(query, language));
  serve(app, article.listByCategory, ({ query, language }) => articles.ofCategory(query, language));
  serve(app, article.categories, ({ query, language }) => articles.categories(query.pid, language));
  serve(app, article.related, ({ params, query, caller, language }) => articles.related(params.id, query.pageSize, caller, language));
  serve(app, article.hashtags, ({ query }) => articles.hashtags(query));
  serve(app, article.react, ({ body, caller }) => {
    if (caller.kind !== 'user') throw refused.noToken();
    return articles.react(body.id, body.reaction, caller);
  });
  serve(app, article.view, async ({ params, caller, ip }) => ({ views: await articles.view(params.id, caller, ip) }));
}
