import { MemberGate } from '../member/member-gate.tsx';
import { Settings } from '../settings/settings.tsx';
import { AccountView } from './account.view.tsx';

/** `/tai-khoan`. The server knows nobody: what is a member's own is asked for in the browser. */
export const Component = () => (
  <MemberGate page="account" guest={<Settings />}>
    {(user) => <AccountView key={user.userId} user={user} />}
  </MemberGate>
);
