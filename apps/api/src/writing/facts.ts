import type { ArticleBlock } from '@portal/contracts/article';
import { EVENT_CODE, finalScore, hash32, isGoal, matchMinute, readablePlayerName, type MatchEvent, type ScoredMatch, type Side } from '@portal/domain';

// What is told of a match, before any language tells it.

export const paragraph = (text: string): ArticleBlock => ({ type: 'paragraph', text });
export const heading = (text: string): ArticleBlock => ({ type: 'heading', text });
export const bullets = (items: readonly string[]): ArticleBlock => ({ type: 'list', ordered: false, items: [...items] });
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One of several ways to say the same, always the same one for the same match. */
export const oneOf = (seed: string, ways: readonly string[]): string => ways[hash32(seed) % ways.length] ?? '';

/** One of several ways, so that neighbours differ. */
export const inTurn = (turn: number, ways: readonly string[]): string => ways[turn % ways.length] ?? '';

/** 23, 90+4. */
export const minuteOf = ({ minute, added }: MatchEvent): string => matchMinute(minute, added);
export const playerOf = ({ player }: MatchEvent): string => readablePlayerName(player);
export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

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

/** Without those of a shoot-out. */
export const goalsIn = ({ score }: ScoredMatch): number => finalScore(score).home + finalScore(score).away;
/** By how many goals it was won; 0: it was not, or by a shoot-out. */
export const gapOf = ({ score }: ScoredMatch): number => Math.abs(finalScore(score).home - finalScore(score).away);

/** Who won, shoot-out included. */
export function winnerOf({ score }: ScoredMatch): Side | null {
  const { home, away } = score.penalties ?? finalScore(score);
  return home === away ? null : home > away ? 'home' : 'away';
}

/** '3–2', the side named first in front. */
export const scoreFor = (side: Side, { home, away }: { home: number; away: number }): string => (side === 'home' ? `${home}–${away}` : `${away}–${home}`);

export const isPenalty = ({ code }: MatchEvent): boolean => code === EVENT_CODE.penaltyScored;
export const isOwnGoal = ({ code }: MatchEvent): boolean => code === EVENT_CODE.ownGoal;
