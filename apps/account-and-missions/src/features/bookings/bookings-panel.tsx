import { useMutation, useQuery } from '@tanstack/react-query';
import { MicVocal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import { bookingCalls, type Booking } from '@portal/contracts/booking';
import { bareName, sportById, standing } from '@portal/domain';
import { formatDay, formatTime } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Button, EmptyState, ErrorState, LinkButton, RailList, RailPanel, SkeletonRows, Tag, VisuallyHidden } from '@portal/ui';
import { renderLink } from '../../links.tsx';
import { problemWords } from '../member/problem-words.ts';
import { bookingsQuery } from './bookings.query.ts';
import styles from './bookings-panel.module.css';

/** Commentators whom one will hear: with their match, until it is over. Any of them can be taken back until it begins. */
export function BookingsPanel({ userId }: { userId: number }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const list = useRef<HTMLDivElement>(null);
  const going = useRef<number>(undefined);
  const [gone, setGone] = useState('');
  const { data, isError, isFetching, refetch } = useQuery(bookingsQuery(a, userId));
  const shown = data?.list.filter(({ match }) => !match || standing(match) === 'coming' || standing(match) === 'live');
  const titleOf = ({ match }: Booking) => (match ? `${match.home.name} – ${match.away.name}` : t('bookings.noMatch'));
  const cancel = useMutation({
    mutationFn: ({ fixtureId, commentator }: Booking) => a.api.call(bookingCalls.cancel, { fixtureId, userId: commentator.userId }),
    onMutate: ({ id }) => {
      going.current = id;
    },
    onSuccess: async (_, gone) => {
      await a.queryClient.invalidateQueries({ queryKey: [bookingCalls.list.id] });
      setGone(t('bookings.cancelled', { name: bareName(gone.commentator.name), match: titleOf(gone) }));
    },
    onError: (error) => a.notify({ id: 'booking', tone: 'error', title: t('bookings.cancelFailed'), text: problemWords(error, t) }),
  });
  // The button that had the focus goes with its row; who has moved on meanwhile stays where they are.
  useEffect(() => {
    if (going.current === undefined || data?.list.some(({ id }) => id === going.current)) return;
    going.current = undefined;
    if (document.activeElement === document.body) list.current?.focus();
  }, [data]);
  const itemOf = (booking: Booking) => {
    const { match, commentator, startTime } = booking;
    const name = bareName(commentator.name);
    const title = titleOf(booking);
    return {
      id: String(booking.id),
      person: { seed: String(commentator.userId), name, mic: true },
      title: match ? (
        renderLink({
          href: links.liveRoom(match.fixtureId, sportById(match.sportId)?.slug, commentator.userId),
          className: styles.match,
          children: <span>{title}</span>,
        })
      ) : (
        <span className={styles.match}>{title}</span>
      ),
      note: t('bookings.when', { time: formatTime(startTime, a.prefs), day: formatDay(startTime, a.prefs), name }),
      end:
        match && standing(match) === 'live' ? (
          <Tag tone="live" dot>
            {t('bookings.live')}
          </Tag>
        ) : (
          <Button
            variant="ghost"
            compact
            busy={cancel.isPending && cancel.variables.id === booking.id}
            aria-label={t('bookings.cancelOf', { name, match: title })}
            onClick={() => cancel.mutate(booking)}
          >
            {t('bookings.cancel')}
          </Button>
        ),
    };
  };
  return (
    <RailPanel title={t('bookings.title')}>
      {!data && isError && <ErrorState bare message={t('bookings.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !isError && <SkeletonRows rows={2} label={t('loading')} />}
      <div ref={list} tabIndex={-1} role="group" aria-label={t('bookings.title')}>
        {shown?.length === 0 && (
          <EmptyState
            bare
            icon={<MicVocal size={32} aria-hidden="true" />}
            title={t('bookings.empty')}
            action={
              <LinkButton variant="secondary" href={links.liveSchedule()} renderLink={renderLink}>
                {t('bookings.toSchedule')}
              </LinkButton>
            }
          >
            {t('bookings.emptyText')}
          </EmptyState>
        )}
        {shown && shown.length > 0 && <RailList items={shown.map(itemOf)} renderLink={renderLink} />}
      </div>
      <VisuallyHidden as="div">
        <p role="status">{gone}</p>
      </VisuallyHidden>
    </RailPanel>
  );
}
