import { compareStructural, reaction } from 'mobx';
import type { DraftStore } from './draft.ts';
import type { PictureTray } from './picture-tray.model.ts';

interface LeftTray {
  readonly tray: PictureTray;
  readonly stop: () => void;
}

/** By what a page has once, so that a server holds nobody’s. */
const left = new WeakMap<object, Map<string, LeftTray>>();

/** Trays whose dialog was closed while pictures were on their way, or had not arrived: they are sent on, the draft gets what arrives, and who comes back finds them as they are. */
export function leftTrays(page: object) {
  const ofPage = left.get(page) ?? new Map<string, LeftTray>();
  left.set(page, ofPage);
  return {
    of: ({ key }: DraftStore): PictureTray | undefined => ofPage.get(key)?.tray,
    leave(drafts: DraftStore, tray: PictureTray): void {
      if (!tray.busy && !tray.failed) return;
      const stop = reaction(
        () => tray.kept,
        (pictures) => {
          const draft = drafts.read();
          if (draft) drafts.keep({ ...draft, pictures });
        },
        { equals: compareStructural },
      );
      ofPage.set(drafts.key, { tray, stop });
    },
    comeBack({ key }: DraftStore): void {
      ofPage.get(key)?.stop();
      ofPage.delete(key);
    },
  };
}
