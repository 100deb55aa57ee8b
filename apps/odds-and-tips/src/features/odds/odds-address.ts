import { links, queryText, type Query, type QueryName } from '@portal/contracts';
import { oddsCompanies } from '@portal/contracts/odds';
import { dayLabel, isDigitsOnly, ODDS_FORMS, SPORT_ID, type OddsForm } from '@portal/domain';
import type { OddsFilter } from '../../queries.ts';
import { marketById } from './markets.ts';
import type { When } from './quotes.ts';

/** Everything the table's address says. Words of the address are Vietnamese, as its path is. */
export interface OddsAddress extends OddsFilter {
  page: number;
  /** Undefined: football, which alone has odds. */
  sportId?: number | undefined;
  /** What a phone shows. */
  market: string;
  when: When;
  /** Undefined: as the visitor has chosen. */
  form?: OddsForm | undefined;
}

const FIRST_PRICES = 'dau';
const LAST_PAGE = 100;
const OTHER_SPORTS = Object.values(SPORT_ID).filter((sport) => sport !== SPORT_ID.football);

/** What makes no sense in an address is as if it were not there. */
export function readOddsAddress(search: Query<'/ty-le-keo'>): OddsAddress {
  const company = Number(search.get('cty'));
  const form = search.get('kieu');
  return {
    date: dayFrom(search.get('ngay')),
    tournamentId: numberFrom(search.get('giai'), Number.MAX_SAFE_INTEGER),
    company: oddsCompanies.find((one) => one === company && one !== oddsCompanies[0]),
    sportId: OTHER_SPORTS.find((sport) => String(sport) === search.get('mon')),
    page: numberFrom(search.get('trang'), LAST_PAGE) ?? 1,
    market: marketById(search.get('keo')).id,
    when: search.get('gia') === FIRST_PRICES ? 'initial' : 'instant',
    form: ODDS_FORMS.find((one) => one === form),
  };
}

/** The address of the same table with something changed. Another day or tournament begins at its first page. */
export function oddsHref(address: OddsAddress, change: Partial<OddsAddress> = {}, path: string = links.odds()): string {
  const other = 'date' in change || 'tournamentId' in change || 'company' in change;
  const { date, tournamentId, company, sportId, page, market, when, form } = { ...address, ...(other && { page: 1 }), ...change };
  const query = queryText<'/ty-le-keo'>({
    ngay: date,
    giai: tournamentId,
    cty: company,
    trang: page > 1 ? page : undefined,
    keo: market === marketById(null).id ? undefined : market,
    gia: when === 'initial' ? FIRST_PRICES : undefined,
    kieu: form,
    mon: sportId,
  });
  return `${path}${query}`;
}

/** Only the look changed: the same answer is shown in another way. */
const ASKED: readonly QueryName<'/ty-le-keo'>[] = ['ngay', 'giai', 'cty', 'trang', 'mon'];
export const asksTheSame = (one: URL, other: URL): boolean => {
  const filter = ({ pathname, searchParams }: URL) => [pathname, ...ASKED.map((name) => searchParams.get(name) ?? '')].join('\n');
  return filter(one) === filter(other);
};

function dayFrom(text: string | null): string | undefined {
  if (text === null || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return undefined;
  try {
    dayLabel(text);
    return text;
  } catch {
    return undefined;
  }
}

function numberFrom(text: string | null, most: number): number | undefined {
  if (text === null || !isDigitsOnly(text)) return undefined;
  const number = Number(text);
  return number >= 1 && number <= most ? number : undefined;
}
