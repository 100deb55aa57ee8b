import { MemberGate } from '../member/member-gate.tsx';
import { ReferralView } from './referral.view.tsx';

/** `/gioi-thieu-ban-be`, made in the browser (section 2): all of it is a member's own. */
export const Component = () => <MemberGate page="referral">{(user) => <ReferralView key={user.userId} user={user} />}</MemberGate>;
