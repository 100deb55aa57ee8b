import { Link } from 'react-router-dom';
import { type OfferedChatTab, offeredChatTabs } from '@portal/domain';
import { Count, TabLinks, VisuallyHidden, type RenderLink } from '@portal/ui';
import type { TFunction } from 'i18next';
import { tabHref } from './address.ts';
import styles from './rooms-page.module.css';

interface Props {
  /** Where one is: path and query of the page. */
  here: { readonly pathname: string; readonly search: string };
  current: OfferedChatTab;
  hidesOdds: boolean;
  /** Messages that came while another tab was shown. */
  unread: number;
  t: TFunction<'chat'>;
}

/** The same page with another part in it: the way back leads out of it, not through its tabs. */
const renderTab: RenderLink = ({ href, ...rest }) => <Link to={href} replace preventScrollReset {...rest} />;

/** Tabs of the chat page (section 2) above the room. Without another tab than Chat there is nothing to choose. */
export function TabStrip({ here, current, hidesOdds, unread, t }: Props) {
  const tabs = offeredChatTabs(hidesOdds);
  if (tabs.length < 2) return null;
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('tabs.label')}
        renderLink={renderTab}
        links={tabs.map((tab) => ({
          href: tabHref(here, tab),
          current: tab === current,
          label:
            tab === 'Chat' && unread > 0 ? (
              <>
                {t('tabs.Chat')}
                <Count value={unread} />
                <VisuallyHidden>{t('rooms.unread', { count: unread })}</VisuallyHidden>
              </>
            ) : (
              t(`tabs.${tab}`)
            ),
        }))}
      />
    </div>
  );
}
