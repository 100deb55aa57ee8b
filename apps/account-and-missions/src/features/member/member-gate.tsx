import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@portal/contracts';
import { useApp, PageMeta } from '@portal/platform';
import { FallbackCard, VisuallyHidden } from '@portal/ui';
import { Invitation } from './invitation.tsx';
import type { MemberPage } from './member-page.ts';
import { MemberSkeleton } from './member-skeleton.tsx';
import styles from './member-gate.module.css';

interface Props {
  page: MemberPage;
  children: (user: UserInfo) => ReactNode;
  /** Below a guest's invitation. */
  guest?: ReactNode;
}

/** A page of one's own: an invitation for guests, and while nobody knows yet who is here (the server never does) the shape of what comes. */
export const MemberGate = observer(function MemberGate({ page, children, guest }: Props) {
  const { t } = useTranslation('account-and-missions');
  const { t: shell } = useTranslation('shell');
  const { state } = useApp().session;
  return (
    <div className={styles.page}>
      <PageMeta title={shell('title.suffix', { page: t(`${page}.title`) })} description={t(`${page}.description`)} noindex />
      <VisuallyHidden>
        <h1>{t(`${page}.title`)}</h1>
      </VisuallyHidden>
      {state.status === 'user' && children(state.user)}
      {state.status === 'guest' && (
        <>
          <Invitation page={page} />
          {guest}
        </>
      )}
      {state.status === 'starting' && (
        <>
          <div className={styles.scripted}>
            <MemberSkeleton label={t('loading')} />
          </div>
          {/* Without JavaScript nobody ever gets further. */}
          <div className={styles.plain}>
            <Invitation page={page} plain />
          </div>
        </>
      )}
      {state.status === 'unavailable' && (
        <FallbackCard title={t('away.title')} minHeight={360} retryLabel={t('retry')} onRetry={state.retry}>
          {t('away.text')}
        </FallbackCard>
      )}
    </div>
  );
});
