import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { PrefetchLink, RemoteBoundary } from '@portal/platform';
import { Toasts, type RenderLink } from '@portal/ui';
import { LoginGate } from '../session/login-gate.tsx';
import { SessionGuards } from '../routing/session-guards.tsx';
import { Mounted, useShell } from '../routing/shell-context.tsx';
import { isEmbedded, layoutOf } from '../routing/table.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { KeptPlace } from './kept-place.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { Marquee } from './marquee.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { NoticeToasts } from './notice-toasts.tsx';
import { PageArrival } from './page-arrival.tsx';
import { PreviewBadge } from './preview-badge.tsx';
import { SideBanners } from './side-banners.tsx';
import { SiteData } from './site-data.tsx';
import { useSideBanners } from './use-side-banners.ts';
import css from './frame.module.css';

const renderLink: RenderLink = ({ href, ...rest }) => <PrefetchLink to={href} {...rest} />;

/** The house around every page (section 2, root shell): loading bar, header, page, footer, five-tab bar, side banners; which of them depends on the layout. */
export const Frame = observer(function Frame() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { toaster } = useShell();
  const layout = layoutOf(pathname);
  const embedded = isEmbedded(pathname);
  const banners = useSideBanners(pathname);
  const open = banners.shown.length > 0;
  const sides = banners.shown.map(({ position }) => (position === 'HOME_LEFT' ? 'left' : 'right')).join(' ');
  return (
    <div className={css.frame} data-layout={layout} data-embedded={embedded} data-banners={open ? 'open' : 'closed'} data-sides={sides}>
      <a className={css.skip} href="#content">
        {t('skip')}
      </a>
      {/* Pages that have a chat give it this name; the style sheet hides the way to one that is not there. */}
      <a className={css.skip} href="#chat">
        {t('skipToChat')}
      </a>
      <PageArrival />
      <Mounted part="frame" />
      <SessionGuards />
      <SiteData />
      <LoadingBar />
      {!embedded && <Header />}
      {pathname === '/' && <Marquee />}
      <div className={css.notice}>
        <NetworkNotice />
        <PreviewBadge />
      </div>
      <main id="content" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <KeptPlace />
      {/* Behind the page in the order of focus: nobody comes for them. */}
      <SideBanners {...banners} />
      {layout !== 'clean' && layout !== 'custom' && <Footer />}
      {!embedded && <BottomNav />}
      <RemoteBoundary fallback={null}>
        <LoginGate />
        <Toasts regionLabel={t('notices')} closeLabel={t('close')} toaster={toaster} renderLink={renderLink} />
        {/* Behind what draws them: it speaks as soon as it is there. */}
        <NoticeToasts />
      </RemoteBoundary>
    </div>
  );
});
