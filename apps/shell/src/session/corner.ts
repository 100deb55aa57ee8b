/** Where the session stands in the header. */
export const CORNER = 'session-corner';
/** Marks what the focus goes to there, where that is not what stands first. */
export const FIRST = 'data-first';

/** Frames that a dialog may take to leave. */
const PATIENCE = 120;

const first = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${CORNER} [${FIRST}]`) ?? document.querySelector<HTMLElement>(`#${CORNER} :is(a, button)`);

/**
 * Who logs in or out presses something that is gone afterwards: the focus goes to what stands there now, as soon as the dialog that asked has left it nowhere.
 * Where it has gone somewhere else, it stays. Returns what gives up.
 */
export function catchFocus(): () => void {
  let frame = 0;
  let left = PATIENCE;
  const look = () => {
    const { activeElement: at, body } = document;
    if (at === body || at === null) first()?.focus({ preventScroll: true });
    else if (at.closest('[role=dialog], [role=alertdialog]') && (left -= 1) > 0) frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
