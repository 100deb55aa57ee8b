import { luckyCalls, type LuckyProof } from '@portal/contracts/lucky';
import type { AppContext } from '@portal/platform';

/** All that is public of a box, read to its end. `onProgress`: how many draws are here. */
export async function proofOf(a: AppContext, round: number, onProgress: (draws: number) => void = () => {}): Promise<LuckyProof> {
  let proof: LuckyProof | undefined;
  for (let after: number | null = 0; after !== null; ) {
    const page: LuckyProof = await a.api.call(luckyCalls.proof, { round: String(round), after });
    proof = proof ? { ...page, list: [...proof.list, ...page.list] } : page;
    onProgress(proof.list.length);
    // Onward only: an answer that led back would never end.
    after = page.next !== null && page.next > after ? page.next : null;
  }
  return proof!;
}
