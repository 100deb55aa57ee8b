import { useEffect, useRef, type ReactNode } from 'react';
import { Button, LinkButton } from '../button/button.tsx';
import type { RenderLink } from '../foundation/link.tsx';
import { ErrorState } from '../state/states.tsx';
import styles from './more-sentinel.module.css';

/** What comes below a list that goes on. */
export type MoreState =
  | { readonly status: 'more' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: ReactNode; readonly retryLabel: string; readonly busy?: boolean | undefined }
  | {
      readonly status: 'end';
      /** "Hết rồi". */
      readonly label?: ReactNode;
    };
export type MoreSentinelProps = {
  readonly state: MoreState;
  /** "Xem thêm". */
  readonly label: string;
  readonly onMore: () => void;
  /** The next part without JavaScript. */
  readonly href?: string | undefined;
  /** Waits for a press: after several parts the foot of the page must be within reach. */
  readonly manual?: boolean | undefined;
  readonly renderLink?: RenderLink | undefined;
};

/** How a list stands that is read a stretch at a time: what a query says of itself. */
export interface ListOnItsWay {
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
}

/** What comes below a list that goes on. */
export function moreStateOf({ isFetchingNextPage, isFetchNextPageError }: ListOnItsWay, failed: string, retryLabel: string): MoreState {
  // What is tried again stays in its place until it is known: whoever pressed it keeps the focus.
  if (isFetchNextPageError) return { status: 'failed', message: failed, retryLabel, busy: isFetchingNextPage };
  return { status: isFetchingNextPage ? 'loading' : 'more' };
}

/** How far below the screen the next part is asked for. */
const AHEAD = '600px';

/** Stands at the end of a list and asks for the next part when it comes near; a button, where that cannot be noticed. */
export function MoreSentinel({ state, label, onMore, href, manual = false, renderLink }: MoreSentinelProps) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  const waits = state.status === 'more' && !manual;
  useEffect(() => {
    if (!waits || !place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask.current();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [waits]);
  const pressed = useRef(false);
  const press = () => {
    pressed.current = true;
    onMore();
  };
  useEffect(() => {
    if (!pressed.current || state.status === 'failed' || state.status === 'loading') return;
    pressed.current = false;
    // The button that was pressed is gone: whoever stood on it stands on what goes on, or on the word that nothing does.
    if (document.activeElement === document.body) place.current?.querySelector<HTMLElement>('button, a, [tabindex]')?.focus();
  }, [state.status]);
  if (state.status === 'end')
    return state.label === undefined ? null : (
      <div ref={place} className={styles.more}>
        <p tabIndex={-1} className={styles.end}>
          {state.label}
        </p>
      </div>
    );
  if (state.status === 'failed')
    return (
      <div className={styles.more}>
        <ErrorState message={state.message} retryLabel={state.retryLabel} onRetry={press} busy={state.busy} />
      </div>
    );
  return (
    <div ref={place} className={styles.more}>
      {href !== undefined && state.status === 'more' ? (
        <LinkButton variant="secondary" href={href} renderLink={renderLink}>
          {label}
        </LinkButton>
      ) : (
        <Button variant="secondary" busy={state.status === 'loading'} onClick={press}>
          {label}
        </Button>
      )}
    </div>
  );
}
