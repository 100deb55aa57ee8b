import { commentTargets, DEFAULT_LANGUAGE, links } from '@portal/contracts';
import type { Base, Module } from '../../module.ts';
import type { CommentService } from '../comments/index.ts';
import type { TellDeed } from '../missions/index.ts';
import { idOfPart, type PageCards } from '../page-cards/index.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import { articleRoutes } from './article.routes.ts';
import { ArticleService } from './article.service.ts';
import { ViewCounter } from './view-counter.ts';

interface Deps extends Base {
  comments: CommentService;
  teller: NotificationTeller;
  /** Of which the marks of readers are made, who are counted once a day. */
  secret: Uint8Array;
  cards: PageCards;
  tellDeed: TellDeed;
}

export function articleModule({ db, clock, limits, onError, comments, teller, secret, cards, tellDeed }: Deps): Module & { articles: ArticleService } {
  const views = new ViewCounter({ db, clock, secret, onError });
  const articles = new ArticleService({ db, clock, limits, comments, views, tellDeed });
  teller.owns(commentTargets.article, async () => ({ ownerId: null, postId: null }));
  cards.add('tin-tuc', async ([slug = '']) => {
    const id = idOfPart(/(?:^|-)(\d+)$/.exec(slug)?.[1]);
    const [row] = id === undefined ? [] : await articles.among([id], DEFAULT_LANGUAGE);
    return row && { card: { kind: 'article', id: row.id, title: row.title, text: row.lead, link: links.article(row.slug) }, fixtureId: null };
  });
  return { articles, routes: (app) => articleRoutes(app, articles), housekeeping: [() => views.roll()], close: () => views.close() };
}
