import { LogIn } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { UserInfo } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { Button, EmptyState, ErrorState, Panel, SkeletonRows } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';

interface Props {
  /** To a guest: what there is to log in for, why, and the button. */
  guest: { readonly title: string; readonly text: string; readonly login: string };
  /** Rows of the skeleton while it is not known who one is: as high as what comes. */
  rows?: number;
  /** What stands around it while nobody is logged in. */
  around?: (state: ReactNode) => ReactNode;
  words: MatchWords;
  children: (user: UserInfo) => ReactNode;
}

/** What is for members alone; who is one is known in the browser alone, so the server shows a skeleton. */
export const ForMembers = observer(function ForMembers({ guest, rows = 4, around = (state) => state, words: { t }, children }: Props) {
  const { session } = useApp();
  const { state } = session;
  switch (state.status) {
    case 'user':
      return children(state.user);
    case 'starting':
      return around(
        <Panel edgeToEdge>
          <SkeletonRows rows={rows} label={t('loading')} />
        </Panel>,
      );
    case 'unavailable':
      return around(<ErrorState message={t('members.unknown')} retryLabel={t('retry')} onRetry={state.retry} />);
    case 'guest':
      return around(
        <EmptyState
          level={2}
          icon={<LogIn size={32} aria-hidden="true" />}
          title={guest.title}
          action={<Button onClick={() => session.askLogin()}>{guest.login}</Button>}
        >
          {guest.text}
        </EmptyState>,
      );
  }
});
