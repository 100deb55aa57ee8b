import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { Say } from '../http/words.ts';
import type { Passwords } from '../identity/passwords.ts';
import type { FixtureProvider } from '../live/fixture-provider.ts';
import type { Programme } from '../live/programme.ts';
import type { ChatWriter } from '../modules/chat/index.ts';
import type { Crowd } from '../modules/crowd/index.ts';
import type { MatchRooms } from '../modules/schedule/index.ts';
import type { Reading } from '../sports/index.ts';
import type { OddsBook } from '../sports/odds/index.ts';
import { seedAccounts } from './accounts.ts';
import { seedNews, seedPages } from './articles/index.ts';
import { seedReports } from './articles/live-reports.ts';
import { seedComics } from './comics.ts';
import { seedDemoChat } from './demo-chat.ts';
import { seedEvents } from './events.ts';
import { seedFriends } from './friends.ts';
import { seedNotifications } from './notifications.ts';
import { seedMovies } from './movies.ts';
import { seedPosts } from './posts.ts';
import { roll } from './rolling.ts';
import { seedShownTeams } from './shown-teams.ts';
import { seedSite } from './site.ts';
import { listMatches, storeShipped } from './source-matches.ts';
import { seedTips } from './tips.ts';

/** What seeding works with: parts of the api that is started on it. */
export interface Ground {
  readonly db: Db;
  readonly clock: Clock;
  readonly say: Say;
  readonly passwords: Passwords;
  readonly programme: Programme;
  readonly fixtures: FixtureProvider;
  readonly rooms: MatchRooms;
  readonly writer: ChatWriter;
  /** Its audience, where a demonstration has one. */
  readonly crowd?: Pick<Crowd, 'past'>;
  readonly book: OddsBook;
  /** What the shipped sources say of real matches. */
  readonly shipped: readonly Reading[];
  /** Of work that nobody waits for. */
  readonly onError: (error: unknown) => void;
}
/** `site`: what every portal has. `accounts`: those of the demonstration too, and what is said in its rooms. `demo`: its news, posts and tips as well. */
export type Amount = 'site' | 'accounts' | 'demo';

/** Puts into the database what the portal begins with; what is there already stays. The answer is what has to be done now and then, so that it stays so. */
export async function seed(ground: Ground, amount: Amount): Promise<(() => Promise<unknown>)[]> {
  const { db, clock, shipped } = ground;
  await storeShipped(db, shipped, clock.now());
  await listMatches(db);
  await roll(ground);
  await seedSite({ db, demo: amount !== 'site' });
  await seedPages({ db, clock });
  if (amount !== 'site') {
    await seedAccounts(ground, { stand: ground.crowd !== undefined });
    await seedDemoChat(ground);
  }
  if (amount !== 'demo') return [() => roll(ground)];
  await seedNews({ db, clock });
  await seedReports(ground);
  await seedComics({ db, clock });
  await seedMovies({ db, clock });
  await seedPosts(ground);
  await seedFriends({ db, clock });
  await seedShownTeams({ db });
  await seedNotifications({ db, clock });
  await seedTips(ground);
  await seedEvents(ground);
  return [() => roll(ground), () => seedTips(ground), () => seedEvents(ground), () => seedReports(ground)];
}
