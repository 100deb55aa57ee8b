import { MemberGate } from '../member/member-gate.tsx';
import { MissionsView } from './missions.view.tsx';

/** `/nhiem-vu-hang-ngay`, made in the browser (section 2): all of it is a member's own. */
export const Component = () => <MemberGate page="missions">{(user) => <MissionsView key={user.userId} user={user} />}</MemberGate>;
