import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Skeleton } from '@portal/ui';
import { Slot } from '@portal/platform';
import { anchors } from '../member/member-menu.tsx';
import styles from './settings.module.css';

/** As tall as the twelve settings are, roughly: one who came for them stays with them. Pixels. */
const HEIGHT = 1_240;

/** The shell's settings on this page, a guest's and a member's. They come after the session, when the browser has looked for the anchor in vain. */
export function Settings() {
  const { hash } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${anchors.settings}`) part.current?.scrollIntoView?.();
  }, [hash]);
  return (
    <div ref={part} id={anchors.settings} className={styles.anchor}>
      <Slot name="shell/settings" props={{}} minHeight={200} loading={<Skeleton height={HEIGHT} />} />
    </div>
  );
}
