import { X } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { calls, type Banner } from '@portal/contracts';
import { callQuery, useApp } from '@portal/platform';
import { BannerArt } from './banner-art.tsx';
import css from './side-banners.module.css';

type Position = Banner['position'];
const closedKey = (position: Position) => `banner-closed-${position}`;

/** Which banners show: every page except the chat room (section 2; shorten mode comes with the settings); closed ones stay closed for the session. */
export function useSideBanners(pathname: string): { shown: Banner[]; close(position: Position): void } {
  const { data } = useQuery({ ...callQuery(useApp(), calls.resource.banners, {}), refetchOnMount: false });
  const [closed, setClosed] = useState<Position[]>([]);
  useEffect(() => {
    try { setClosed((['HOME_LEFT', 'HOME_RIGHT'] as const).filter((position) => sessionStorage.getItem(closedKey(position)))); } catch { /* storage forbidden: they show again */ }
  }, []);
  const chatRoom = pathname === '/chatroom' || pathname.startsWith('/chatroom/');
  return {
    shown: chatRoom ? [] : (data?.list ?? []).filter((banner) => !closed.includes(banner.position)),
    close(position) {
      setClosed((all) => [...all, position]);
      try { sessionStorage.setItem(closedKey(position), '1'); } catch { /* for this page only, then */ }
    },
  };
}

/** With the keyboard, focus goes on to the other banner, else to the page: it would be lost with the closed one. */
function focusNext() {
  requestAnimationFrame(() => (document.querySelector<HTMLElement>(`.${css.close}`) ?? document.getElementById('content'))?.focus({ preventScroll: true }));
}

/** Two fixed banners of 160 by 500 px, 110 px from the top, from medium screens on. The link opens a new tab with nofollow; without a target it leads to '#'. */
export function SideBanners({ shown, close }: ReturnType<typeof useSideBanners>) {
  const { t } = useTranslation('shell');
  return shown.map((banner) => (
    <aside key={banner.position} className={css.banner} data-position={banner.position} aria-label={t(banner.position === 'HOME_LEFT' ? 'banner.left' : 'banner.right')}>
      <button type="button" className={css.close} aria-label={t(banner.position === 'HOME_LEFT' ? 'banner.closeLeft' : 'banner.closeRight')} onClick={({ detail }) => { close(banner.position); if (detail === 0) focusNext(); }}><X size={18} aria-hidden /></button>
      <a href={banner.linkUrl ?? '#'} target="_blank" rel="nofollow noopener">
        {banner.imageUrl ? <img src={banner.imageUrl} alt="" width={160} height={500} /> : <BannerArt art={banner.art} />}
        <span className={css.text}>
          <small>{t('banner.label')}</small>
          <b>{banner.title}</b>
          <span>{banner.text}</span>
          <em>{banner.action}</em>
        </span>
      </a>
    </aside>
  ));
}
