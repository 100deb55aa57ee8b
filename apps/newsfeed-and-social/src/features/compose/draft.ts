import type { Viewer } from '@portal/platform';
import type { HeldPicture } from './picture-tray.model.ts';

export interface Draft {
  content: string;
  visibility: 1 | 2;
  /** Path of the page that it shows. */
  link?: string | null;
  /** Pictures that have arrived, or a video. */
  pictures?: readonly HeldPicture[];
}

export type DraftStore = ReturnType<typeof draftStore>;

/** Words of one member that are not posted yet, for as long as the tab is open: a reload or a page by mistake loses nothing. */
export function draftStore(viewer: Viewer, name: string, storage: () => Storage = () => sessionStorage) {
  const key = `newsfeed.draft.${viewer}.${name}`;
  return {
    key,
    read(): Draft | undefined {
      try {
        const draft: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        return isDraft(draft) ? draft : undefined;
      } catch {
        return undefined;
      }
    },
    keep(draft: Draft): void {
      // A browser may refuse storage altogether; then there is no draft.
      try {
        storage().setItem(key, JSON.stringify(draft));
      } catch {
        /* nothing to do */
      }
    },
    forget(): void {
      try {
        storage().removeItem(key);
      } catch {
        /* nothing was kept */
      }
    },
  };
}

const isDraft = (draft: unknown): draft is Draft =>
  typeof draft === 'object' &&
  draft !== null &&
  'content' in draft &&
  typeof draft.content === 'string' &&
  'visibility' in draft &&
  (draft.visibility === 1 || draft.visibility === 2) &&
  (!('link' in draft) || draft.link === null || typeof draft.link === 'string') &&
  (!('pictures' in draft) || (Array.isArray(draft.pictures) && draft.pictures.every(isHeld)));

const isHeld = (picture: unknown): picture is HeldPicture =>
  typeof picture === 'object' &&
  picture !== null &&
  'url' in picture &&
  typeof picture.url === 'string' &&
  'thumb' in picture &&
  (picture.thumb === null || typeof picture.thumb === 'string') &&
  'alt' in picture &&
  typeof picture.alt === 'string' &&
  (!('drawing' in picture) || typeof picture.drawing === 'boolean');
