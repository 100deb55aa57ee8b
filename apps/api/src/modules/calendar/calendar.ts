import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { links, type Language } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import type { PlayedMatch } from '@portal/contracts/competition';
import { SPORT_ID, sportById } from '@portal/domain';
import type { Say } from '../../http/words.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long one keeps free for a match; a race takes 26 minutes. Milliseconds. */
const LENGTH = 2 * HOUR;
const RACE = HOUR / 2;
/** Seconds after which a subscriber asks again. */
const ASK_AGAIN = 3_600;

/** What becomes of a match that was not played, as far as an evening is free again. */
const STATUS: Readonly<Record<string, ICalEventStatus>> = {
  postponed: ICalEventStatus.TENTATIVE,
  suspended: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
  walkover: ICalEventStatus.CANCELLED,
  awarded: ICalEventStatus.CANCELLED,
  annulled: ICalEventStatus.CANCELLED,
};

/** A match with its place among all of them, which it has whether or not it is on the schedule. */
export interface CalendarMatch extends Omit<MatchSummary, 'fixtureId'>, Pick<PlayedMatch, 'fixtureId' | 'note'> {
  readonly id: number;
  /** When what is known of it last changed, epoch milliseconds; undefined: it never does. */
  readonly changedAt: number | undefined;
}

interface Told {
  readonly name: string;
  readonly matches: readonly CalendarMatch[];
  /** `https://khandai.vn`; undefined: there is no address to lead to. */
  readonly origin: string | undefined;
  readonly language: Language;
  readonly say: Say;
}

/**
 * Matches as a calendar reads them (RFC 5545). It says the same as long as they are the same, and has no scores: a calendar shows what it has to anybody near, and
 * when nobody asked.
 */
export function calendarText({ name, matches, origin, language, say }: Told): string {
  const t = (key: string, values?: Record<string, string>) => say(language, `calendar.${key}`, values);
  const calendar = ical({
    // Written as it is given; it is text like any other (RFC 5545, 3.3.11).
    name: name.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\s+/g, ' '),
    prodId: { company: 'Khan Dai', product: 'Portal', language: language.toUpperCase() },
    ttl: ASK_AGAIN,
  });
  for (const match of matches) {
    const { home, away, tournament, note } = match;
    const start = new Date(match.kickOff);
    // What goes by the clock stays as it was laid out, some days ahead.
    const changed = new Date(match.changedAt ?? start.getTime() - 8 * DAY);
    const room = match.fixtureId !== null && origin ? origin + links.liveRoom(match.fixtureId, sportById(match.sportId)?.slug) : undefined;
    const status = (note && !match.score && STATUS[note]) || ICalEventStatus.CONFIRMED;
    const teams = `${home.name} – ${away.name}`;
    calendar.createEvent({
      // The same whatever becomes of the match, so that a calendar moves it and has it once; a higher sequence is what makes some believe that it moved (RFC 5546, 2.1.4).
      id: `match-${match.id}@khan-dai`,
      sequence: match.changedAt === undefined ? 0 : Math.floor(match.changedAt / 60_000),
      stamp: changed,
      start,
      // A day whose hour nobody knows yet is not taken up by it.
      ...(match.dayOnly
        ? { allDay: true, end: new Date(start.getTime() + DAY), transparency: ICalEventTransparency.TRANSPARENT }
        : { end: new Date(start.getTime() + (match.sportId === SPORT_ID.marble ? RACE : LENGTH)) }),
      // Some calendars do not tell what is called off from what is on.
      summary: status === ICalEventStatus.CONFIRMED || !note ? teams : t(`note.${note}`, { teams }),
      description: [
        [tournament.name, tournament.stage].filter(Boolean).join(' · '),
        ...(match.dayOnly ? [t('noTime')] : []),
        ...(match.replay ? [t('replay')] : match.generated ? [t('generated')] : []),
        ...(match.commentators.length > 0 ? [t('voices', { names: match.commentators.map((one) => one.name).join(', ') })] : []),
        ...(room ? [room] : []),
      ].join('\n'),
      ...(match.venue && { location: match.venue }),
      ...(room && { url: room }),
      status,
    });
  }
  // Each line ends, the last one too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}
