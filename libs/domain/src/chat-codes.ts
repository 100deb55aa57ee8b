/**
 * What the code of a chat answer leads to (specification, sections 4 and 8): `ok` takes the message off the waiting list,
 * `ignored` does nothing, `refreshToken` asks for a new token, `noLoad` loads no messages, `failed` marks the message.
 */
export type ChatCodeMeaning = 'ok' | 'ignored' | 'refreshToken' | 'noLoad' | 'failed';

const meanings: Readonly<Record<string, ChatCodeMeaning>> = {
  '0': 'ok',
  '10000': 'ignored',
  FIBE_NOT_LOGIN: 'refreshToken',
  NOT_PERMISSIONS: 'noLoad',
  NOT_PERMISSIONS_FOR_CREATE: 'noLoad',
};

/** The meaning of a code (sections 4 and 8); numbers come as numbers or as text. A code nobody knows is a failure. */
export function chatCodeMeaning(code: number | string): ChatCodeMeaning {
  return Object.hasOwn(meanings, code) ? (meanings[code] as ChatCodeMeaning) : 'failed';
}
