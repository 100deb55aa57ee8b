import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@portal/contracts';

/** The language of a request: an explicit choice (cookie), else the first known one of `Accept-Language`, else Vietnamese. */
export function resolveLanguage(chosen: string | undefined, acceptLanguage?: string): Language {
  if (isLanguage(chosen)) return chosen;
  for (const part of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const tag = part.split(';')[0]?.trim().slice(0, 2).toLowerCase();
    if (isLanguage(tag)) return tag;
  }
  return DEFAULT_LANGUAGE;
}
