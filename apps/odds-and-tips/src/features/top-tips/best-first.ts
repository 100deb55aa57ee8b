import type { Tip } from '@portal/contracts/tips';
import { profitOfRecord } from '../tips/tip-words.ts';

/** One open tip each of those who won most, the best first; of somebody's tips the newest. */
export function bestFirst(tips: readonly Tip[], limit: number): Tip[] {
  const newest = new Map<number, Tip>();
  for (const tip of tips) if (!newest.has(tip.author.userId)) newest.set(tip.author.userId, tip);
  return [...newest.values()].sort((a, b) => profitOfRecord(b.record) - profitOfRecord(a.record) || b.id - a.id).slice(0, limit);
}
