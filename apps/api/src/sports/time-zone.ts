import { Temporal } from 'temporal-polyfill';
import { competitionZone } from './competitions.ts';

/** Minutes east of UTC, or a zone whose offset changes with summer time. */
export type Zone = { readonly kind: 'offset'; readonly minutes: number } | { readonly kind: 'named'; readonly name: string };

/**
 * League files give local times and no zone (a trap named in the data's README), so the competition's country decides.
 * Order matters: 'Brasileiro Série A' is not Italian.
 */
const zones: readonly (readonly [RegExp, string])[] = [
  [/bra[sz]il/i, 'America/Sao_Paulo'],
  [/argentin/i, 'America/Argentina/Buenos_Aires'],
  [/m[eé]xic|liga mx/i, 'America/Mexico_City'],
  [/colombia/i, 'America/Bogota'],
  [/chile/i, 'America/Santiago'],
  [/vi[eệ]t ?nam|v[. ]?league/i, 'Asia/Ho_Chi_Minh'],
  [/thai/i, 'Asia/Bangkok'],
  [/japan|j1? league/i, 'Asia/Tokyo'],
  [/korea|k league/i, 'Asia/Seoul'],
  [/chin(a|ese)/i, 'Asia/Shanghai'],
  [/saudi/i, 'Asia/Riyadh'],
  [/australia/i, 'Australia/Sydney'],
  [/espa[nñ]|spain|spanish|primera divisi[oó]n|la ?liga/i, 'Europe/Madrid'],
  [/franc|french|ligue/i, 'Europe/Paris'],
  [/netherlands|dutch|eredivisie/i, 'Europe/Amsterdam'],
  [/belgi/i, 'Europe/Brussels'],
  [/portug|primeira liga/i, 'Europe/Lisbon'],
  [/scot(land|tish)/i, 'Europe/London'],
  [/austria|österreich/i, 'Europe/Vienna'],
  [/swiss|switzerland/i, 'Europe/Zurich'],
  [/t[uü]rk/i, 'Europe/Istanbul'],
  [/greece|greek/i, 'Europe/Athens'],
  [/poland|ekstraklasa/i, 'Europe/Warsaw'],
  [/german|deutsch|bundesliga|dfb/i, 'Europe/Berlin'],
  [/ital|serie a|coppa/i, 'Europe/Rome'],
  [/engl(and|ish)|premier league|championship|fa cup|efl|national league/i, 'Europe/London'],
  // UEFA prints Central European time for all its club matches.
  [/uefa|champions league|europa league|conference league/i, 'Europe/Zurich'],
];

/** World cups played within one zone; the others' files say the offset of every match. */
const worldCupHosts: readonly (readonly [RegExp, string])[] = [
  [/world cup 2022/i, 'Asia/Qatar'],
  [/world cup 2010/i, 'Africa/Johannesburg'],
  [/world cup 2006/i, 'Europe/Berlin'],
  [/world cup 2002/i, 'Asia/Tokyo'],
  [/world cup 1998/i, 'Europe/Paris'],
  [/world cup 1990/i, 'Europe/Rome'],
];

/**
 * The zone in which a competition's source gives its times, by its title with the season, or null. One zone for a
 * country: in Brazil, where four are in use, the one of Brasília, in which the league announces its matches.
 */
export function zoneOfCompetition(title: string): Zone | null {
  const withoutSeason = title.replace(/\s*\b(?:18|19|20)\d{2}(?:\s?[/-]\s?\d{2,4})?\s*$/, '');
  const name = competitionZone(withoutSeason) ?? [...worldCupHosts, ...zones].find(([pattern]) => pattern.test(title))?.[1];
  return name === undefined ? null : { kind: 'named', name };
}

/** 'UTC-6', 'UTC+5:30', 'UTC' as an offset, or null. */
export function readOffset(text: string): Zone | null {
  const match = /\bUTC\s?(?:([+-])\s?(\d{1,2})(?::?(\d{2}))?)?/i.exec(text);
  if (!match) return null;
  const minutes = Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
  return minutes > 14 * 60 ? null : { kind: 'offset', minutes: match[1] === '-' ? -minutes : minutes };
}

/**
 * ISO-8601 with offset for a local day and time of day. A time that the clocks skip in spring is moved on by that hour; of
 * one that they show twice in autumn the first is meant.
 */
export function kickOffIso(date: string, time: { hours: number; minutes: number }, zone: Zone): string {
  const local = `${date}T${two(time.hours)}:${two(time.minutes)}:00`;
  if (zone.kind === 'named') {
    return Temporal.PlainDateTime.from(local)
      .toZonedDateTime(zone.name, { disambiguation: 'compatible' })
      .toString({ timeZoneName: 'never', smallestUnit: 'second' });
  }
  const sign = zone.minutes < 0 ? '-' : '+';
  return `${local}${sign}${two(Math.floor(Math.abs(zone.minutes) / 60))}:${two(Math.abs(zone.minutes) % 60)}`;
}

const two = (value: number) => String(value).padStart(2, '0');
