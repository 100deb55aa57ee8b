import { commentTargets } from '@portal/contracts';
import type { FixtureProvider } from '../../live/fixture-provider.ts';
import type { Base, Module } from '../../module.ts';
import type { CommentService } from '../comments/index.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import { highlightRoutes } from './highlight.routes.ts';
import { HighlightService } from './highlight.service.ts';

interface Deps extends Base {
  football: FixtureProvider;
  comments: CommentService;
  teller: NotificationTeller;
}

/** Goals of the matches that the portal plays, to be seen again. */
export function highlightModule({ db, clock, say, limits, football, comments, teller }: Deps): Module {
  const highlights = new HighlightService({ db, clock, say, limits, football, comments });
  teller.owns(commentTargets.highlight, async () => ({ ownerId: null, postId: null }));
  return { routes: (app) => highlightRoutes(app, highlights) };
}
