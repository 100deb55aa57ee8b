import { limits, links, queryText, type Query } from '@portal/contracts';
import { LONGEST_NAME } from '@portal/contracts/competition';

/** Parts of a tournament's page: table, knock-out, coming matches, results, players. */
export const tournamentParts = ['bang', 'nhanh', 'lich', 'ket-qua', 'cau-thu'] as const;
export type TournamentPart = (typeof tournamentParts)[number];
/** Parts of a team's page: overview, coming matches, results, squad. */
export const teamParts = ['tong-quan', 'lich', 'ket-qua', 'doi-hinh'] as const;
export type TeamPart = (typeof teamParts)[number];

/** What is chosen on a team's or tournament's page. `part` undefined: the page chooses. */
export interface PartAddress<Part extends string> {
  readonly id: number;
  readonly part: Part | undefined;
  readonly page: number;
}
/** What is chosen on a list of teams or tournaments. */
export interface ListAddress {
  readonly q: string | undefined;
  readonly page: number;
}
type Search = Query<'/giai-dau'>;

const wholeNumber = (text: string | null): number | undefined => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);
const pageIn = (search: Search): number => {
  const page = wholeNumber(search.get('trang')) ?? 1;
  return page <= limits.lastPage ? page : 1;
};

/** `?xem=ket-qua&trang=2`. What makes no sense counts as not chosen. */
export function readPart<Part extends string>(id: number, parts: readonly Part[], search: Search): PartAddress<Part> {
  const part = search.get('xem');
  return { id, part: parts.find((known) => known === part), page: pageIn(search) };
}

export function readList(search: Search): ListAddress {
  // What is no letter at all the api would refuse.
  const q = (search.get('q') ?? '').replace(/[\0\p{Cs}]/gu, '').trim();
  return { q: q !== '' && q.length <= LONGEST_NAME ? q : undefined, page: pageIn(search) };
}

/** Where one is among the pages of a list, as far as they are counted. From beyond the end the way back leads to the last. */
export function pagesOf(page: number, { total, pageSize }: { total: number; pageSize: number }): { current: number; last: number } {
  const last = Math.min(limits.lastPage, Math.ceil(total / pageSize));
  return { current: Math.min(page, last + 1), last };
}

const pageOf = (page: number) => (page > 1 ? page : undefined);

export const tournamentAddress = (id: number, part?: TournamentPart, page = 1): string =>
  links.tournament(id) + queryText<'/giai-dau'>({ xem: part, trang: pageOf(page) });
export const teamAddress = (id: number, part?: TeamPart, page = 1): string => links.team(id) + queryText<'/doi-bong'>({ xem: part, trang: pageOf(page) });
export const listAddress = (of: '/giai-dau' | '/doi-bong', { q, page }: ListAddress): string => of + queryText<'/giai-dau'>({ q, trang: pageOf(page) });
