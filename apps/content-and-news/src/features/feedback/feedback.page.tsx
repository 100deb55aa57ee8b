import { CircleCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { links } from '@portal/contracts';
import { useApp, PageMeta } from '@portal/platform';
import { Button, LinkButton, MessageCard, PageGrid, PageHeader, Panel } from '@portal/ui';
import { renderLink } from '../links.tsx';
import { PagesMenu } from '../static-page/pages-menu.tsx';
import { feedbackPath } from '../static-page/static-pages.ts';
import { useWords } from '../words.ts';
import { FeedbackForm } from './feedback-form.tsx';
import styles from './feedback.module.css';

/** `/phan-hoi`. The form is the same for everyone in the first render; what a member may do besides comes with the session. */
export const Component = observer(function FeedbackPage() {
  const { session } = useApp();
  const { t, title } = useWords();
  const [sent, setSent] = useState(false);
  const { state } = session;
  return (
    <div className={styles.page}>
      <PageMeta title={title(t('page.names.feedback'))} description={t('feedback.description')} path={feedbackPath} />
      <PageGrid kind="article" rail={<PagesMenu />}>
        <div>
          <PageHeader title={t('page.names.feedback')} note={t('feedback.note')} />
          {sent ? (
            <Thanks onAgain={() => setSent(false)} />
          ) : (
            <Panel as="div" padded edgeToEdge>
              <FeedbackForm me={state.status === 'user' ? state.user : undefined} onSent={() => setSent(true)} onLogin={() => session.askLogin()} />
            </Panel>
          )}
        </div>
      </PageGrid>
    </div>
  );
});

/** Takes the focus, since the button that had it is gone. */
function Thanks({ onAgain }: { onAgain: () => void }) {
  const { t } = useWords();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <div ref={card} tabIndex={-1} className={styles.thanks}>
      <MessageCard
        role="status"
        level={2}
        minHeight={320}
        picture={<CircleCheck size={32} aria-hidden="true" />}
        title={t('feedback.sent.title')}
        action={
          <>
            <Button variant="secondary" onClick={onAgain}>
              {t('feedback.sent.again')}
            </Button>
            <LinkButton href={links.home()} renderLink={renderLink}>
              {t('feedback.sent.home')}
            </LinkButton>
          </>
        }
      >
        {t('feedback.sent.text')}
      </MessageCard>
    </div>
  );
}
