import { MemberGate } from '../member/member-gate.tsx';
import { BoxPanel } from './box-panel.tsx';
import { BoxesPanel } from './boxes-panel.tsx';
import styles from './lucky.module.css';
import { LuckyView } from './lucky.view.tsx';

/** `/rut-tham` (ours: the specification names the draw and its calls, not its page). What is in the box and whether the last ones were honest is everybody's to see. */
export const Component = () => (
  <MemberGate
    page="lucky"
    guest={
      <div className={styles.open}>
        <BoxPanel />
        <BoxesPanel mine={[]} />
      </div>
    }
  >
    {(user) => <LuckyView key={user.userId} user={user} />}
  </MemberGate>
);
