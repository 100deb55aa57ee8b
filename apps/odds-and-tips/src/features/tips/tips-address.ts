import { links, queryText, type Query } from '@portal/contracts';
import { idFromPath, isTipType } from '@portal/domain';
import type { TipFilter, TipState } from '../../queries.ts';

const STATES: Readonly<Record<string, TipState>> = { 'dang-mo': 'open', 'da-xong': 'settled' };
const LONGEST_CURSOR = 200;

/** What makes no sense in an address is as if it were not there. */
export function readTipsAddress(search: Query<'/tip-keo'>): TipFilter {
  const type = Number(search.get('loai'));
  const from = search.get('cursor') ?? '';
  return {
    state: STATES[search.get('xem') ?? ''] ?? 'all',
    type: isTipType(type) ? type : undefined,
    tournamentId: idFromPath(search.get('giai') ?? '') ?? undefined,
    from: from.length <= LONGEST_CURSOR ? from : '',
  };
}

/** The address of the list with something changed; it begins at its first stretch unless a cursor is given. */
export function tipsHref(filter: TipFilter, change: Partial<TipFilter> = {}): string {
  const { state, type, tournamentId, username, from } = { ...filter, from: '', ...change };
  const word = Object.keys(STATES).find((one) => STATES[one] === state);
  return `${username === undefined ? links.tips() : links.tipster(username)}${queryText<'/tip-keo'>({ xem: word, loai: type || undefined, giai: tournamentId || undefined, cursor: from || undefined })}`;
}
