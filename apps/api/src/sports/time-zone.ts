import { Temporal } from 'temporal-polyfill';
import { competitionZone } from './competitions.ts';
import tables from './zones.json' with { type: 'json' };

/** Minutes east of UTC, or a zone whose offset changes with summer time. */
export type Zone = { readonly kind: 'offset'; readonly minutes: number } | { readonly kind: 'named'; readonly name: string };

/**
 * League files give local times and no zone (a trap named in the data's README), so the competition's country decides: the first
 * pattern that fits ('Brasileiro Série A' is not Italian). UEFA prints Central European time for all its club matches.
 */
const zones = tables.competitions.map(({ title, zone }) => [new RegExp(title, 'i'), zone] as const);

const cities: ReadonlyMap<string, string> = new Map(Object.entries(tables.cities).flatMap(([zone, names]) => names.map((name) => [name, zone] as const)));

/** The zone of a host city, for tournaments that are played in several zones and whose files say none. */
export function zoneOfCity(city: string | null): Zone | null {
  const name =
    cities.get(
      city
        ?.replace(/\s*\(.*$/, '')
        .trim()
        .toLowerCase() ?? '',
    ) ?? cities.get(city?.split(',')[0]?.trim().toLowerCase() ?? '');
  return name === undefined ? null : { kind: 'named', name };
}

/**
 * The zone in which a competition's source gives its times, by its title with the season, or null. One zone for a
 * country: in Brazil, where four are in use, the one of Brasília, in which the league announces its matches.
 */
export function zoneOfCompetition(title: string): Zone | null {
  const withoutSeason = title.replace(/\s*\b(?:18|19|20)\d{2}(?:\s?[/-]\s?\d{2,4})?\s*$/, '');
  const name = competitionZone(withoutSeason) ?? zones.find(([pattern]) => pattern.test(title))?.[1];
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
