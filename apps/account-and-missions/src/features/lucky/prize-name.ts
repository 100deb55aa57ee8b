import type { TFunction } from 'i18next';

const names = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** A prize by its rank; a box may have more ranks than this release has names for. */
export function prizeName(prize: number, t: TFunction<'account-and-missions'>): string {
  const name = names[prize - 1];
  return name ? t(`lucky.prize.${name}`) : t('lucky.prizeOther', { rank: prize });
}
