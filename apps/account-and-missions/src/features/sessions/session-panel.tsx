import { useMutation, useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '@portal/contracts';
import { userCalls, type OwnSession } from '@portal/contracts/user';
import { formatDay, formatTime } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Button, EmptyState, ErrorState, RailList, RailPanel, SkeletonRows, Tag, VisuallyHidden } from '@portal/ui';
import { problemWords } from '../member/problem-words.ts';
import { EverywhereButton } from './everywhere-button.tsx';
import { sessionsQuery } from './sessions.query.ts';
import styles from './session-panel.module.css';

const isPhone = (device: string | null) => /android|ios|iphone|ipad/i.test(device ?? '');

/** Where one is logged in: device and last use, newest first; any other can be ended from here. */
export function SessionPanel({ userId }: { userId: number }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const list = useRef<HTMLDivElement>(null);
  const [ended, setEnded] = useState('');
  const query = sessionsQuery(a, userId);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const deviceOf = ({ device }: OwnSession) => device ?? t('sessions.unknown');
  // Two browsers may say the same of themselves; a number tells them apart.
  const nameOf = (session: OwnSession) => {
    const alike = (data?.list ?? []).filter((other) => deviceOf(other) === deviceOf(session));
    return alike.length > 1 ? `${deviceOf(session)} (${alike.findIndex(({ id }) => id === session.id) + 1})` : deviceOf(session);
  };
  const end = useMutation({
    mutationFn: ({ id }: OwnSession) => a.api.call(userCalls.endSession, { id }),
    onSuccess: (_, gone) => {
      a.queryClient.setQueryData<Output<typeof userCalls.sessions>>(
        query.queryKey,
        (before) => before && { list: before.list.filter(({ id }) => id !== gone.id) },
      );
      setEnded(t('sessions.ended', { device: nameOf(gone) }));
      // The button that had the focus is gone.
      list.current?.focus();
    },
    onError: (error) => a.notify({ id: 'sessions', tone: 'error', title: t('sessions.endFailed'), text: problemWords(error, t) }),
  });
  const itemOf = (session: OwnSession) => ({
    id: session.id,
    icon: isPhone(session.device) ? <Smartphone size={20} aria-hidden="true" /> : <Laptop size={20} aria-hidden="true" />,
    title: nameOf(session),
    note: t('sessions.lastUsed', { time: formatTime(session.lastUsedAt, a.prefs), day: formatDay(session.lastUsedAt, a.prefs) }),
    end: session.current ? (
      <Tag tone="win">{t('sessions.current')}</Tag>
    ) : (
      <Button
        variant="secondary"
        compact
        busy={end.isPending && end.variables.id === session.id}
        aria-label={t('sessions.endOf', { device: nameOf(session) })}
        onClick={() => end.mutate(session)}
      >
        {t('sessions.end')}
      </Button>
    ),
  });
  return (
    <RailPanel title={t('sessions.title')}>
      {!data && isError && <ErrorState bare message={t('sessions.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !isError && <SkeletonRows rows={2} label={t('loading')} />}
      {data?.list.length === 0 && <EmptyState bare icon={<Laptop size={32} aria-hidden="true" />} title={t('sessions.empty')} />}
      {data && data.list.length > 0 && (
        <div ref={list} tabIndex={-1} role="group" aria-label={t('sessions.title')}>
          <RailList items={data.list.map(itemOf)} />
        </div>
      )}
      <VisuallyHidden as="div">
        <p role="status">{ended}</p>
      </VisuallyHidden>
      <div className={styles.all}>
        <EverywhereButton />
      </div>
    </RailPanel>
  );
}
