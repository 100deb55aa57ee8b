import { Settings } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { limits, links, type Query } from '@portal/contracts';
import { NOTIFICATION_TYPE, type NotificationType } from '@portal/domain';
import { PrefetchLink, useApp } from '@portal/platform';
import { Button, EmptyState, FallbackCard, LitSeat, PageHeader, Pager, Panel, TabLinks, type RenderLink } from '@portal/ui';
import { PagePending } from '../layout/page-pending.tsx';
import { NotificationList } from './notification-list.tsx';
import { useMarking, useUnread } from './use-notifications.ts';
import css from './notifications.page.module.css';

const renderLink: RenderLink = ({ href, ...rest }) => <PrefetchLink to={href} {...rest} />;

/** All notifications of a member, messages and bookings apart; guests are asked to log in. */
export const NotificationsPage = observer(function NotificationsPage() {
  const { t } = useTranslation('shell');
  const { session } = useApp();
  const { state } = session;
  switch (state.status) {
    case 'starting':
      return <PagePending />;
    case 'unavailable':
      return (
        <div className={css.page}>
          <h1 className={css.title}>{t('notifications.title')}</h1>
          <FallbackCard title={t('session.unavailable')} minHeight={320} retryLabel={t('retry')} onRetry={state.retry}>
            {t('session.unavailableText')}
          </FallbackCard>
        </div>
      );
    case 'guest':
      return (
        <div className={css.page}>
          <PageHeader title={t('notifications.title')} />
          <EmptyState
            level={2}
            icon={<LitSeat size={40} />}
            title={t('notifications.guest')}
            minHeight={320}
            action={
              <Button variant="primary" onClick={() => session.askLogin()}>
                {t('notifications.logIn')}
              </Button>
            }
          >
            {t('notifications.guestText')}
          </EmptyState>
        </div>
      );
    case 'user':
      return <Own userId={state.user.userId} />;
  }
});

function Own({ userId }: { userId: number }) {
  const { t } = useTranslation('shell');
  const [search]: [Query<'/thong-bao'>, unknown] = useSearchParams();
  const type: NotificationType = search.get('type') === String(NOTIFICATION_TYPE.booking) ? NOTIFICATION_TYPE.booking : NOTIFICATION_TYPE.message;
  const pageNum = Math.min(limits.lastPage, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));
  const unread = useUnread(userId);
  const { all } = useMarking(userId);
  const counts = { [NOTIFICATION_TYPE.message]: unread?.unReadMsgCount ?? 0, [NOTIFICATION_TYPE.booking]: unread?.unReadBookingCount ?? 0 };
  const address = (of: NotificationType, page = 1) =>
    `${links.notifications()}${of === NOTIFICATION_TYPE.booking || page > 1 ? `?${new URLSearchParams({ ...(of === NOTIFICATION_TYPE.booking && { type: String(of) }), ...(page > 1 && { page: String(page) }) })}` : ''}`;
  const tab = (of: NotificationType, label: string) => ({ href: address(of), label, current: of === type, ...(counts[of] > 0 && { count: counts[of] }) });
  const bookings = type === NOTIFICATION_TYPE.booking;
  return (
    <div className={css.page}>
      <PageHeader
        title={t('notifications.title')}
        action={
          <PrefetchLink to={`${links.account()}#cai-dat`} className={css.settings}>
            <Settings size={18} aria-hidden />
            {t('mySettings.open')}
          </PrefetchLink>
        }
      />
      <Panel as="div" edgeToEdge>
        <TabLinks
          label={t('notifications.kinds')}
          renderLink={renderLink}
          links={[tab(NOTIFICATION_TYPE.message, t('notifications.messages')), tab(NOTIFICATION_TYPE.booking, t('notifications.bookings'))]}
          action={
            counts[type] > 0 && (
              <Button variant="ghost" busy={all.isPending} onClick={() => all.mutate(type)}>
                {t('notifications.markAll')}
              </Button>
            )
          }
        />
        <NotificationList
          key={`${type} ${pageNum}`}
          userId={userId}
          type={type}
          pageNum={pageNum}
          empty={
            bookings
              ? { title: t('notifications.noBookings'), text: t('notifications.noBookingsText') }
              : { title: t('notifications.none'), text: t('notifications.noneText') }
          }
          below={(total) => (
            <div className={css.pager}>
              <Pager
                label={t('notifications.pages')}
                current={pageNum}
                last={Math.min(limits.lastPage, Math.ceil(total / limits.notifications))}
                href={(page) => address(type, page)}
                previousLabel={t('notifications.newer')}
                nextLabel={t('notifications.older')}
                pageLabel={(page) => t('notifications.page', { page })}
                renderLink={renderLink}
              />
            </div>
          )}
        />
      </Panel>
    </div>
  );
}
