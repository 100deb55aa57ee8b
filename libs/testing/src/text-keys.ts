/** Texts of a namespace in one language, by key with dots. */
export type Texts = ReadonlyMap<string, string>;
export type Json = { readonly [key: string]: string | Json };

export function flat(messages: Json, path = ''): Texts {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[path + key, value]] : [...flat(value, `${path}${key}.`)],
    ),
  );
}

/** The key that sources ask for: i18next picks the form by the number. */
export const asked = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
