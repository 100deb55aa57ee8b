import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '@portal/contracts/resource';
import { bannerLink } from '@portal/domain';
import { onPressOutside } from '@portal/ui';
import { BannerArt } from './banner-art.tsx';
import type { useSideBanners } from './use-side-banners.ts';
import css from './side-banners.module.css';

/**
 * Two banners of 160 by 500 px, 110 px from the top, from medium screens on (section 2). Beside the page where they fit; where they do not, each folds into a tab at its edge,
 * for which the page leaves 44 px, and opens over the page when asked. The style sheet tells which. The link opens a new tab with nofollow; without one that can be followed it leads to '#'.
 */
export function SideBanners({ shown, close }: ReturnType<typeof useSideBanners>) {
  return shown.map((banner) => <SideBanner key={banner.position} banner={banner} close={() => close(banner.position)} />);
}

function SideBanner({ banner, close }: { banner: Banner; close(): void }) {
  const { t } = useTranslation('shell');
  const { open, setOpen, place, tab } = useFold();
  const left = banner.position === 'HOME_LEFT';
  const name = t(left ? 'banner.left' : 'banner.right');
  const id = `banner-${banner.position}`;
  return (
    <aside ref={place} className={css.place} data-position={banner.position} data-open={open} aria-label={name}>
      <button ref={tab} type="button" className={css.tab} aria-label={name} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t('banner.label')}
      </button>
      <div id={id} className={css.banner}>
        <button
          type="button"
          className={css.close}
          aria-label={t(left ? 'banner.closeLeft' : 'banner.closeRight')}
          onClick={({ detail }) => {
            close();
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
      </div>
    </aside>
  );
}

/** A folded banner that was opened folds again by Escape, which gives the focus back to its tab, and by a press or the focus elsewhere. */
function useFold() {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        tab.current?.focus();
      } else if (place.current?.contains(event.target as Node)) return;
      setOpen(false);
    };
    const ignore = onPressOutside(
      () => place.current,
      () => setOpen(false),
    );
    const kinds = ['focusin', 'keydown'];
    for (const kind of kinds) document.addEventListener(kind, leave);
    return () => {
      ignore();
      for (const kind of kinds) document.removeEventListener(kind, leave);
    };
  }, [open]);
  return { open, setOpen, place, tab };
}

/** With the keyboard, focus goes on to the other banner, else to the page: it would be lost with the closed one. */
function focusNext() {
  requestAnimationFrame(() => {
    const others = [...document.querySelectorAll<HTMLElement>(`.${css.tab}, .${css.close}`)].filter((button) => button.checkVisibility?.() ?? true);
    (others[0] ?? document.getElementById('content'))?.focus({ preventScroll: true });
  });
}
