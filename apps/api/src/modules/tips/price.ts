import type { OddsRecord, OddsRecordOf, OddsMarket, TipTerms } from '@portal/domain';

/** The decimal price of a tip's terms in its market's row, or why there is none: nothing is taken, or the line is another one now. */
export function priceNow(record: OddsRecordOf<OddsMarket> | null, terms: TipTerms): number | 'closed' | 'moved' {
  // A row of some market is a row of one of them.
  const row = record as OddsRecord | null;
  if (!row?.instant || row.close || row.maintenance) return 'closed';
  if ('handicap' in row.instant && row.instant.handicap !== terms.line) return 'moved';
  const price = Object.entries(row.instant).find(([pick]) => pick === terms.pick)?.[1];
  if (price === undefined) return 'closed';
  return row.market === 'european' ? price : Number((price + 1).toFixed(2));
}
