import { commentTargets, type Language, type Output, type Reaction, type Reactions } from '@portal/contracts';
import { MOST_OF_MATCH, type Highlight, type highlightCalls, type HighlightKind } from '@portal/contracts/highlight';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { Caller, Member } from '../../identity/caller.ts';
import { kept } from '../../kept.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { Fixture, FixtureProvider } from '../../live/fixture-provider.ts';
import type { CommentService } from '../comments/index.ts';
import { stillThere } from '../people/index.ts';
import { reactionRepository } from '../reactions/index.ts';
import { fixtureRepository, horizon } from '../schedule/index.ts';
import { captionsOf } from './captions.ts';
import { presentHighlight } from './highlight.presenter.ts';
import { fixtureOfHighlight, seenGoals, type SeenGoal } from './seen-goals.ts';

const TARGET = commentTargets.highlight;
const reactionPace = { perSecond: 1, burst: 20 } as const;
/** A new goal is in the list so long afterwards at most. Milliseconds. */
const LIST_KEPT = 15_000;

interface Parts {
  db: Db;
  clock: Clock;
  say: Say;
  limits: TokenBuckets;
  comments: CommentService;
  football: FixtureProvider;
}
interface Asked {
  kind?: HighlightKind | undefined;
  fixtureId?: number | undefined;
  cursor?: string | undefined;
  pageSize: number;
}

/** Goals to be seen again. They are known from the matches alone; only what visitors do with them is stored. */
export class HighlightService {
  private readonly parts: Parts;
  /** The same for all who ask within a moment. */
  private readonly recent: () => Promise<readonly SeenGoal[]>;

  constructor(parts: Parts) {
    this.parts = parts;
    this.recent = kept(async () => this.recentNow(), { keyOf: () => 'all', keep: LIST_KEPT, most: 1, clock: parts.clock });
    parts.comments.targets.add(TARGET, async (id) => ((await this.find(id)) ? 'open' : 'missing'));
  }

  async list({ kind, fixtureId, cursor, pageSize }: Asked, caller: Caller, language: Language): Promise<Output<typeof highlightCalls.list>> {
    const after = readCursor(cursor);
    const all = fixtureId === undefined ? await this.recent() : (await this.ofFixture(fixtureId)).toReversed();
    const found = all.filter(
      (goal) =>
        (kind === undefined || goal.kind === kind) &&
        (after === null || goal.event.at < after.at.getTime() || (goal.event.at === after.at.getTime() && goal.id < after.id)),
    );
    const { rows, nextCursor } = stretchOf(found.slice(0, pageSize + 1), pageSize, ({ id, event }) => ({ at: new Date(event.at), id }));
    return { list: await this.present(rows, caller, language), nextCursor };
  }

  /** Throws Refused 404. */
  async info(id: number, caller: Caller, language: Language): Promise<Output<typeof highlightCalls.info>> {
    const goal = await this.found(id);
    const others = (await this.ofFixture(goal.fixture.fixtureId)).filter((other) => other.id !== id).slice(0, MOST_OF_MATCH);
    const [shown, ...rest] = await this.present([goal, ...others], caller, language);
    if (!shown) throw refused.notFound();
    return { ...shown, others: rest };
  }

  /** Throws Refused 404. */
  async captions(id: number, language: Language, hidesScores: boolean): Promise<string> {
    return captionsOf(await this.found(id), this.parts.say, language, hidesScores);
  }

  async react(id: number, reaction: Reaction | null, caller: Member): Promise<Reactions> {
    const { db, clock, limits } = this.parts;
    await this.found(id);
    const taken = limits.take(`highlight reaction ${caller.userId}`, reactionPace);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    await stillThere(db, caller.userId);
    const reactions = reactionRepository(db);
    await reactions.set({ objectType: TARGET, objectId: id }, caller.userId, reaction, new Date(clock.now()));
    return (await reactions.on(TARGET, [id], caller.userId)).get(id) ?? { counts: {}, total: 0, mine: null };
  }

  private async recentNow(): Promise<readonly SeenGoal[]> {
    const { football, clock } = this.parts;
    const now = clock.now();
    return football
      .fixturesBetween(horizon(now).from, now)
      .flatMap((fixture) => seenGoals(fixture, now))
      .sort((one, other) => other.event.at - one.event.at || other.id - one.id);
  }

  private async found(id: number): Promise<SeenGoal> {
    const goal = await this.find(id);
    if (!goal) throw refused.notFound();
    return goal;
  }

  private async find(id: number): Promise<SeenGoal | undefined> {
    return (await this.ofFixture(fixtureOfHighlight(id))).find((goal) => goal.id === id);
  }

  /** Of a match that is on the schedule and played by the portal; none otherwise. */
  private async ofFixture(fixtureId: number): Promise<SeenGoal[]> {
    const fixture = await this.fixture(fixtureId);
    return fixture ? seenGoals(fixture, this.parts.clock.now()) : [];
  }

  private async fixture(id: number): Promise<Fixture | undefined> {
    const { db, football } = this.parts;
    const listed = await fixtureRepository(db).find(id);
    return listed?.kind === 'replay' ? football.fixtureById(id) : undefined;
  }

  private async present(goals: readonly SeenGoal[], caller: Caller, language: Language): Promise<Highlight[]> {
    const { db, comments, say } = this.parts;
    const ids = goals.map(({ id }) => id);
    const [reactions, counts] = await Promise.all([
      reactionRepository(db).on(TARGET, ids, caller.kind === 'user' ? caller.userId : null),
      comments.counts(TARGET, ids),
    ]);
    return goals.map((goal) =>
      presentHighlight(goal, { reactions: reactions.get(goal.id) ?? { counts: {}, total: 0, mine: null }, comments: counts.get(goal.id) ?? 0 }, say, language),
    );
  }
}
