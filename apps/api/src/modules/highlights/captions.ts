import { matchMinute, readablePlayerName } from '@portal/domain';
import type { Language } from '@portal/contracts';
import { webVtt } from '../../http/web-vtt.ts';
import type { Say } from '../../http/words.ts';
import { presentTeam } from '../schedule/index.ts';
import { lengthsOf } from './films.ts';
import type { SeenGoal } from './seen-goals.ts';

/** What is said in the films of a goal: who plays, the goal, the score. Who hides scores reads who plays, and that it is a goal. WebVTT. */
export function captionsOf({ fixture: { match }, event, kind }: SeenGoal, say: Say, language: Language, hidesScores = false): string {
  const { seconds, goal } = lengthsOf(kind);
  const [home, away] = [presentTeam(match.home.name, language).name, presentTeam(match.away.name, language).name];
  const named = {
    home,
    away,
    team: event.side === 'home' ? home : away,
    player: readablePlayerName(event.player),
    minute: matchMinute(event.minute, event.added),
    ...{ homeScore: event.score.home, awayScore: event.score.away },
  };
  const cues = [
    { from: 0.2, to: goal - 1.4, key: hidesScores ? 'match' : 'before' },
    { from: goal - 1.2, to: goal - 0.1, key: 'crowd' },
    { from: goal, to: goal + 2.2, key: hidesScores ? 'in' : kind },
    ...(hidesScores ? [] : [{ from: goal + 2.3, to: seconds - 0.1, key: 'score' }]),
  ];
  return webVtt(cues.map(({ from, to, key }) => ({ from, to, words: say(language, `highlight.captions.${key}`, named) })));
}
