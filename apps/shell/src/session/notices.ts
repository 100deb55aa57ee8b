/** Notices that something outside of React wants shown; the frame shows them as toasts. */
export type Notice = 'expired' | 'loginAway';

function createNotices() {
  const waiting: Notice[] = [];
  let listener: ((notice: Notice) => void) | undefined;
  return {
    push(notice: Notice) {
      if (listener) listener(notice);
      else waiting.push(notice);
    },
    listen(next: (notice: Notice) => void) {
      listener = next;
      for (const notice of waiting.splice(0)) next(notice);
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}
/** Of this page. The server never pushes: it has no session. */
export const notices = createNotices();
