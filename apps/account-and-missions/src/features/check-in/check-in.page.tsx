import { MemberGate } from '../member/member-gate.tsx';
import { CheckInView } from './check-in.view.tsx';

/** `/diem-danh`. The server knows nobody: what is a member's own is asked for in the browser. */
export const Component = () => <MemberGate page="checkIn">{(user) => <CheckInView key={user.userId} user={user} />}</MemberGate>;
