import type { TipEstimate, TipSumsShown } from '@portal/contracts/tips';
import type { Translate } from '../match/match-words.ts';
import { percentText } from '../portal/percent.ts';

/** "có thể từ 51% đến 75%". */
export const betweenText = ({ low, high }: TipEstimate, t: Translate, look: Parameters<typeof percentText>[1] = {}): string =>
  t('tipster.between', { low: percentText(low, look), high: percentText(high, look) });

export const YIELD = { signed: true, digits: 1 } as const;

/** "5–1–3": won, stake back, lost. */
export const resultsText = ({ win, draw, lose }: Pick<TipSumsShown, 'win' | 'draw' | 'lose'>): string => `${win}–${draw}–${lose}`;
