import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApp, useHydrated } from '@portal/platform';
import { IconButton, Tag } from '@portal/ui';
import type { Translate } from '../match/match-words.ts';
import styles from './share-button.module.css';

/** Milliseconds for which the button says that the address was copied. */
const SAID = 3_000;

/** The device's own way to share, or the address on the clipboard. Needs a living page. */
export function ShareButton({ title, t }: { title: string; t: Translate }) {
  const hydrated = useHydrated();
  const { clock } = useApp();
  const [copied, setCopied] = useState(false);
  useEffect(() => (copied ? clock.after(SAID, () => setCopied(false)) : undefined), [copied, clock]);
  if (!hydrated) return null;

  const share = async () => {
    // The commentator and the open part are mine, not my friend's.
    const url = `${location.origin}${location.pathname}`;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Closed without a choice, or not allowed: nothing was shared, nothing to say.
    }
  };
  return (
    <span className={styles.share}>
      <span role="status">{copied && <Tag tone="dark">{t('room.shared')}</Tag>}</span>
      <IconButton onDark label={t('room.share')} onClick={() => void share()}>
        {copied ? <Check size={20} aria-hidden="true" /> : <Share2 size={20} aria-hidden="true" />}
      </IconButton>
    </span>
  );
}
