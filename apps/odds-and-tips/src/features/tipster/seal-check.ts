import { proofOf, readPublicTips, readSealedDay, type Ask, type SealedDay } from '@portal/contracts/tips';
import type { TipVerdict } from '@portal/domain';
import { callAs, NOBODY, type AppContext } from '@portal/platform';

/** What came of going through somebody's tips; 'moved': one was written or settled meanwhile. */
export type SealVerdict = 'moved' | (TipVerdict & { readonly tips: number });

/** As nobody: what a reader sees of themselves is no different from what is public. */
const asking =
  (a: AppContext): Ask =>
  (call, input) =>
    callAs(a, NOBODY, call, input);

/** Reads all that is public of somebody's tips and goes through it again: chain, tips, results and the record. `onRead`: how many links and tips are here. */
export async function checkSeal(a: AppContext, username: string, onRead: (read: number) => void): Promise<SealVerdict> {
  const read = await readPublicTips(asking(a), username, onRead);
  if (!read) return 'moved';
  const { checkTips } = await import('./check-tips.ts');
  return { ...checkTips(proofOf(read)), tips: read.tips.length };
}

/** All of a published day. */
export const sealedDayOf = (a: AppContext, day: string): Promise<SealedDay | null> => readSealedDay(asking(a), day);
