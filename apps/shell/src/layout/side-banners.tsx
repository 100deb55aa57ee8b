import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bannerLink } from '@portal/domain';
import { BannerArt } from './banner-art.tsx';
import type { useSideBanners } from './use-side-banners.ts';
import css from './side-banners.module.css';

/** With the keyboard, focus goes on to the other banner, else to the page: it would be lost with the closed one. */
function focusNext() {
  requestAnimationFrame(() => (document.querySelector<HTMLElement>(`.${css.close}`) ?? document.getElementById('content'))?.focus({ preventScroll: true }));
}

/** Two fixed banners of 160 by 500 px, 110 px from the top, from medium screens on. The link opens a new tab with nofollow; without one that can be followed it leads to '#'. */
export function SideBanners({ shown, close }: ReturnType<typeof useSideBanners>) {
  const { t } = useTranslation('shell');
  return shown.map((banner) => (
    <aside
      key={banner.position}
      className={css.banner}
      data-position={banner.position}
      aria-label={t(banner.position === 'HOME_LEFT' ? 'banner.left' : 'banner.right')}
    >
      <button
        type="button"
        className={css.close}
        aria-label={t(banner.position === 'HOME_LEFT' ? 'banner.closeLeft' : 'banner.closeRight')}
        onClick={({ detail }) => {
          close(banner.position);
          if (detail === 0) focusNext();
        }}
      >
        <X size={18} aria-hidden />
      </button>
      <a {...bannerLink(banner.linkUrl)}>
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
