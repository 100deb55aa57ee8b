import type { Language } from '@portal/contracts';
import type { NamespaceOverrides } from '@portal/i18n';
import { within } from '../federation/deadline.ts';

/** How long texts serve before they are asked for again, how soon after a failure they are, and how long the first page waits for them. Milliseconds. */
const FRESH = 60_000;
const AGAIN = 10_000;
const FIRST = 500;

export type OperatorsTexts = (language: Language) => Promise<NamespaceOverrides>;

/**
 * An operator's texts (section 7, `live/language/list`), the same for everybody, kept in this process. Pages do not wait for them but the first, and none fails for
 * them: what was there stays, or else the built-in texts do. Never rejects.
 */
export function createOperatorsTexts({
  ask,
  now = Date.now,
  failed,
}: {
  ask: OperatorsTexts;
  now?: () => number;
  failed: (error: unknown) => void;
}): OperatorsTexts {
  const held = new Map<Language, { texts?: NamespaceOverrides; due: number; asking?: Promise<void> | undefined }>();
  return async function textsOf(language) {
    let entry = held.get(language);
    if (!entry) held.set(language, (entry = { due: -Infinity }));
    const kept = entry;
    if (now() >= kept.due && !kept.asking) {
      kept.asking = ask(language)
        .then(
          (texts) => {
            kept.texts = texts;
            kept.due = now() + FRESH;
          },
          (error: unknown) => {
            kept.due = now() + AGAIN;
            failed(error);
          },
        )
        .finally(() => {
          kept.asking = undefined;
        });
    }
    if (!kept.texts && kept.asking) await within(FIRST, 'texts of the operator', kept.asking).catch(() => {});
    return kept.texts ?? {};
  };
}
