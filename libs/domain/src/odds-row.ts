import { isDigitsOnly } from './digits.ts';
import { ODDS_COLUMNS } from './odds-columns.ts';
import type { OddsColumn } from './odds-columns.ts';
import { isQuarterLine } from './odds-line.ts';
import { isDecimalMarket, isHalfTimeMarket } from './odds-market.ts';
import type { OddsMarket } from './odds-market.ts';
import { ODDS_TYPE } from './odds-record.ts';
import type { OddsRecord, OddsRecordOf } from './odds-record.ts';
import { LINE_LIMIT } from './tip-types.ts';

/** What is wrong with a row: its length, or the first column that cannot be read, with the text found there. */
export type OddsRowProblem =
  | { readonly problem: 'length'; readonly columns: number }
  | { readonly problem: 'column'; readonly column: OddsColumn; readonly text: string };

export type OddsRowReading<M extends OddsMarket> =
  | { readonly status: 'read'; readonly record: OddsRecordOf<M> }
  | ({ readonly status: 'refused' } & OddsRowProblem);

/** More than thirteen columns of the longest numbers need. */
const LONGEST_ROW = 300;
/** Column texts in messages are cut here. */
const LONGEST_TEXT = 40;

/**
 * One comma-separated row of odds as a record (specification, sections 3 and 9; the order is in `ODDS_COLUMNS`). Rows of
 * half-time markets may have further columns, which are left alone. Ids are digits, lines quarters, prices Hong Kong
 * (1X2 and double chance: decimal) with at most three decimals, flags 0 or 1, the time epoch seconds. A line and its prices may be empty
 * together. Never throws.
 */
export function parseOddsRow<M extends OddsMarket>(market: M, text: string): OddsRowReading<M> {
  const columns = ODDS_COLUMNS[market];
  const cells =
    text.length > LONGEST_ROW
      ? []
      : text
          .trim()
          .split(',')
          .map((cell) => cell.trim());
  const fits = isHalfTimeMarket(market) ? cells.length >= columns.length : cells.length === columns.length;
  if (!fits) return { status: 'refused', problem: 'length', columns: cells.length };
  const values = new Map<OddsColumn, number | null>();
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    const value = readCell(market, column, cell);
    if (value === undefined) return { status: 'refused', problem: 'column', column, text: cell.slice(0, LONGEST_TEXT) };
    values.set(column, value);
  }
  const torn = tornColumn(columns, values);
  if (torn) return { status: 'refused', problem: 'column', column: torn, text: '' };
  return { status: 'read', record: recordOf(market, values) };
}

/** The row of a record (sections 3 and 9). `parseOddsRow` gives the record back, but for flags the market has no column for. */
export function formatOddsRow(record: OddsRecord): string {
  return ODDS_COLUMNS[record.market].map((column) => writeCell(record, column)).join(',');
}

/** `undefined`: cannot be read; `null`: empty, where that may be. */
function readCell(market: OddsMarket, column: OddsColumn, cell: string): number | null | undefined {
  switch (column) {
    case 'matchId':
    case 'companyId':
    case 'changeTime':
      return isDigitsOnly(cell) && Number(cell) <= Number.MAX_SAFE_INTEGER / 1000 ? Number(cell) : undefined;
    case 'maintenance':
    case 'inPlay':
    case 'close':
      return cell === '0' || cell === '1' ? Number(cell) : undefined;
    case 'oddsType':
      return Object.values(ODDS_TYPE).find((type) => String(type) === cell);
    case 'initialHandicap':
    case 'instantHandicap':
      return cell === '' ? null : readLine(market, cell);
    default:
      return cell === '' ? null : readPrice(market, cell);
  }
}

function readLine(market: OddsMarket, cell: string): number | undefined {
  if (!/^-?\d{1,2}(\.\d{1,2})?$/.test(cell)) return undefined;
  const line = Number(cell) + 0;
  if (!isQuarterLine(line)) return undefined;
  if (market === 'handicap' || market === 'half-handicap' || market === 'corner-handicap') return Math.abs(line) <= LINE_LIMIT.handicap ? line : undefined;
  return line > 0 && line <= LINE_LIMIT.overUnder ? line : undefined;
}

function readPrice(market: OddsMarket, cell: string): number | undefined {
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(cell)) return undefined;
  const price = Number(cell);
  return price > (isDecimalMarket(market) ? 1 : 0) ? price : undefined;
}

/** A line without its prices, or one price alone, says nothing: the first column that is empty beside a full one. */
function tornColumn(columns: readonly OddsColumn[], values: ReadonlyMap<OddsColumn, number | null>): OddsColumn | undefined {
  return ['initial', 'instant']
    .map((when) => columns.filter((column) => column.startsWith(when)))
    .filter((quote) => quote.some((column) => values.get(column) !== null))
    .flatMap((quote) => quote.filter((column) => values.get(column) === null))[0];
}

function recordOf<M extends OddsMarket>(market: M, values: ReadonlyMap<OddsColumn, number | null>): OddsRecordOf<M> {
  const number = (column: OddsColumn) => values.get(column) ?? 0;
  const quote = (when: 'initial' | 'instant') => {
    const own = ODDS_COLUMNS[market].filter((column) => column.startsWith(when));
    if (own.some((column) => values.get(column) === null)) return null;
    return Object.fromEntries(own.map((column) => [column.slice(when.length).toLowerCase(), number(column)]));
  };
  const oddsType = number('oddsType');
  // The columns of a market are its quote's fields; TypeScript cannot follow names that are put together.
  return {
    market,
    matchId: number('matchId'),
    companyId: number('companyId'),
    initial: quote('initial'),
    instant: quote('instant'),
    changeTime: number('changeTime') * 1000,
    maintenance: number('maintenance') === 1,
    inPlay: values.has('inPlay') ? number('inPlay') === 1 : oddsType === ODDS_TYPE.inPlay,
    close: number('close') === 1,
    oddsType,
  } as unknown as OddsRecordOf<M>;
}

function writeCell(record: OddsRecord, column: OddsColumn): string {
  switch (column) {
    case 'matchId':
    case 'companyId':
    case 'oddsType':
      return String(record[column]);
    case 'changeTime':
      return String(Math.floor(record.changeTime / 1000));
    case 'close':
      return flag(record.close || (record.maintenance && record.market !== 'handicap'));
    case 'maintenance':
    case 'inPlay':
      return flag(record[column]);
    default:
      return writeQuoteCell(record, column);
  }
}

function writeQuoteCell(record: OddsRecord, column: OddsColumn): string {
  const when = column.startsWith('initial') ? 'initial' : 'instant';
  const field = column.slice(when.length).toLowerCase();
  const value = Object.entries(record[when] ?? {}).find(([name]) => name === field)?.[1];
  if (value === undefined) return '';
  return field === 'handicap' ? String(value) : value.toFixed(3).replace(/0$/, '');
}

function flag(raised: boolean): string {
  return raised ? '1' : '0';
}
