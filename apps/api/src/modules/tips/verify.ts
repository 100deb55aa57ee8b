import { envelope } from '@portal/contracts';
import { proofOf, readPublicTips, sealedDay, tipsCalls, type Ask, type PublicTips, type SealedDay } from '@portal/contracts/tips';
import { chainDayHash, checkTips, type TipFault } from '@portal/domain';
import { askPortal } from '../../ask-portal.ts';
import { Complaint } from '../../command.ts';

/** Asked anew where something came in between: a tip was written or settled. */
const TRIES = 3;

/** What a page or an operator saved of a day, as the call answers it or alone. Throws Complaint for anything else, and for a part of one. */
export function readDay(text: string, from: string): SealedDay {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Complaint(`${from}: is no published day`);
  }
  const answered = envelope(tipsCalls.sealedDay.data).safeParse(given);
  const day = answered.success ? answered.data.data.sealed : sealedDay.safeParse(given).data;
  if (!day) throw new Complaint(`${from}: is no published day`);
  if (day.list.length !== day.authors || day.next !== null) throw new Complaint(`${from}: holds only a part of that day`);
  return day;
}

/** All that is public of a member's tips, from the portal itself. Throws Complaint where it does not answer, or where tips change all the time. */
export async function fetchTips(portal: string, username: string | undefined): Promise<PublicTips> {
  if (!username) throw new Complaint('whose tips? The name comes after the address');
  const ask: Ask = async (call, input) => {
    const answer = await askPortal(portal, call, input, 'does not say what is public of these tips');
    if (answer === undefined) throw new Complaint(`${new URL(portal).origin}: has no such member`);
    return answer;
  };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const tips = await readPublicTips(ask, username);
    if (tips) return tips;
  }
  throw new Complaint(`${portal}: tips of ${username} change while they are read; ask again later`);
}

/** Where the saved days are not those that the portal tells of now, nor those of one another. */
export async function daysOtherwise(portal: string, saved: readonly SealedDay[]): Promise<string[]> {
  const faults: string[] = [];
  const known = new Map<string, string>();
  for (const { day, hash } of saved) {
    if ((known.get(day) ?? hash) !== hash) faults.push(`two that you saved of ${day} differ`);
    known.set(day, hash);
    const told = await askPortal(portal, tipsCalls.sealedDay, { day, pageSize: 1 }, 'does not say what it has published');
    if (!told) faults.push(`the portal does not have ${day} any more, which you saved`);
    else if (told.sealed?.hash !== hash) faults.push(`the portal tells of ${day} otherwise than what you saved`);
  }
  return faults;
}

const WORDS: Readonly<Record<TipFault['fault'], string>> = {
  order: 'is not in its place or time',
  link: 'does not go on from the one before',
  changed: 'says another thing than was sealed',
  deed: 'makes a tip twice, or takes back one that was not there',
  unknown: 'tells something that this version cannot judge',
  missing: 'is not where the chain ends',
  published: 'is not the last one of a published day, or stands where there was none',
  hidden: 'was sealed and is not shown',
  unsealed: 'is shown and was not sealed',
  terms: 'is shown otherwise than it was sealed',
  late: 'was made or taken back after its match had begun',
  result: 'has another result than its score says',
  record: 'the record adds up to something else',
};

/** Somebody's tips checked against their chain and against days that were saved, in words for who reads them at a terminal. */
export function verifyTips(tips: PublicTips, saved: readonly SealedDay[]): { lines: string[]; faults: string[] } {
  const { person, head, published } = tips.chain;
  const { faults, takenBack, belated, rescheduled, renamed, unknown } = checkTips(proofOf(tips, saved));
  const settled = tips.tips.filter(({ result }) => result !== null).length;
  const { win, draw, lose, profit } = tips.record;
  const among = saved.filter(({ list }) => list.some(({ userId }) => userId === person.userId));
  return {
    lines: [
      `${person.username}: ${tips.tips.length} tips, ${settled} of them settled, ${takenBack} taken back before their match`,
      `  chain: ${head.n} links, its end ${head.hash}`,
      published ? `  published on ${published.day}: ${published.n} links, ${published.hash}` : '  no day of it is published yet',
      saved.length === 0
        ? '  compared with nothing that you saved: a whole chain that was made anew would not be found'
        : `  days that you saved: ${saved.length}, ${among.length} with links of this chain`,
      ...(belated > 0 ? [`  ${belated} tips were sealed only after their match had begun: nothing proves that they were made before`] : []),
      ...(rescheduled > 0 ? [`  ${rescheduled} tips are on a match that kicks off at another time now than when they were sealed`] : []),
      ...(renamed > 0 ? [`  ${renamed} tips are on a match that goes by another name now than when they were sealed`] : []),
      ...(unknown > 0 ? [`  ${unknown} results whose scores nobody knows any more are taken as they are`] : []),
      `  record: ${win} won, ${draw} back, ${lose} lost, profit ${profit}`,
    ],
    faults: [
      ...saved.filter((day) => chainDayHash(day) !== day.hash).map(({ day }) => `the day ${day} is not the one that its hash was made of`),
      ...faults.map((of) => ('n' in of ? `link ${of.n} ${WORDS[of.fault]}` : 'tipId' in of ? `tip ${of.tipId} ${WORDS[of.fault]}` : WORDS[of.fault])),
    ],
  };
}
