import { Share2 } from 'lucide-react';
import { useApp, useHydrated } from '@portal/platform';
import { IconButton } from '@portal/ui';
import type { Words } from '../words.ts';

interface Props {
  title: string;
  /** What is shared, where it is not the page's own address. */
  path?: string;
  onDark?: boolean;
  words: Words;
}

/** The device's own way to share, or the address on the clipboard. Needs a living page. */
export function ShareButton({ title, path, onDark = false, words: { t } }: Props) {
  const hydrated = useHydrated();
  const { notify } = useApp();
  const share = async () => {
    const url = `${location.origin}${path ?? location.pathname}`;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify({ tone: 'success', id: 'share', title: t('article.copied') });
    } catch {
      // Closed without a choice, or not allowed: nothing was shared, nothing to say.
    }
  };
  return (
    <IconButton label={t('article.share')} onDark={onDark} disabled={!hydrated} onClick={() => void share()}>
      <Share2 size={20} aria-hidden="true" />
    </IconButton>
  );
}
