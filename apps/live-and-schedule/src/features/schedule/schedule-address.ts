import { featureStatus, limits, queryText, type Query } from '@portal/contracts';
import { LONGEST_TEAM } from '@portal/contracts/schedule';
import { addDays, dayLabel, type IsoDate, type SportSlug } from '@portal/domain';
import type { DayFilter } from '../../queries.ts';
import { offeredSport } from '../match/sports.ts';

export const scheduleKinds = ['lich-truc-tiep', 'lich-thi-dau', 'ket-qua'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];
/** By the hour, or by tournament. */
export type Grouping = 'gio' | 'giai';

/** All that is chosen on a page of the schedule; it is in the address, so that every choice is a link. */
export interface ScheduleAddress {
  readonly kind: ScheduleKind;
  readonly sport?: SportSlug | undefined;
  /** Without one it is today, in the visitor's zone. */
  readonly date?: IsoDate | undefined;
  readonly tournament?: number | undefined;
  /** Words of a team's name. */
  readonly team?: string | undefined;
  readonly by?: Grouping | undefined;
  readonly page: number;
  /** Every tournament in the column, not only the largest. */
  readonly all?: boolean | undefined;
  /** The match in the panel. */
  readonly match?: number | undefined;
}

/** `/ket-qua/bong-ro?ngay=2026-11-20&giai=7&trang=2`. What makes no sense counts as not chosen. */
export function readAddress(pathname: string, search: Query<'/lich-thi-dau'>): ScheduleAddress {
  const [, first, second] = pathname.split('/');
  const page = wholeNumber(search.get('trang'));
  const by = search.get('xem');
  return {
    kind: scheduleKinds.find((kind) => kind === first) ?? 'lich-thi-dau',
    sport: offeredSport(second)?.slug,
    date: dayIn(search.get('ngay')),
    tournament: wholeNumber(search.get('giai')),
    team: teamIn(search.get('doi')),
    by: by === 'gio' || by === 'giai' ? by : undefined,
    page: page && page <= limits.lastPage ? page : 1,
    all: search.get('het') === '1' || undefined,
    match: wholeNumber(search.get('tran')),
  };
}

/** The address with some choices changed. Another list begins at its first page, with nothing chosen in it. */
export function addressWith(address: ScheduleAddress, change: Partial<ScheduleAddress>): string {
  const sameList = Object.keys(change).every((name) => name === 'match' || name === 'page' || name === 'all');
  const { kind, sport, date, tournament, team, by, page, all, match } = { ...address, ...(!sameList && { page: 1, match: undefined }), ...change };
  const query = queryText<'/lich-thi-dau'>({
    ngay: date,
    giai: tournament,
    doi: team,
    xem: by,
    trang: page > 1 ? page : undefined,
    het: all ? 1 : undefined,
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

export const filterOf = ({ kind, sport, date, tournament, team, page }: ScheduleAddress): DayFilter => ({
  date,
  status: statuses[kind],
  sportId: offeredSport(sport)?.id,
  tournamentId: tournament,
  team,
  page,
});

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

function teamIn(text: string | null): string | undefined {
  const team = text?.trim() ?? '';
  return team !== '' && team.length <= LONGEST_TEAM ? team : undefined;
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
