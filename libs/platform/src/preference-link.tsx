import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp, type Prefs } from './app.tsx';

/** Address that stores a choice in a cookie and comes back. */
export const preferenceHref = (name: 'language' | 'theme' | 'scores', value: string, back: string): string =>
  `/-/prefs?${new URLSearchParams({ [name]: value, to: back })}`;

/** Another tab, another window: the link does it. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Hides the scores of lists, or shows them: at once where the page's program runs, else by the server, which comes back to the page. */
export function ScoresLink({ hide, ...rest }: Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> & { hide: boolean }) {
  const { choose } = useApp();
  const { pathname, search } = useLocation();
  const changed: Partial<Prefs> = { hidesScores: hide };
  return (
    <a
      {...rest}
      href={preferenceHref('scores', hide ? 'hidden' : 'shown', pathname + search)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void choose(changed);
      }}
    />
  );
}
