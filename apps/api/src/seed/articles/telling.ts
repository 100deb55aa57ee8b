import type { ArticleBlock, ArticleCover } from '@portal/contracts/article';
import { EVENT_CODE, finalScore, hash32, isGoal, readablePlayerName, type MatchEvent, type ScoredMatch, type Side, matchMinute } from '@portal/domain';
import { presentTeam } from '../../modules/schedule/index.ts';
import { stageOf, stageWords } from '../../sports/index.ts';

// What the writers of the demonstration's articles have in common: facts of a match, and words for them.

export const nameOf = (team: string): string => presentTeam(team, 'vi').name;
export const paragraph = (text: string): ArticleBlock => ({ type: 'paragraph', text });
export const heading = (text: string): ArticleBlock => ({ type: 'heading', text });
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One of several ways to say the same, always the same one for the same match. */
export const oneOf = (seed: string, ways: readonly string[]): string => ways[hash32(seed) % ways.length] ?? '';

/** '2026-07-07' -> '7/7/2026'. */
export const dayWords = (date: string): string => date.split('-').map(Number).reverse().join('/');

export const roundOf = (match: ScoredMatch): string => {
  const words = stageWords(stageOf(match), 'vi');
  return words.charAt(0).toLowerCase() + words.slice(1);
};

/** 23', 90+4'. */
export const minuteOf = ({ minute, added }: MatchEvent): string => matchMinute(minute, added);
export const playerOf = ({ player }: MatchEvent): string => readablePlayerName(player);

/** A goal and the score after it. */
export interface Scored {
  readonly event: MatchEvent;
  readonly home: number;
  readonly away: number;
}

export function goalsOf(match: ScoredMatch): Scored[] {
  let home = 0;
  let away = 0;
  return match.events
    .filter(({ code, period }) => isGoal(code) && period < 5)
    .map((event) => {
      if (event.side === 'home') home += 1;
      else away += 1;
      return { event, home, away };
    });
}

/** Whether every goal of the score is told: a source may know the result and not how it came. */
export function isTold(match: ScoredMatch): boolean {
  const { home, away } = finalScore(match.score);
  const last = goalsOf(match).at(-1);
  return (last?.home ?? 0) === home && (last?.away ?? 0) === away;
}

/** Who won, shoot-out included. */
export function winnerOf({ score }: ScoredMatch): Side | null {
  const { home, away } = score.penalties ?? finalScore(score);
  return home === away ? null : home > away ? 'home' : 'away';
}

/** '3–2', the side named first in front. */
export const scoreFor = (side: Side, { home, away }: { home: number; away: number }): string => (side === 'home' ? `${home}–${away}` : `${away}–${home}`);

export const isPenalty = ({ code }: MatchEvent): boolean => code === EVENT_CODE.penaltyScored;

export function coverOf(motif: ArticleCover['motif'], teams: readonly string[], alt: string): ArticleCover {
  const shown = teams.slice(0, 2).map((team) => presentTeam(team, 'vi'));
  return {
    motif,
    colors: shown.map(({ colors }) => colors[0] ?? '#0a7d4b'),
    monograms: shown.map(({ monogram }) => monogram),
    alt,
    credit: 'Minh hoạ: ban biên tập',
  };
}
