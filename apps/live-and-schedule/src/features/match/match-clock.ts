import { knownWord } from '@portal/contracts';
import { matchPhases, type MatchClock } from '@portal/contracts/match';
import { matchMinute } from '@portal/domain';

type Phase = MatchClock['phase'];

/** What stands on the scoreboard: a running clock, stoppage time, or a word of its own (half-time, shoot-out, ended). */
export type ClockFace =
  | { readonly kind: 'running'; readonly minutes: number; readonly seconds: number }
  | { readonly kind: 'added'; readonly minute: number; readonly added: number }
  | { readonly kind: 'word'; readonly phase: Phase };

/** Minutes on the clock at the start and at the regular end of each playing period. */
const periods: Partial<Record<Phase, { from: number; to: number }>> = {
  'first-half': { from: 0, to: 45 },
  'second-half': { from: 45, to: 90 },
  'extra-first': { from: 90, to: 105 },
  'extra-second': { from: 105, to: 120 },
};

/** The clock at a moment (epoch milliseconds of the server's time): counted from the start of the period, since frames come only when something happens. In a phase that this page does not know the minute that is told stands. */
export function clockFace(clock: MatchClock, now: number): ClockFace {
  const period = periods[clock.phase];
  if (!period) return knownWord(matchPhases, clock.phase) ? { kind: 'word', phase: clock.phase } : frozen(clock);
  if (!clock.periodStartedAt) return frozen(clock);
  const seconds = Math.max(0, Math.floor((now - Date.parse(clock.periodStartedAt)) / 1000)) + period.from * 60;
  const minutes = Math.floor(seconds / 60);
  if (minutes >= period.to) return { kind: 'added', minute: period.to, added: minutes - period.to + 1 };
  return { kind: 'running', minutes, seconds: seconds % 60 };
}

/** The server names the minute but not when the period began: the clock cannot run. */
function frozen({ phase, minute, added }: MatchClock): ClockFace {
  if (minute === null) return { kind: 'word', phase };
  return added ? { kind: 'added', minute, added } : { kind: 'running', minutes: Math.max(0, minute - 1), seconds: 0 };
}

/** `67:24`, `45+2'`; undefined where a word stands instead. */
export function clockText(face: ClockFace): string | undefined {
  if (face.kind === 'running') return `${pad(face.minutes)}:${pad(face.seconds)}`;
  return face.kind === 'added' ? minuteMark(face.minute, face.added) : undefined;
}

/** `67'`: the minute that is being played, as lists show it. The first minute is 1'. */
export function minuteText(face: ClockFace): string | undefined {
  if (face.kind === 'running') return minuteMark(face.minutes + 1);
  return face.kind === 'added' ? minuteMark(face.minute, face.added) : undefined;
}

/** `61'`, `45+2'`: a minute as printed. */
export const minuteMark = (minute: number, added?: number | null): string => `${matchMinute(minute, added)}'`;

const pad = (value: number) => String(value).padStart(2, '0');
