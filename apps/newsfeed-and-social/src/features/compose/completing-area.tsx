import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import type { Viewer } from '@portal/platform';
import { Avatar, TextArea, VisuallyHidden, type TextAreaProps } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { begunAt, type Begun } from './completion.ts';
import styles from './completing-area.module.css';
import { useCompletion, type Offered } from './use-completion.ts';

/** The key code of what still composes a letter, in browsers that say nothing else. */
const COMPOSES = 229;

/** Where one writes, with members offered behind an '@' and hashtags behind a '#': by arrows and the return key, or by a press. */
export function CompletingArea({ words, viewer, ...area }: TextAreaProps & { words: FeedWords; viewer: Viewer }) {
  const { t, number } = words;
  const list = useId();
  const element = useRef<HTMLTextAreaElement | null>(null);
  const [begun, setBegun] = useState<Begun>();
  /** Where what one does not want to complete begins: nothing is offered there any more. */
  const [declined, setDeclined] = useState<number>();
  /** How far the arrows went down from where one begins. */
  const [steps, setSteps] = useState(0);
  const composing = useRef(false);
  const { offered, current } = useCompletion(begun?.start === declined ? undefined : begun, viewer);
  const open = offered.length > 0;
  // Whoever writes an @ means somebody; a hashtag may be new, so none is taken for it before it is pointed at.
  const place = begun?.kind === 'hashtag' ? steps - 1 : steps;
  /** What the return key takes: nothing of what is for the beginning alone of what is written. */
  const active = current ? offered[place] : undefined;
  const options = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (open) (options.current?.querySelector('[aria-selected="true"]') ?? options.current)?.scrollIntoView({ block: 'nearest' });
  }, [open, steps]);

  const idOf = ({ key }: Offered) => `${list}-${key}`;
  const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const now = selectionStart === selectionEnd ? begunAt(value, selectionStart) : undefined;
    if (now?.start !== begun?.start || now?.q !== begun?.q || now?.kind !== begun?.kind) {
      setBegun(now);
      setSteps(0);
    }
    if (now?.start !== declined) setDeclined(undefined);
  };
  const choose = ({ written }: Offered) => {
    const target = element.current;
    if (!target || !begun) return;
    // What composes a letter would write it once more behind what is put in.
    if (composing.current) target.blur();
    target.focus();
    const { start, end } = begunAt(target.value, target.selectionEnd) ?? begun;
    const after = target.value.slice(end);
    target.setRangeText(`${written}${/^[\s.,:;!?…)\]}”]/.test(after) ? '' : ' '}`, start, end, 'end');
    if (after.startsWith(' ')) target.setSelectionRange(target.selectionEnd + 1, target.selectionEnd + 1);
    // As if it had been typed: the form reads it, the area grows.
    target.dispatchEvent(new Event('input', { bubbles: true }));
    setBegun(undefined);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    area.onKeyDown?.(event);
    // What composes a letter out of several keys has the keys to itself.
    if (!open || !begun || event.nativeEvent.isComposing || event.keyCode === COMPOSES) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const go = (to: number) => setSteps(((to + offered.length) % offered.length) + (begun.kind === 'hashtag' ? 1 : 0));
    const isTaking = event.key === 'Enter' || event.key === 'Tab';
    // Written out already, and nothing else was pointed at: the keys are a new line, and the way on.
    if (isTaking && active && steps === 0 && active.written.toLowerCase() === `@${begun.q}`.toLowerCase()) return setBegun(undefined);
    if (event.key === 'Escape') setDeclined(begun.start);
    else if (event.key === 'ArrowDown' && current) go(place + 1);
    else if (event.key === 'ArrowUp' && current) go(Math.max(place, 0) - 1);
    else if (isTaking && active) choose(active);
    else return;
    event.preventDefault();
    // The dialog around it would close.
    event.stopPropagation();
  };
  return (
    <div className={styles.completing}>
      <TextArea
        {...area}
        ref={(target) => {
          element.current = target;
          if (typeof area.ref === 'function') area.ref(target);
          else if (area.ref) area.ref.current = target;
        }}
        aria-autocomplete="list"
        aria-controls={open ? list : undefined}
        aria-activedescendant={active && idOf(active)}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={() => (composing.current = false)}
        onSelect={look}
        onInput={(event) => {
          area.onInput?.(event);
          look(event);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          area.onBlur?.(event);
          setBegun(undefined);
        }}
      />
      <VisuallyHidden>
        <span role="status">{open ? t('compose.completion.count', { count: offered.length }) : ''}</span>
      </VisuallyHidden>
      {open && (
        <ul ref={options} id={list} role="listbox" aria-label={t(`compose.completion.${begun?.kind ?? 'mention'}`)} className={styles.list}>
          {offered.map((one) => (
            <li
              key={one.key}
              id={idOf(one)}
              role="option"
              aria-selected={one === active}
              className={styles.option}
              // The area keeps the focus, and with it the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              {one.kind === 'mention' ? (
                <>
                  <Avatar seed={String(one.person.userId)} picture={one.person.picture} size={32} />
                  <span className={styles.words}>
                    <b>{one.person.displayName}</b>
                    <small>@{one.person.username}</small>
                  </span>
                </>
              ) : (
                <span className={styles.words}>
                  <b>#{one.tag}</b>
                  <small>{t('compose.completion.posts', { count: one.posts, shown: `${number(one.posts)}${one.posts >= 100 ? '+' : ''}` })}</small>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
