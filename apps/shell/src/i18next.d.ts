import 'i18next';

/** Keys are checked: the shell's and the operator page's. */
declare global {
  interface PortalTexts {
    releases: typeof import('./locales/releases.vi.json');
  }
}
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: PortalTexts;
  }
}
