import { commentTargets } from '@portal/contracts';
import type { FixtureProvider } from '../../live/fixture-provider.ts';
import type { Base, Module } from '../../module.ts';
import type { OddsBook } from '../../sports/odds/index.ts';
import type { WordFilter } from '../banned-words/index.ts';
import type { CommentService } from '../comments/index.ts';
import type { TellDeed } from '../missions/index.ts';
import { cardUuid, postRepository, type NewsfeedService, type PostRemoval } from '../newsfeed/index.ts';
import type { NotificationTeller, Posted } from '../notifications/index.ts';
import type { Football } from '../odds/index.ts';
import { idOfPart, type PageCards } from '../page-cards/index.ts';
import { TipChains } from './chains.ts';
import { TipStandings } from './standings.ts';
import { tipRepository } from './tip.repository.ts';
import { tipRoutes } from './tip.routes.ts';
import { TipService } from './tip.service.ts';
import { TipSettler } from './tip.settling.ts';

interface Deps extends Base {
  fixtures: FixtureProvider;
  football: Football;
  book: OddsBook;
  newsfeed: NewsfeedService;
  removal: PostRemoval;
  comments: CommentService;
  teller: NotificationTeller;
  cards: PageCards;
  wordFilter: WordFilter;
  tellDeed: TellDeed;
  /** Where the files of sealed days go; undefined: nowhere. */
  sealFolder: string | undefined;
}

/** Batches of old tips that are sealed before the portal answers. */
const AT_START = 10;
/** Tournaments of old tips that are numbered at once. */
const AT_ONCE = 50;
/** New tips whose followers are still to be told. */
const MOST_WAITING = 1_000;

/** `settle`: to be called when a match has ended. */
export function tipModule({
  db,
  clock,
  limits,
  say,
  onError,
  fixtures,
  football,
  book,
  newsfeed,
  removal,
  comments,
  teller,
  cards,
  wordFilter,
  tellDeed,
  sealFolder,
}: Deps): Module & { settle: () => Promise<void> } {
  // One after the other; what is not told when the portal closes, or when very many wait, is not told.
  let [telling, waiting, over] = [Promise.resolve(), 0, false];
  const tellPosted = (tip: Posted) => {
    if (waiting >= MOST_WAITING) return;
    waiting += 1;
    telling = telling.then(() => teller.tipPosted(tip, () => over)).finally(() => (waiting -= 1));
  };
  const tips = new TipService({ db, clock, limits, fixtures, football, book, say, wordFilter, feed: newsfeed, removal, tellDeed, tellPosted });
  const chains = new TipChains({ db, clock, folder: sealFolder });
  const standings = new TipStandings({ db, clock, say });
  const settler = new TipSettler({ db, clock, fixtures, book, onSettled: () => standings.forget(), tell: (settled) => teller.tipsSettled(settled), onError });
  const settle = async () => {
    await settler.run();
  };
  cards.add('tip-keo', async ([id]) => {
    const tipId = idOfPart(id);
    return tipId === undefined ? undefined : tips.card(tipId);
  });
  removal.words.set('tips', (id, words, tx) => tipRepository(tx).say(id, words));
  comments.targets.add(commentTargets.tip, (id, caller) => tips.standing(id, caller));
  teller.owns(commentTargets.tip, async (id) => {
    const tip = await tipRepository(db).byId(id);
    return tip ? { ownerId: tip.authorId, postId: (await postRepository(db).byUuid(tip.authorId, cardUuid({ kind: 'tips', id })))?.id ?? null } : null;
  });
  return {
    settle,
    routes: (app) => tipRoutes(app, tips, standings, chains),
    start: async () => {
      // The rest with the housekeeping: a large portal is not to wait for it.
      await chains.sealAll(AT_START).catch(onError);
      await settle();
    },
    housekeeping: [settle, () => chains.sealAll(), () => chains.publish(), async () => void (await tipRepository(db).numberTournaments(AT_ONCE))],
    close: async () => {
      over = true;
      await settler.idle();
      await telling;
    },
  };
}
