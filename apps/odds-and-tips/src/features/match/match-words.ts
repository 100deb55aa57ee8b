import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { knownWord } from '@portal/contracts';
import { matchPhases, type MatchSummary, type Team } from '@portal/contracts/match';
import { matchMinute } from '@portal/domain';
import { formatFullDay, formatTime, formatWeekday, zonedDate, type Told } from '@portal/i18n';
import { useApp } from '@portal/platform';
import type { TeamLook } from '@portal/ui';
import { isComing, isLive } from './standing.ts';

export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** A crest needs two colours; a team may have named one. */
export function look({ name, monogram, colors }: Team): TeamLook {
  const [first = '#4F5B68', second = '#FFFFFF', ...rest] = colors;
  return { name, monogram, colors: [first, second, ...rest] };
}

/** "67'", "45+2'"; undefined where a word stands instead (half-time, end). */
export function minuteMark({ minute, added }: MatchSummary['clock']): string | undefined {
  return minute === null ? undefined : `${matchMinute(minute, added)}'`;
}

/** How a match is put into words, in the visitor's language and zone. */
export function matchWords(t: Translate, { hidesScores, ...zone }: Told & { hidesScores?: boolean | undefined }) {
  const score = ({ score: goals }: MatchSummary) => (goals ? `${goals.home}–${goals.away}` : undefined);
  const day = (instant: string | number) => formatWeekday(instant, zone);
  return {
    t,
    zone,
    day,
    /** With its year. */
    date: (instant: string | number) => formatFullDay(instant, zone),
    /** "19:15", "67'", "HT", "FT". */
    time: (match: MatchSummary) =>
      isComing(match)
        ? formatTime(match.kickOff, zone)
        : (minuteMark(match.clock) ?? t(`phase.${knownWord(matchPhases, match.clock.phase) ?? (isLive(match) ? 'live' : 'ended')}`)),
    clock: (instant: string | number) => formatTime(instant, zone),
    /** "Hôm nay", "CN 22/11". */
    dayOf: (instant: string, now: string) => (zonedDate(instant, zone) === zonedDate(now, zone) ? t('today') : day(instant)),
    /** "22:00, CN 22/11". */
    kickOff: (match: MatchSummary) => `${formatTime(match.kickOff, zone)}, ${day(match.kickOff)}`,
    score,
    /** In a list, where who hides scores wants to meet none. */
    listedScore: (match: MatchSummary) => (hidesScores ? undefined : score(match)),
    title: ({ home, away }: Pick<MatchSummary, 'home' | 'away'>) => `${home.name} – ${away.name}`,
  };
}
export type MatchWords = ReturnType<typeof matchWords>;

/** The words of the visitor; the same object while language and zone stay. */
export function useMatchWords(): MatchWords {
  const { t } = useTranslation('odds-and-tips');
  const { prefs } = useApp();
  return useMemo(() => matchWords(t as unknown as Translate, prefs), [t, prefs]);
}
