import type { MatchEvent, Side } from '@portal/contracts/match';
import { EVENT_CODE, isDismissal, isGoal, type EventCode } from '@portal/domain';
import { minuteMark } from '../match/match-clock.ts';

/** One name under the score of the hot match, with its minutes. */
export interface StoryItem {
  player: string;
  kind: 'goal' | 'own-goal' | 'penalty' | 'red';
  minutes: string[];
}

/** Who scored and who was sent off, in order; a player's goals of one kind stand together. The shoot-out is not part of it. */
export function sideStory(events: readonly MatchEvent[], side: Side): StoryItem[] {
  const items: StoryItem[] = [];
  for (const event of events) {
    const kind = event.side === side && event.period < 5 ? kindOf(event.code) : undefined;
    if (!kind) continue;
    const minute = minuteMark(event.minute, event.added);
    const same = items.find((item) => item.player === event.player && item.kind === kind);
    if (same) same.minutes.push(minute);
    else items.push({ player: event.player, kind, minutes: [minute] });
  }
  return items;
}

function kindOf(code: number): StoryItem['kind'] | undefined {
  if (code === EVENT_CODE.ownGoal) return 'own-goal';
  if (code === EVENT_CODE.penaltyScored) return 'penalty';
  if (isGoal(code as EventCode)) return 'goal';
  return isDismissal(code as EventCode) ? 'red' : undefined;
}
