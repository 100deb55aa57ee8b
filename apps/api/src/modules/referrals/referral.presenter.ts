import type { Referral } from '@portal/contracts/referral';
import type { StoredReferral } from './referral.repository.ts';

type Standing = Pick<Referral, 'state' | 'refusal' | 'days' | 'endsOn'>;

/** How a friend stands for who invited them. Which rule one is against would tell where others are: that it is one is all there is to know. */
export function presentToInviter({ state, refusal, days, endsOn }: StoredReferral): Standing {
  return { state, refusal: refusal === 'sameDevice' || refusal === 'sameAddress' ? 'rules' : refusal, days, endsOn };
}

/** The same for the friend, who has their points also where the inviter has had as many friends as there may be. */
export function presentToFriend(row: StoredReferral): Standing {
  return row.refusal === 'full' ? { ...presentToInviter(row), state: 'rewarded', refusal: null } : presentToInviter(row);
}
