import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { links, type Language } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import type { PlayedMatch } from '@portal/contracts/competition';
import { sportById } from '@portal/domain';
import type { Say } from '../../http/words.ts';

/** How long one keeps an evening free for a match, milliseconds. */
const LENGTH = 2 * 3_600_000;
/** Seconds after which a subscriber asks again. */
const ASK_AGAIN = 3_600;
const CALLED_OFF: ReadonlySet<string> = new Set(['postponed', 'cancelled']);

export type CalendarMatch = Omit<MatchSummary, 'fixtureId'> & Pick<PlayedMatch, 'fixtureId'> & Partial<Pick<PlayedMatch, 'note'>>;

interface Told {
  readonly name: string;
  readonly matches: readonly CalendarMatch[];
  /** `https://khandai.vn`; undefined: there is no address to lead to. */
  readonly origin: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly language: Language;
  readonly say: Say;
}

/** Matches as a calendar reads them (RFC 5545). A calendar shows what it has to anybody near, and when nobody asked: it has no scores. */
export function calendarText({ name, matches, origin, now, language, say }: Told): string {
  const t = (key: string, values?: Record<string, string>) => say(language, `calendar.${key}`, values);
  const calendar = ical({
    name,
    prodId: { company: 'Khan Dai', product: 'Portal', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASK_AGAIN,
  });
  for (const match of matches) {
    const { home, away, tournament, note } = match;
    const start = new Date(match.kickOff);
    const room = match.fixtureId !== null && origin ? origin + links.liveRoom(match.fixtureId, sportById(match.sportId)?.slug) : undefined;
    calendar.createEvent({
      // The same for a match on the schedule whatever becomes of it, so that a calendar moves it and has it once.
      id:
        match.fixtureId !== null ? `match-${match.fixtureId}@khan-dai` : `match-${tournament.id}-${home.id}-${away.id}-${match.kickOff.slice(0, 10)}@khan-dai`,
      stamp: new Date(now),
      start,
      ...(match.dayOnly ? { allDay: true } : { end: new Date(start.getTime() + LENGTH) }),
      summary: `${home.name} – ${away.name}`,
      description: [
        [tournament.name, tournament.stage].filter(Boolean).join(' · '),
        ...(match.dayOnly ? [t('noTime')] : []),
        ...(match.replay ? [t('replay')] : match.generated ? [t('generated')] : []),
        ...(match.commentators.length > 0 ? [t('voices', { names: match.commentators.map((one) => one.name).join(', ') })] : []),
        ...(room ? [room] : []),
      ].join('\n'),
      ...(match.venue && { location: match.venue }),
      ...(room && { url: room }),
      status: note && CALLED_OFF.has(note) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  // Each line ends, the last one too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}
