import { observer } from 'mobx-react-lite';
import { STAFF_ROLE, type UserInfo } from '@portal/contracts';
import { useApp, useModel } from '@portal/platform';
import { useShell } from '../routing/shell-context.tsx';
import { eventStream } from './event-stream.ts';
import { doneOf, newsOf } from './news.ts';
import { EVENTS_PATH } from './operator-calls.ts';
import { BoardSkeleton, LoginFirst, NotStaff } from './page-states.tsx';
import { ReleasesModel } from './releases.model.ts';
import { ReleasesView } from './releases.view.tsx';
import { useWords } from './words.ts';
import css from './releases.module.css';

/** `/-/releases`: for staff. Others are told what the page is, and nothing is asked in their name. */
export const ReleasesPage = observer(function ReleasesPage() {
  const { session } = useApp();
  return (
    <div className={css.page}>
      <Inside session={session} />
    </div>
  );
});

const Inside = observer(function Inside({ session }: { session: ReturnType<typeof useApp>['session'] }) {
  const { state } = session;
  const login = () => session.askLogin();
  switch (state.status) {
    case 'starting':
      return <BoardSkeleton />;
    case 'guest':
    case 'unavailable':
      return <LoginFirst onLogin={login} />;
    case 'user':
      return state.user.siteRoleId === STAFF_ROLE ? <StaffBoard key={state.user.userId} user={state.user} /> : <NotStaff onOther={login} />;
  }
});

function StaffBoard({ user }: { user: UserInfo }) {
  const { api, clock, session, notify } = useApp();
  const { session: own } = useShell();
  const words = useWords();
  const model = useModel(
    () =>
      new ReleasesModel({
        api,
        clock,
        stream: eventStream({ url: EVENTS_PATH, token: () => own?.current(), renew: () => session.renew() }),
        onChange: (change) => notify(newsOf(change, words)),
        onMoved: (plan) => notify(doneOf(plan, words)),
      }),
    user.userId,
  );
  return <ReleasesView model={model} onLogin={() => session.askLogin()} />;
}
