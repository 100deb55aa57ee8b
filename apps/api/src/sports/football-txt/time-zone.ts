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

/** The zone of a competition by its title, or null. */
export function zoneOfCompetition(title: string): Zone | null {
  const name = zones.find(([pattern]) => pattern.test(title))?.[1];
  return name === undefined ? null : { kind: 'named', name };
}

/** 'UTC-6', 'UTC+5:30', 'UTC' as an offset, or null. */
export function readOffset(text: string): Zone | null {
  const match = /\bUTC\s?(?:([+-])\s?(\d{1,2})(?::?(\d{2}))?)?/i.exec(text);
  if (!match) return null;
  const minutes = Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
  return minutes > 14 * 60 ? null : { kind: 'offset', minutes: match[1] === '-' ? -minutes : minutes };
}

/** ISO-8601 with offset for a local day and time of day. */
export function kickOffIso(date: string, time: { hours: number; minutes: number }, zone: Zone): string {
  const clock = `${two(time.hours)}:${two(time.minutes)}`;
  const offset = zone.kind === 'offset' ? zone.minutes : offsetAt(`${date}T${clock}:00Z`, zone.name);
  const sign = offset < 0 ? '-' : '+';
  return `${date}T${clock}:00${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}

/** The offset in minutes that a zone has when its clocks show the given time. */
function offsetAt(localAsUtc: string, zone: string): number {
  const local = Date.parse(localAsUtc);
  // One round is off by an hour around a change of the clocks; the second one settles it.
  const first = offsetOf(new Date(local), zone);
  return offsetOf(new Date(local - first * 60_000), zone);
}

function offsetOf(at: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

const two = (value: number) => String(value).padStart(2, '0');
