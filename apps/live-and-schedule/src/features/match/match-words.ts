import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentatorBadge, MatchSummary, Score, Team } from '@portal/contracts';
import { dayLabel, formatDay, formatNumber, formatTime, zonedDate, type Zoned } from '@portal/i18n';
import { useApp } from '@portal/platform';
import type { TeamInMatch } from '@portal/ui';
import { clockFace, minuteText } from './match-clock.ts';
import { standing } from './standing.ts';

export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** How a match is put into words, in the visitor's language and zone. `now`: the server's time, epoch milliseconds. */
export function matchWords(t: Translate, zone: Zoned) {
  const score = (s: Score) => `${s.home}–${s.away}`;
  const minute = (match: MatchSummary, now: number) => minuteText(clockFace(match.clock, now)) ?? t(`phaseShort.${match.clock.phase}`);
  const isToday = (match: MatchSummary, now: number) => zonedDate(match.kickOff, zone) === zonedDate(now, zone);

  /** First column of a row: "19:15", "67'", "HT", "FT". */
  const time = (match: MatchSummary, now: number) => (standing(match) === 'coming' ? formatTime(match.kickOff, zone) : minute(match, now));

  /** Under it: "phát lại", else the day when it is not today's. */
  const timeNote = (match: MatchSummary, now: number): string | undefined => {
    if (match.replay) return t('row.replay');
    if (isToday(match, now)) return undefined;
    return standing(match) === 'coming' ? `${dayLabel(match.kickOff, zone)} ${formatDay(match.kickOff, zone)}` : formatDay(match.kickOff, zone);
  };

  /** The column in one phrase, for those who do not see it. */
  const timeSpoken = (match: MatchSummary, now: number): string => {
    const text = spoken(match, now);
    return match.replay ? t('row.isReplay', { text }) : text;
  };
  const spoken = (match: MatchSummary, now: number) => {
    const face = clockFace(match.clock, now);
    if (standing(match) === 'coming') {
      const values = { time: formatTime(match.kickOff, zone), day: formatDay(match.kickOff, zone) };
      return isToday(match, now) ? t('row.coming', values) : t('row.comingOn', values);
    }
    return face.kind === 'word' ? t(`phase.${face.phase}`) : t('row.live', { minute: minuteText(face)?.replace("'", '') });
  };

  /** The whole row in words: "Úc 1, Ai Cập 1. Luân lưu, trận phát lại." */
  const inOneSentence = (match: MatchSummary, now: number): string => {
    const phase = timeSpoken(match, now);
    const { home, away, score: goals } = match;
    return goals ? t('room.announce', { home: home.name, homeGoals: goals.home, away: away.name, awayGoals: goals.away, phase }) : `${home.name} – ${away.name}. ${phase}.`;
  };

  const blv = (name: string) => (/^BLV\s/i.test(name) ? name : t('blv.named', { name }));
  /** Beside the faces: "Chín Penalty", "4 BLV", "Chưa có BLV". */
  const commentators = (list: readonly CommentatorBadge[]) =>
    list.length === 0 ? t('blv.none') : list.length === 1 ? bareName(list[0]!.name) : t('blv.count', { count: list.length });

  return {
    t, zone, score, minute, time, timeNote, timeSpoken, inOneSentence, blv, commentators, isToday,
    team: (team: Team, redCards = 0): TeamInMatch => ({ ...look(team), redCards: redCards > 0 ? { count: redCards, label: t('redCards', { count: redCards }) } : null }),
    title: ({ home, away }: Pick<MatchSummary, 'home' | 'away'>) => `${home.name} – ${away.name}`,
    /** "Hiệp 2 · 67'", "Nghỉ giữa hiệp". */
    phase: (match: MatchSummary, now: number) => {
      const text = minuteText(clockFace(match.clock, now));
      return text ? `${t(`phase.${match.clock.phase}`)} · ${text}` : t(`phase.${match.clock.phase}`);
    },
    number: formatNumber,
    clock: (instant: string | number) => formatTime(instant, zone),
    day: (instant: string | number) => `${dayLabel(instant, zone)}, ${formatDay(instant, zone)}`,
  };
}
export type MatchWords = ReturnType<typeof matchWords>;

/** A crest needs two colours; a team may have named one. */
export const look = ({ name, monogram, colors }: Team): { name: string; monogram: string; colors: readonly [string, string, ...string[]] } => {
  const [first = '#4F5B68', second = '#FFFFFF', ...rest] = colors;
  return { name, monogram, colors: [first, second, ...rest] };
};

/** "BLV Tư Việt Vị" -> "Tư Việt Vị": where the label already says BLV. */
export const bareName = (name: string): string => name.replace(/^BLV\s+/i, '');

/** The words of the visitor; the same object while language and zone stay. */
export function useMatchWords(): MatchWords {
  const { t } = useTranslation('live-and-schedule');
  const { prefs } = useApp();
  return useMemo(() => matchWords(t as unknown as Translate, { timeZone: prefs.timeZone }), [t, prefs.timeZone]);
}
