import 'i18next';

/** Keys are checked: those of this remote and of the shell. */
declare global {
  interface PortalTexts {
    chat: typeof import('./locales/vietnamese.ts')['vi'];
  }
}
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: PortalTexts;
  }
}
