import { KeyRound, LogIn, PackageOpen, RotateCw, ShieldX, Unplug } from 'lucide-react';
import { Button, EmptyState, PageHeader, Panel, Skeleton, VisuallyHidden } from '@portal/ui';
import type { Trouble } from './trouble.ts';
import { useWords } from './words.ts';
import css from './releases.module.css';

/** The page of somebody who has to log in first. */
export function LoginFirst({ onLogin }: { onLogin(): void }) {
  const { t } = useWords();
  return (
    <EmptyState
      level={1}
      minHeight={360}
      icon={<LogIn size={32} aria-hidden="true" />}
      title={t('gate.login')}
      action={<Button onClick={onLogin}>{t('gate.loginAction')}</Button>}
    >
      {t('gate.loginText')}
    </EmptyState>
  );
}

/** 403: a member who is no staff sees no figure. */
export function NotStaff({ onOther }: { onOther(): void }) {
  const { t } = useWords();
  return (
    <EmptyState
      level={1}
      minHeight={360}
      icon={<ShieldX size={32} aria-hidden="true" />}
      title={t('gate.notStaff')}
      action={
        <Button variant="secondary" onClick={onOther}>
          {t('gate.otherAccount')}
        </Button>
      }
    >
      {t('gate.notStaffText')}
    </EmptyState>
  );
}

/** The board was never there: why, and another try. */
export function BoardAway({ trouble, onRetry }: { trouble: Trouble; onRetry(): void }) {
  const { t, trouble: words } = useWords();
  const retry = (
    <Button variant="secondary" icon={<RotateCw size={18} aria-hidden="true" />} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  if (trouble.kind === 'token')
    return (
      <EmptyState level={1} minHeight={360} icon={<KeyRound size={32} aria-hidden="true" />} title={t('gate.noToken')} action={retry}>
        {t('gate.noTokenText')}
      </EmptyState>
    );
  return (
    <EmptyState
      level={1}
      minHeight={360}
      icon={<Unplug size={32} aria-hidden="true" />}
      title={trouble.kind === 'registry' ? t('gate.away') : words(trouble)}
      action={retry}
    >
      {trouble.kind === 'registry' && t('gate.awayText')}
    </EmptyState>
  );
}

export function NothingYet() {
  const { t } = useWords();
  return (
    <EmptyState level={2} minHeight={300} icon={<PackageOpen size={32} aria-hidden="true" />} title={t('gate.empty')}>
      <code>{t('gate.emptyText')}</code>
    </EmptyState>
  );
}

/** Six cards on their way, with the heights of the real ones. */
export function BoardSkeleton() {
  const { t } = useWords();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <PageHeader title={t('heading')} note={t('note')} />
      <div className={css.list}>
        {Array.from({ length: 6 }, (_, index) => (
          <Panel key={index} as="div" className={css.pending}>
            <Skeleton width="40%" height={18} />
            <div>
              <span>
                <Skeleton width={96} height={32} />
                <Skeleton width="80%" />
                <Skeleton width="60%" />
              </span>
              <Skeleton height={120} />
            </div>
            <Skeleton width={140} height={44} />
          </Panel>
        ))}
      </div>
    </div>
  );
}
