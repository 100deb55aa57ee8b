import { asked, type Texts } from '@portal/testing/text-keys';

const placeholders = (text: string): string[] => [...new Set([...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name]) => name ?? ''))].sort();

export interface Differences {
  missing: string[];
  extra: string[];
  placeholders: string[];
}

/** A language against the source, which is Vietnamese. An empty text is a missing one. */
export function compare(source: Texts, other: Texts): Differences {
  const has = (texts: Texts, key: string) => Boolean(texts.get(key)?.trim());
  return {
    missing: [...source.keys()].filter((key) => !has(other, key)),
    // A language may have forms for numbers that Vietnamese has not.
    extra: [...other.keys()].filter((key) => !source.has(key) && !(asked(key) !== key && source.has(`${asked(key)}_other`))),
    placeholders: [...source]
      .filter(([key, text]) => {
        const there = other.get(key);
        if (!there?.trim()) return false;
        const [here, elsewhere] = [placeholders(text), placeholders(there)];
        // 'one match' need not say the number.
        const left = /_(zero|one|two)$/.test(key) ? here.filter((name) => name !== 'count' || elsewhere.includes(name)) : here;
        return left.join() !== elsewhere.join();
      })
      .map(([key]) => key),
  };
}
