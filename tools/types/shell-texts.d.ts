/** Keys of the shell's texts, which every remote may use: in Vietnamese, the source. */
declare type ShellTexts = typeof import('../../apps/shell/src/locales/vi.json');

/** Namespaces and their keys. Each app adds its own (`src/i18next.d.ts`), so that all of them can also be checked together. */
declare interface PortalTexts {
  shell: ShellTexts;
}
