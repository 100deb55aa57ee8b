import { luckyCalls, luckyProof, type LuckyProof } from '@portal/contracts/lucky';
import { luckyFaults, type LuckyFault } from '@portal/domain';
import { askPortal } from '../../ask-portal.ts';
import { Complaint } from '../../command.ts';

/** What a page saved. Throws Complaint for anything else. */
export function readProof(text: string, from: string): LuckyProof {
  try {
    return luckyProof.parse(JSON.parse(text));
  } catch {
    throw new Complaint(`${from}: is not what is public of a box`);
  }
}

/** All that is public of a box, from the portal itself. Throws Complaint where it does not answer. */
export async function fetchProof(portal: string, box: string | undefined): Promise<LuckyProof> {
  if (!box || !/^[1-9]\d{0,8}$/.test(box)) throw new Complaint('which box? Its number comes after the address');
  let proof: LuckyProof | undefined;
  for (let after: number | null = 0; after !== null; ) {
    const page: LuckyProof | undefined = await askPortal(portal, luckyCalls.proof, { round: box, after }, 'does not say what is public of that box');
    if (!page) throw new Complaint(`${new URL(portal).origin}: has no such box`);
    proof = proof ? { ...page, list: [...proof.list, ...page.list] } : page;
    // Onward only: an answer that led back would never end.
    if (page.next !== null && page.next <= after) throw new Complaint(`${portal}: its draws do not go on`);
    after = page.next;
  }
  return proof!;
}

const WORDS: Readonly<Record<LuckyFault['fault'], string>> = {
  commitment: 'the box is not the one whose hash was published',
  missing: 'not all draws are here',
  order: 'is not in its place',
  prize: 'is not what the seed says',
  tooMany: 'is none that was left in the box',
};

/** A box drawn again, in words for who reads them at a terminal. `noted`: the hash as one has seen it before. Throws Complaint while its seed is not told. */
export function verifyProof({ round, prizes, list }: LuckyProof, noted?: string): { lines: string[]; faults: string[] } {
  const { number, commitment, seed, drawn, tickets } = round;
  if (seed === null) throw new Complaint(`box ${number} is not over: its seed is told then`);
  const faults = luckyFaults({ commitment: noted ?? commitment, number, seed, prizes, drawn, draws: list });
  return {
    lines: [
      `box ${number}: ${drawn} of ${tickets} tickets drawn`,
      `  its hash: ${noted === undefined ? `${commitment} (compare it with the one that you saw before)` : `${noted}, as you noted it`}`,
      ...prizes.map(({ prize, points, stock }) => `  prize ${prize} (${points} points): ${list.filter((draw) => draw.prize === prize).length} of ${stock}`),
    ],
    faults: faults.map((fault) => ('number' in fault ? `draw ${fault.number} ${WORDS[fault.fault]}` : WORDS[fault.fault])),
  };
}
