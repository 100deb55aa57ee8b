import { featureStatus, limits, queryText, type Query } from '@portal/contracts';
import { LONGEST_TEAM } from '@portal/contracts/schedule';
import { addDays, dayLabel, eveningOf, type IsoDate, type IsoMonth, type SportSlug } from '@portal/domain';
import type { DayFilter } from '../../queries.ts';
import { offeredSport } from '../match/sports.ts';

export const scheduleKinds = ['lich-truc-tiep', 'lich-thi-dau', 'ket-qua'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];
/** By the hour, by tournament or by commentator. */
export const groupings = ['gio', 'giai', 'blv'] as const;
export type Grouping = (typeof groupings)[number];
/** States of a match that the calendar can be narrowed to, as the address says them. */
export const matchStates = { 'dang-da': featureStatus.live, 'sap-da': featureStatus.coming, 'da-xong': featureStatus.ended } as const;
export type MatchState = keyof typeof matchStates;

/** All that is chosen on a page of the schedule; it is in the address, so that every choice is a link. */
export interface ScheduleAddress {
  readonly kind: ScheduleKind;
  readonly sport?: SportSlug | undefined;
  /** Without one it is today, in the visitor's zone. */
  readonly date?: IsoDate | undefined;
  /** Of that day the evening: from 18:00 to 06:00 of the next. Without a date it is tonight's. */
  readonly evening?: boolean | undefined;
  /** The first hour of the list, 0 to 23. */
  readonly hour?: number | undefined;
  /** In the calendar alone; the other pages are of one state. */
  readonly state?: MatchState | undefined;
  /** Only what a commentator speaks at. */
  readonly commentated?: boolean | undefined;
  readonly tournament?: number | undefined;
  /** Words of a team's name. */
  readonly team?: string | undefined;
  readonly by?: Grouping | undefined;
  readonly page: number;
  /** Every tournament in the column, not only the largest. */
  readonly all?: boolean | undefined;
  /** The month that stands open to be chosen from. */
  readonly month?: IsoMonth | undefined;
  /** The match in the panel. */
  readonly match?: number | undefined;
}

/** `/ket-qua/bong-ro?ngay=2026-11-20&giai=7&trang=2`. What makes no sense counts as not chosen. */
export function readAddress(pathname: string, search: Query<'/lich-thi-dau'>): ScheduleAddress {
  const [, first, second] = pathname.split('/');
  const page = wholeNumber(search.get('trang'));
  const by = search.get('xem');
  const state = search.get('tt');
  const kind = scheduleKinds.find((known) => known === first) ?? 'lich-thi-dau';
  return {
    kind,
    sport: offeredSport(second)?.slug,
    date: dayIn(search.get('ngay')),
    evening: search.get('buoi') === 'dem' || undefined,
    hour: hourIn(search.get('tu')),
    state: kind === 'lich-thi-dau' && state && Object.hasOwn(matchStates, state) ? (state as MatchState) : undefined,
    commentated: search.get('blv') === '1' || undefined,
    tournament: wholeNumber(search.get('giai')),
    team: teamIn(search.get('doi')),
    by: groupings.find((known) => known === by),
    page: page && page <= limits.lastPage ? page : 1,
    all: search.get('het') === '1' || undefined,
    month: monthIn(search.get('thang')),
    match: wholeNumber(search.get('tran')),
  };
}

/** The address with some choices changed. Another list begins at its first page, with nothing chosen in it. */
export function addressWith(address: ScheduleAddress, change: Partial<ScheduleAddress>): string {
  const sameList = Object.keys(change).every((name) => ['match', 'page', 'all', 'month'].includes(name));
  const next = { ...address, ...(!sameList && { page: 1, match: undefined, month: undefined }), ...change };
  const { kind, sport, date, evening, hour, state, commentated, tournament, team, by, page, all, month, match } = next;
  const query = queryText<'/lich-thi-dau'>({
    ngay: date,
    buoi: evening ? 'dem' : undefined,
    tu: hour,
    tt: kind === 'lich-thi-dau' ? state : undefined,
    blv: commentated ? 1 : undefined,
    giai: tournament,
    doi: team,
    xem: by,
    trang: page > 1 ? page : undefined,
    het: all ? 1 : undefined,
    thang: month,
    tran: match,
  });
  return `/${kind}${sport ? `/${sport}` : ''}${query}`;
}

/** A day that is over has results only, one to come none: each day leads to the page that has something to show. */
export function kindFor(kind: ScheduleKind, date: IsoDate, today: IsoDate): ScheduleKind {
  if (kind === 'lich-truc-tiep' && date < today) return 'ket-qua';
  return kind === 'ket-qua' && date > today ? 'lich-truc-tiep' : kind;
}

const statuses: Readonly<Record<ScheduleKind, number | undefined>> = {
  'lich-truc-tiep': featureStatus.coming,
  'lich-thi-dau': undefined,
  'ket-qua': featureStatus.ended,
};

export const filterOf = (address: ScheduleAddress): DayFilter => {
  const { kind, sport, date, evening, hour, state, commentated, tournament, team, page } = address;
  return {
    date,
    status: statuses[kind] ?? (state && matchStates[state]),
    sportId: offeredSport(sport)?.id,
    tournamentId: tournament,
    evening,
    commentated,
    fromHour: hour,
    byTournament: groupingOf(address) === 'giai' || undefined,
    team,
    page,
  };
};

/** Of every state: a day that is over leads to its results. */
export const monthFilterOf = (address: ScheduleAddress): DayFilter => ({ ...filterOf(address), status: address.state && matchStates[address.state] });

/** The day that counts as today: of evenings it is the one that began last, until it ends in the morning. `clock`: '19:15' of now. */
export const todayOf = ({ evening }: ScheduleAddress, date: IsoDate, clock: string): IsoDate => (evening ? eveningOf(date, Number(clock.slice(0, 2))) : date);

/** The list of another hour is read by the hour; results by tournament, as tables are. */
export const groupingOf = ({ kind, by }: ScheduleAddress): Grouping => by ?? (kind === 'ket-qua' ? 'giai' : 'gio');

export const dayBefore = (date: IsoDate): IsoDate => addDays(date, -1);
export const weekFrom = (date: IsoDate, weeks: -1 | 1): IsoDate => addDays(date, 7 * weeks);

function dayIn(text: string | null): IsoDate | undefined {
  if (!text || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return undefined;
  try {
    dayLabel(text);
    return text;
  } catch {
    return undefined;
  }
}

/** A month of the calendar, of the years that an address may name. */
export const isMonth = (text: string): text is IsoMonth => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text);
const monthIn = (text: string | null): IsoMonth | undefined => (text && isMonth(text) ? text : undefined);

const hourIn = (text: string | null): number | undefined => (text && /^(1?\d|2[0-3])$/.test(text) ? Number(text) : undefined);

function teamIn(text: string | null): string | undefined {
  const team = text?.trim() ?? '';
  return team !== '' && team.length <= LONGEST_TEAM ? team : undefined;
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
