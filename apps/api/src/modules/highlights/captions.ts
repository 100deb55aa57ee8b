import { matchMinute, readablePlayerName } from '@portal/domain';
import type { Language } from '@portal/contracts';
import type { Say } from '../../http/words.ts';
import { presentTeam } from '../schedule/index.ts';
import { lengthsOf } from './films.ts';
import type { SeenGoal } from './seen-goals.ts';

const stamp = (seconds: number): string => `00:${seconds.toFixed(3).padStart(6, '0')}`;
/** An end of a line ends a cue, an arrow begins one, and what looks like a tag is one (WebVTT, 3.4). */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

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
  return [
    'WEBVTT',
    ...cues.map(({ from, to, key }) => `${stamp(from)} --> ${stamp(to)}\n${plain(say(language, `highlight.captions.${key}`, named))}`),
    '',
  ].join('\n\n');
}
