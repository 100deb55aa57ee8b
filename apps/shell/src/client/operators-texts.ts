import type { Language } from '@portal/contracts';
import type { NamespaceOverrides } from '@portal/i18n';
import type { Boot } from '../boot.ts';
import { within } from '../federation/deadline.ts';
import type { OverridesOf } from '../texts.ts';

/** How long a remote that is met later, or another language, waits for an operator's texts. Milliseconds. */
const PATIENCE = 1_500;

/** An operator's texts in the browser: those that the page was rendered with as they came with it, others asked for once for each language. */
export function createOperatorsTexts(
  { operators, rendered }: Pick<Boot, 'operators' | 'rendered'>,
  ask: (language: Language) => Promise<NamespaceOverrides>,
): OverridesOf {
  const asked = new Map<Language, Promise<NamespaceOverrides>>();
  function askOnce(language: Language): Promise<NamespaceOverrides> {
    let asking = asked.get(language);
    if (!asking) {
      asking = ask(language);
      asked.set(language, asking);
      asking.catch(() => asked.delete(language));
    }
    return within(PATIENCE, 'texts of the operator', asking).catch(() => ({}));
  }
  return async (language, namespace) => {
    const given = operators.texts[language];
    // The same as on the server, or the page would not be the one that was sent.
    if (given && (namespace === 'shell' || (rendered as string[]).includes(namespace))) return given[namespace];
    if (given && !operators.more) return undefined;
    return (await askOnce(language))[namespace];
  };
}
