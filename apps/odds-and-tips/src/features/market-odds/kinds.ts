import type { SlotProps } from '@portal/contracts';
import { MARKETS, marketById, type Market } from '../odds/markets.ts';

/** Kinds of markets as the chat page's tabs name them. */
export type MarketKind = SlotProps<'odds-and-tips/market-odds'>['market'];

const IDS = { hdp: ['hdp-ft', 'hdp-ht'], overUnder: ['ou-ft', 'ou-ht'], '1x2': ['1x2', 'dc'] } as const;
const LISTED = { all: ['hdp-ft', '1x2', 'ou-ft'], hdp: ['hdp-ft', 'hdp-ht'], overUnder: ['ou-ft', 'ou-ht'], '1x2': ['1x2'] } as const;

/** Of one match: all that are of this kind. */
export const marketsOfKind = (kind: MarketKind): readonly Market[] => (kind === 'all' ? MARKETS : IDS[kind].map(marketById));
/** Beside each of many matches: as many as a line has room for. */
export const marketsListed = (kind: MarketKind): readonly Market[] => LISTED[kind].map(marketById);
