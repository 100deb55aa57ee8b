import { userTypes } from '@portal/contracts';
import { systemMessages } from '@portal/contracts/chat';
import { EVENT_CODE, isGoal, readablePlayerName, type TimedEvent } from '@portal/domain';
import type { ChatWriter, Draft } from '../modules/chat/index.ts';
import type { Fixture, FixtureProvider } from './fixture-provider.ts';
import type { Change } from './programme.ts';

/** Author of what the portal itself says in a room. */
const SYSTEM = { authorId: 0, showName: 'Khán Đài', isGuest: false, userType: userTypes.all } as const;

const kindOf = (code: number): string[] => (code === EVENT_CODE.ownGoal ? ['own-goal'] : code === EVENT_CODE.penaltyScored ? ['penalty'] : []);

/** A goal on the scoreboard; kicks of a shoot-out are none. */
export function isScoreboardGoal(event: Pick<TimedEvent, 'code' | 'period'>): boolean {
  return isGoal(event.code) && event.period < 5;
}

/**
 * A goal as a message in the match's room: 'player|minute|home|away', and of one that is no usual goal what it was:
 * '|own-goal', '|penalty'. The uuid comes from the event, so the goal is told once, however many nodes or restarts
 * see it.
 */
export function goalMessage(roomId: number, fixture: Fixture, event: TimedEvent): Draft {
  const minute = event.added > 0 ? `${event.minute}+${event.added}` : String(event.minute);
  const text = [readablePlayerName(event.player).replaceAll('|', ' '), minute, event.score.home, event.score.away, ...kindOf(event.code)].join('|');
  return {
    ...SYSTEM,
    roomId,
    uuid: `goal-${fixture.fixtureId}-${event.index}`,
    originalMessage: text,
    filteredMessage: text,
    systemMessage: systemMessages.goal,
    at: event.at,
  };
}

interface Parts {
  fixtures: FixtureProvider;
  writer: ChatWriter;
  roomOf: (fixture: Fixture) => Promise<number>;
  onError: (error: unknown) => void;
}

/** Tells goals in the rooms of their matches. */
export class GoalTeller {
  private readonly parts: Parts;
  private telling: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Goals among these changes, one after the other in the order in which they fell. */
  tell(changes: readonly Change[]): Promise<void> {
    const goals = changes.flatMap((change) =>
      change.kind === 'event' && isScoreboardGoal(change.event) ? [{ fixture: change.fixture, event: change.event }] : [],
    );
    this.telling = this.telling.then(async () => {
      for (const { fixture, event } of goals) await this.one(fixture, event).catch(this.parts.onError);
    });
    return this.telling;
  }

  /** Goals of the matches on air that fell while nobody was there to tell them. */
  catchUp(nowMs: number): Promise<void> {
    const live = this.parts.fixtures.liveAt(nowMs);
    const first = Math.min(nowMs, ...live.map((fixture) => fixture.kickOffAt));
    const ids = new Set(live.map((fixture) => fixture.fixtureId));
    return this.tell(this.parts.fixtures.changesBetween(first - 1, nowMs).filter(({ fixture }) => ids.has(fixture.fixtureId)));
  }

  private async one(fixture: Fixture, event: TimedEvent): Promise<void> {
    await this.parts.writer.append(goalMessage(await this.parts.roomOf(fixture), fixture, event));
  }
}
