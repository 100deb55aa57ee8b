import { useEffect, useRef, type CSSProperties } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { ComicPage } from '@portal/contracts/comic';
import { useHydrated } from '@portal/platform';
import { LinkButton, useDocumentKeys, VisuallyHidden, type RenderLink } from '@portal/ui';
import type { Words } from '../words.ts';
import { comicAt } from './comic-address.ts';
import { Sheet } from './sheet.tsx';
import styles from './comic.module.css';

interface Props {
  slug: string;
  pages: readonly ComicPage[];
  /** From 1. */
  at: number;
  language: string;
  words: Words;
}

/** What has arrows of its own. */
const OWN_ARROWS = 'input, textarea, select, video, audio, [contenteditable], dialog *, :is([role=dialog], [role=menu], [role=tablist], [role=radiogroup]) *';
/** Turning a page is no step of the way back: that leads out of this view. */
const turns: RenderLink = ({ href, ...rest }) => <Link to={href} replace preventScrollReset {...rest} />;

/** One page, as high as the window has room for; links, arrow keys turn it. The next one is there before it is wanted. */
export function SinglePage({ slug, pages, at, language, words: { t } }: Props) {
  const navigate = useNavigate();
  const page = pages[at - 1];
  const [before, after] = [at > 1 ? at - 1 : undefined, at < pages.length ? at + 1 : undefined];
  const to = (number: number) => comicAt(slug, number);
  const next = after === undefined ? undefined : pages[after - 1]?.picture.url;
  useEffect(() => {
    if (next !== undefined) new Image().src = next;
  }, [next]);
  const hydrated = useHydrated();
  /** Where the last key leads, until one is there: the next key may come before, and pages that pass by on the way are none. */
  const aim = useRef<number>(undefined);
  useEffect(() => {
    if (aim.current === at) aim.current = undefined;
  }, [at]);
  // A link that leads nowhere any more takes the focus with it.
  const ways = useRef<HTMLElement>(null);
  const held = useRef(false);
  useEffect(() => {
    if (held.current && document.activeElement === document.body) ways.current?.querySelector('a')?.focus();
    held.current = false;
  }, [at]);
  useDocumentKeys(({ key, shiftKey }, from) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
    if (by === undefined || shiftKey || from.closest(OWN_ARROWS)) return false;
    const number = (aim.current ?? at) + by;
    if (number < 1 || number > pages.length) return false;
    aim.current = number;
    void navigate(to(number), { replace: true, preventScrollReset: true });
    return true;
  });
  if (!page) return null;
  const label = t('comics.page', { page: at, pages: pages.length });
  return (
    <div className={styles.single}>
      <div className={styles.fit} style={{ '--page-ratio': page.picture.width / page.picture.height } as CSSProperties}>
        <Sheet key={at} page={page} label={label} language={language} eager />
      </div>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <nav
        ref={ways}
        className={styles.turn}
        aria-label={t('comics.turn')}
        onClick={() => {
          held.current = true;
          aim.current = undefined;
        }}
      >
        {before === undefined ? (
          <span />
        ) : (
          <LinkButton variant="secondary" href={to(before)} icon={<ChevronLeft size={18} aria-hidden="true" />} renderLink={turns}>
            {t('comics.previous')}
          </LinkButton>
        )}
        <span className={styles.place} aria-hidden="true">
          {t('comics.place', { page: at, pages: pages.length })}
        </span>
        {after === undefined ? (
          <LinkButton variant="secondary" href={to(1)} renderLink={turns}>
            {t('comics.again')}
          </LinkButton>
        ) : (
          <LinkButton href={to(after)} icon={<ChevronRight size={18} aria-hidden="true" />} renderLink={turns}>
            {t('comics.next')}
          </LinkButton>
        )}
      </nav>
      {hydrated && <p className={styles.keys}>{t('comics.keys')}</p>}
    </div>
  );
}
