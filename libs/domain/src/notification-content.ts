/** Titles that say what a notification is about; any other title is words to be shown (specification, sections 2 and 3). */
export const NOTIFICATION_TITLE = { newComment: 'NEW_COMMENT', friendRequest: 'FRIEND_SEND_REQUEST', friendAction: 'FRIEND_ACTION' } as const;
export type PersonalTitle = (typeof NOTIFICATION_TITLE)[keyof typeof NOTIFICATION_TITLE];

/** Somebody did something: who, and the translation key of the sentence. `key` is null where the content has none that can be one. */
export interface PersonalContent {
  title: PersonalTitle;
  postId: number | null;
  displayName: string;
  key: string | null;
}
/** Words, with the post they are about if there is one. */
export interface PlainContent {
  title: null;
  postId: number | null;
  text: string;
}
export type NotificationContent = PersonalContent | PlainContent;

/**
 * Reads the pipe-separated content (specification, section 3). Written in full it is `postId|displayName|key`, for plain
 * messages `postId|text`, the post id empty where there is none. First and last are known by their shape and everything
 * between is the name, so a name may hold pipes, and content with too few still says what it can. Never throws.
 */
export function parseNotificationContent(title: string, content: string): NotificationContent {
  const parts = content.split('|');
  const personal = Object.values(NOTIFICATION_TITLE).find((one) => one === title);
  if (personal === undefined) {
    const { postId, rest } = takePostId(parts, 2);
    return { title: null, postId, text: rest.join('|') };
  }
  // With two parts a friend's content is a name and a key, and the name may be digits; a comment's begins with its post.
  const { postId, rest } = takePostId(parts, personal === NOTIFICATION_TITLE.newComment ? 1 : 3);
  const last = rest.at(-1) ?? '';
  const key = isKey(last) && (rest.length > 1 || last === last.toUpperCase()) ? last : null;
  return { title: personal, postId, displayName: (key === null ? rest : rest.slice(0, -1)).join('|'), key };
}

/** Writes the content (section 3) that `parseNotificationContent` reads back. Throws RangeError for a key or a post id that could not be. */
export function notificationContent(content: (Omit<PersonalContent, 'key'> & { key: string }) | PlainContent): string {
  const { postId } = content;
  if (postId !== null && !(Number.isSafeInteger(postId) && postId > 0)) throw new RangeError(`not a post id: ${postId}`);
  const first = postId ?? '';
  if (content.title === null) return `${first}|${content.text}`;
  if (!isKey(content.key)) throw new RangeError(`not a translation key: ${content.key}`);
  return `${first}|${content.displayName}|${content.key}`;
}

/** Takes the first part for a post id when it is one, or empty, and at least `least` parts are there. */
function takePostId(parts: string[], least: number): { postId: number | null; rest: string[] } {
  const [first = '', ...rest] = parts;
  if (parts.length < least || !/^\d*$/.test(first)) return { postId: null, rest: parts };
  const id = Number(first);
  return { postId: Number.isSafeInteger(id) && id > 0 ? id : null, rest };
}

/** Translation keys are names with dots: `FRIEND_ACCEPTED`, `notification.newComment`. */
function isKey(text: string): boolean {
  return /^[A-Za-z][\w.-]{0,99}$/.test(text);
}
