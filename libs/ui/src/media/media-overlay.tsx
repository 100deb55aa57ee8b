import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, MoveVertical, Play, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useReducer, useRef, type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../foundation/class-names.ts';
import { Image } from './image.tsx';
import { MediaFrame } from './media-frame.tsx';
import { commandOf } from './overlay-input.ts';
import type { OverlayItem, OverlayWords } from './overlay-item.ts';
import { kindOf, openAt, overlay } from './overlay-state.ts';
import { roomOf, useGestures } from './use-gestures.ts';
import { percentOf, ZoomBox } from './zoom-box.tsx';
import styles from './media-overlay.module.css';

export type MediaOverlayProps = {
  readonly items: readonly OverlayItem[];
  /** Opens at this one, counted from 0; null: closed. */
  readonly at: number | null;
  readonly onClose: () => void;
  readonly words: OverlayWords;
  /** Whose it is and what was said to it. */
  readonly caption?: ReactNode;
};

/**
 * Pictures and videos over the page (specification, section 2). The page behind is out of reach and stays where it is; the focus
 * returns to what opened it. Nothing is drawn while it is closed.
 */
export function MediaOverlay({ items, at, onClose, words, caption }: MediaOverlayProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      open={at !== null && items.length > 0}
      onOpenChange={(open, { reason, event }) => {
        if (!open && !(reason === 'escape-key' && event.defaultPrevented)) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} initialFocus={close}>
          <Dialog.Title className={styles.hidden}>{words.title}</Dialog.Title>
          <Viewer items={items} start={at ?? 0} onClose={onClose} words={words} caption={caption} close={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ViewerProps = Omit<MediaOverlayProps, 'at'> & { readonly start: number; readonly close: RefObject<HTMLButtonElement | null> };

function Viewer({ items, start, onClose, words, caption, close }: ViewerProps) {
  const [state, dispatch] = useReducer(overlay, undefined, () => openAt(start, items.length));
  const stage = useRef<HTMLDivElement>(null);
  const media = useRef<HTMLElement>(null);
  const { handlers, follow } = useGestures({ stage, media, state, dispatch, onClose });
  const { index, zoom, fit } = state;
  const item = items[index];
  if (!item) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    const own = (event.target as Element).closest('input, video');
    const command = own ? undefined : commandOf(event);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    if (command.type !== 'pan') return dispatch(command);
    const room = roomOf(stage.current, media.current);
    if (room) dispatch({ ...command, room });
  };
  const moved = { '--zoom': zoom, '--x': `${state.x + follow.by.x}px`, '--y': `${state.y + follow.by.y}px` } as CSSProperties;

  return (
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <span className={styles.count} aria-hidden="true">
          {index + 1} / {items.length}
        </span>
        <p role="status" className={styles.hidden}>
          {words.position(index + 1, items.length)}
          {item.alt && `: ${item.alt}`}
        </p>
        <p aria-live="polite" className={styles.hidden}>
          {zoom !== 1 && `${words.zoom} ${percentOf(zoom)}`}
        </p>
        <div className={styles.zoom}>
          <IconButton onDark label={words.zoomOut} onClick={() => dispatch({ type: 'step', direction: 'out' })}>
            <ZoomOut size={20} aria-hidden="true" />
          </IconButton>
          <ZoomBox key={index} zoom={zoom} label={words.zoom} onZoom={(to) => dispatch({ type: 'zoom', to })} />
          <IconButton onDark label={words.zoomIn} onClick={() => dispatch({ type: 'step', direction: 'in' })}>
            <ZoomIn size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <IconButton onDark label={words.fitHeight} aria-pressed={fit} className={cx(fit && styles.pressed)} onClick={() => dispatch({ type: 'fit' })}>
          <MoveVertical size={20} aria-hidden="true" />
        </IconButton>
        <Dialog.Close
          ref={close}
          render={
            <IconButton onDark label={words.close}>
              <X size={24} aria-hidden="true" />
            </IconButton>
          }
        />
      </div>
      <div ref={stage} className={styles.stage} tabIndex={-1} data-fit={fit || undefined} data-held={follow.held || undefined} style={moved} {...handlers}>
        <MediaFrame key={item.id} item={item} words={words} mediaRef={media} onRetry={() => stage.current?.focus()} />
        {items.length > 1 && (
          <>
            {/* At either end they stay, so that the focus does: what one cannot press any more would lose it. */}
            <IconButton
              onDark
              label={words.previous}
              aria-disabled={index === 0}
              className={cx(styles.turn, styles.previous)}
              onClick={() => dispatch({ type: 'go', to: 'previous' })}
            >
              <ChevronLeft size={28} aria-hidden="true" />
            </IconButton>
            <IconButton
              onDark
              label={words.next}
              aria-disabled={index === items.length - 1}
              className={cx(styles.turn, styles.next)}
              onClick={() => dispatch({ type: 'go', to: 'next' })}
            >
              <ChevronRight size={28} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      {(caption !== undefined || items.length > 1) && (
        <div className={styles.foot}>
          {caption !== undefined && <div className={styles.caption}>{caption}</div>}
          {items.length > 1 && <Strip items={items} index={index} words={words} onPick={(to) => dispatch({ type: 'go', to })} />}
        </div>
      )}
    </div>
  );
}

/** All of them, small. */
function Strip({
  items,
  index,
  words,
  onPick,
}: {
  readonly items: readonly OverlayItem[];
  readonly index: number;
  readonly words: OverlayWords;
  readonly onPick: (index: number) => void;
}) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  return (
    <ul className={styles.strip} aria-label={words.all}>
      {items.map((item, place) => {
        const picture = item.thumb ?? (kindOf(item.src) === 'image' ? item.src : undefined);
        return (
          <li key={item.id}>
            <button
              ref={place === index ? current : undefined}
              type="button"
              aria-label={words.position(place + 1, items.length)}
              aria-current={place === index || undefined}
              className={styles.small}
              onClick={() => onPick(place)}
            >
              {picture ? <Image boxed src={picture} alt="" shownAt={80} placeholder={false} /> : <Play size={20} aria-hidden="true" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
