import type { Media } from '@portal/contracts';
import { feedbackKinds } from '@portal/contracts/live';

/** Pictures that are sent already, and whose they are: nobody else may hand them in. */
export interface DraftPictures {
  userId: number;
  list: Pick<Media, 'url' | 'thumb'>[];
}
type FeedbackKind = (typeof feedbackKinds)[number];
export interface FeedbackDraft {
  kind: FeedbackKind;
  content: string;
  contact: string;
  pagePath: string;
  pictures?: DraftPictures;
}

const KEY = 'content-and-news.feedback';

/** What is written and not sent yet, for as long as the tab is open: a reload or a page by mistake loses nothing. A browser may refuse storage; then there is no draft. */
export function feedbackDraft(storage: () => Storage = () => sessionStorage) {
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    read: (): FeedbackDraft | undefined =>
      attempt(() => {
        const draft: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
        return isDraft(draft) ? draft : undefined;
      }),
    keep: (draft: FeedbackDraft): void => void attempt(() => storage().setItem(KEY, JSON.stringify(draft))),
    forget: (): void => void attempt(() => storage().removeItem(KEY)),
  };
}

function isDraft(draft: unknown): draft is FeedbackDraft {
  if (typeof draft !== 'object' || draft === null) return false;
  const { kind, content, contact, pagePath, pictures } = draft as Record<string, unknown>;
  return isKind(kind) && [content, contact, pagePath].every((words) => typeof words === 'string') && (pictures === undefined || arePictures(pictures));
}

const isKind = (kind: unknown): kind is FeedbackKind => feedbackKinds.includes(kind as FeedbackKind);

function arePictures(pictures: unknown): boolean {
  if (typeof pictures !== 'object' || pictures === null || !('userId' in pictures) || !('list' in pictures)) return false;
  return (
    typeof pictures.userId === 'number' &&
    Array.isArray(pictures.list) &&
    pictures.list.every((one: unknown) => typeof one === 'object' && one !== null && 'url' in one && typeof one.url === 'string')
  );
}
