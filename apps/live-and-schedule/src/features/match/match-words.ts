import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import type { CommentatorBadge, MatchSummary, RaceRunner, Score, Side, Team } from '@portal/contracts/match';
import { type IsoDate, standing, bareName } from '@portal/domain';
import { formatDay, formatFullDay, formatNumber, formatTime, formatWeekday, onDay, zonedDate, zoneName, type Told } from '@portal/i18n';
import { useApp } from '@portal/platform';
import type { TeamInMatch } from '@portal/ui';
import { gameMinute, gamePeriod } from './game-clock.ts';
import { clockFace, minuteMark, minuteText } from './match-clock.ts';
import { phaseOf } from './phase-of.ts';
import { unscored } from './unscored.ts';

export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** How a match is put into words, in the visitor's language and zone. `now`: the server's time, epoch milliseconds. */
export function matchWords(t: Translate, zone: Told & { hidesScores?: boolean | undefined }) {
  const hides = zone.hidesScores === true;
  const seen = (match: MatchSummary): MatchSummary => (hides ? unscored(match) : match);
  const score = (s: Score) => `${s.home}–${s.away}`;
  const minute = (match: MatchSummary, now: number) => {
    const period = gamePeriod(match);
    return period ? t(`gameShort.${period.key}`, { ...period.values }) : (minuteText(clockFace(match.clock, now)) ?? t(`phaseShort.${phaseOf(match)}`));
  };
  /** "Hiệp 3", "Ván 2 · 14'", "Vòng 12/24": of a game that is no football. */
  const gamePhase = (match: MatchSummary, now: number): string | undefined => {
    const period = gamePeriod(match);
    const text = period && t(`game.${period.key}`, { ...period.values });
    const minutes = gameMinute(match, now);
    return text && minutes !== undefined ? `${text} · ${minuteMark(minutes)}` : text;
  };
  const isToday = (match: MatchSummary, now: number) => zonedDate(match.kickOff, zone) === zonedDate(now, zone);

  /** "19:15"; "Chưa có giờ" where only the day is known. */
  const kickOff = (match: MatchSummary) => (match.dayOnly ? t('row.noTime') : formatTime(match.kickOff, zone));

  /** First column of a row: "19:15", "67'", "HT", "FT". It is too narrow for words. */
  const time = (match: MatchSummary, now: number) =>
    standing(match) !== 'coming' ? minute(match, now) : match.dayOnly ? '--:--' : formatTime(match.kickOff, zone);

  /** Under it: "phát lại", else the day when it is not today's. */
  const timeNote = (match: MatchSummary, now: number): string | undefined => {
    if (match.replay) return t('row.replay');
    if (match.generated && isToday(match, now)) return t('row.generated');
    if (isToday(match, now)) return undefined;
    return standing(match) === 'coming' ? formatWeekday(match.kickOff, zone) : formatDay(match.kickOff, zone);
  };

  /** The column in one phrase, for those who do not see it. */
  const timeSpoken = (match: MatchSummary, now: number): string => {
    const text = spoken(match, now);
    return match.replay ? t('row.isReplay', { text }) : match.generated ? t('row.isGenerated', { text }) : text;
  };
  const spoken = (match: MatchSummary, now: number) => {
    const face = clockFace(match.clock, now);
    if (standing(match) === 'coming') {
      const values = { time: formatTime(match.kickOff, zone), day: formatDay(match.kickOff, zone) };
      if (match.dayOnly) return t('row.comingOnDay', values);
      return isToday(match, now) ? t('row.coming', values) : t('row.comingOn', values);
    }
    const game = gamePhase(match, now);
    if (game) return game;
    return face.kind === 'word' ? t(`phase.${phaseOf(match)}`) : t('row.live', { minute: minuteText(face)?.replace("'", '') });
  };

  /** The whole row in words: "Úc 1, Ai Cập 1. Luân lưu, trận phát lại." */
  const inOneSentence = (told: MatchSummary, now: number): string => {
    const match = seen(told);
    const phase = timeSpoken(match, now);
    const { home, away, score: goals } = match;
    return goals
      ? t('score.announce', { home: home.name, homeGoals: goals.home, away: away.name, awayGoals: goals.away, phase })
      : `${home.name} – ${away.name}. ${phase}.`;
  };

  const blv = (name: string) => (/^BLV\s/i.test(name) ? name : t('blv.named', { name }));
  /** Beside the faces: "Chín Penalty", "4 BLV", "Chưa có BLV". */
  const commentators = (list: readonly CommentatorBadge[]) =>
    list.length === 0 ? t('blv.none') : list.length === 1 ? bareName(list[0]!.name) : t('blv.count', { count: list.length });

  const team = (of: Team, redCards = 0): TeamInMatch => ({
    ...look(of),
    redCards: redCards > 0 ? { count: redCards, label: t('redCards', { count: redCards }) } : null,
  });

  return {
    t,
    zone,
    score,
    minute,
    gamePhase,
    kickOff,
    time,
    timeNote,
    timeSpoken,
    inOneSentence,
    blv,
    commentators,
    isToday,
    team,
    /** The two lines of a row. A race shows who leads it, once it runs. */
    sides: (match: MatchSummary): { home: TeamInMatch; away: TeamInMatch } => {
      const [first, second] = match.race && match.race.lap > 0 ? match.race.order : [];
      if (first && second) return { home: runner(first, 1), away: runner(second, 2) };
      return { home: team(match.home, match.redCards.home), away: team(match.away, match.redCards.away) };
    },
    /** The page of one of its teams, or of its tournament; what the portal makes up has none, nor has who is not known yet. */
    teamLink: ({ generated, ...match }: MatchSummary, side: Side) => (generated || match[side].isOpen ? undefined : links.team(match[side].id)),
    tournamentLink: ({ generated, tournament }: MatchSummary) => (generated ? undefined : links.tournament(tournament.id)),
    title: ({ home, away }: Pick<MatchSummary, 'home' | 'away'>) => `${home.name} – ${away.name}`,
    /** "Hiệp 2 · 67'", "Nghỉ giữa hiệp". */
    phase: (match: MatchSummary, now: number) => {
      const game = gamePhase(match, now);
      if (game) return game;
      const text = minuteText(clockFace(match.clock, now));
      return text ? `${t(`phase.${phaseOf(match)}`)} · ${text}` : t(`phase.${phaseOf(match)}`);
    },
    /** "VÀO!" at the side that has just scored. */
    goal: (fresh: { side: Side } | undefined) => fresh && { side: fresh.side, label: t('goal') },
    /** Scores are kept back: for who watches later. */
    hides,
    /** The match as lists show it to this visitor. */
    seen,
    number: formatNumber,
    /** With a label where a demonstration has added to them. */
    viewers: (text: string, { simulatedViewers }: Pick<MatchSummary, 'simulatedViewers'>) => (simulatedViewers ? `${text} · ${t('row.generated')}` : text),
    /** "T7 21/11" of a calendar day. */
    date: (day: IsoDate) => formatWeekday(...onDay(day, zone.language)),
    /** "21/11/2026" of a calendar day. */
    fullDate: (day: IsoDate) => formatFullDay(...onDay(day, zone.language)),
    /** "GMT+7". */
    zoneName: (now: number) => zoneName(now, zone),
    clock: (instant: string | number) => formatTime(instant, zone),
    /** `HourOf`. */
    hourOf: (instant: string, date: IsoDate): number => {
      const on = zonedDate(instant, zone);
      return Number(formatTime(instant, zone).slice(0, 2)) + (on === date ? 0 : on < date ? -24 : 24);
    },
    day: (instant: string | number) => formatWeekday(instant, zone),
  };
}
export type MatchWords = ReturnType<typeof matchWords>;

/** A crest needs two colours; a team may have named one. */
export const look = ({ name, monogram, colors }: Team): { name: string; monogram: string; colors: readonly [string, string, ...string[]] } => {
  const [first = '#4F5B68', second = '#FFFFFF', ...rest] = colors;
  return { name, monogram, colors: [first, second, ...rest] };
};

/** A marble as a team's crest: its colour and its place. */
const runner = ({ name, color }: RaceRunner, place: number): TeamInMatch => ({ name: `${place}. ${name}`, monogram: String(place), colors: [color, color] });

/** The words of the visitor; the same object while language and zone stay. */
export function useMatchWords(): MatchWords {
  const { t } = useTranslation('live-and-schedule');
  const { prefs } = useApp();
  return useMemo(() => matchWords(t as unknown as Translate, prefs), [t, prefs]);
}
