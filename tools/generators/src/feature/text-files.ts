import { camel } from '../names.ts';

/** `locales/texts.ts` with the texts of a feature, each language its own chunk. */
export const withSource = (source: string, name: string): string =>
  `${source.trimEnd()}

export const ${camel(name)}Texts: TextSource = {
  vi: () => import('./${name}.vi.json'),
  en: () => import('./${name}.en.json'),
  zh: () => import('./${name}.zh.json'),
};
`;

/** `locales/vietnamese.ts` with them, so that their keys are known. */
export function withVietnamese(source: string, name: string): string {
  const written = source
    .replace(/^import shared /m, `import ${camel(name)} from './${name}.vi.json';\nimport shared `)
    .replace(/(export const vi = \{[^}]*?),? \};/, `$1, ...${camel(name)} };`);
  if (!written.includes(`...${camel(name)} };`)) throw new Error("src/locales/vietnamese.ts has no 'import shared …' and 'export const vi = { ...shared };'");
  return written;
}
