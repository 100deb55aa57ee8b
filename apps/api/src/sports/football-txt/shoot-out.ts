import type { Score, Side } from '@portal/domain';
import { problemAt } from './source-text.ts';
import type { JoinedText, Problem } from './source-text.ts';

/** One kick of a shoot-out, in order. */
export interface Kick {
  readonly side: Side;
  readonly player: string;
  readonly scored: boolean;
}

interface WrittenKick {
  readonly player: string;
  readonly after: Score | null;
  readonly missed: boolean;
}

/**
 * Reads `0-1 Juan QUINTERO, 1-1 Granit XHAKA, Davinson SANCHEZ (missed), …`. Who took a kick follows from the score;
 * for a missed one from `sideOf` (the line-ups), else from the turn, since the teams take turns.
 */
export function readShootOut(source: JoinedText, sideOf: (player: string) => Side | null): { kicks: Kick[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const kicks: Kick[] = [];
  const written = readKicks(source, problems);
  let score: Score = { home: 0, away: 0 };
  written.forEach((kick, index) => {
    const scoredBy = kick.missed || !kick.after ? null : sideOfChange(score, kick.after);
    const turn = turnOf(written, index);
    const side = scoredBy ?? sideOf(kick.player) ?? turn ?? opposite(kicks.at(-1)?.side) ?? 'home';
    const scored = scoredBy !== null;
    kicks.push({ side, player: kick.player, scored });
    if (scored) score = { ...score, [side]: score[side] + 1 };
  });
  return { kicks, problems };
}

function readKicks(source: JoinedText, problems: Problem[]): WrittenKick[] {
  const kicks: WrittenKick[] = [];
  for (const part of source.text.matchAll(/[^,;]+/g)) {
    const match = /^\s*(?:(\d{1,2})\s?-\s?(\d{1,2})\s+)?(\p{L}[^()\d]*?)\s*(\([^)]*\))?\s*\.?$/u.exec(part[0]);
    if (!match?.[3]) {
      if (part[0].trim()) problems.push(problemAt(source.lineAt(part.index), `a kick that is not understood: ${part[0].trim()}`));
      continue;
    }
    const after = match[1] === undefined ? null : { home: Number(match[1]), away: Number(match[2]) };
    kicks.push({ player: match[3].trim(), after, missed: match[4] !== undefined || after === null });
  }
  return kicks;
}

/** Which team the score went up for; null when it did not. */
function sideOfChange(before: Score, after: Score): Side | null {
  if (after.home > before.home) return 'home';
  return after.away > before.away ? 'away' : null;
}

/** Whose turn a kick is, reckoned from the first kick that scored. */
function turnOf(kicks: readonly WrittenKick[], index: number): Side | null {
  const first = kicks.findIndex((kick) => !kick.missed && kick.after !== null);
  const after = kicks[first]?.after;
  if (!after) return null;
  const side: Side = after.home > 0 ? 'home' : 'away';
  return (index - first) % 2 === 0 ? side : (opposite(side) ?? null);
}

function opposite(side: Side | undefined): Side | undefined {
  return side === undefined ? undefined : side === 'home' ? 'away' : 'home';
}
