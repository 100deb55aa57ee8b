import 'i18next';

/** Keys are checked: the shell's and those of its parts. */
declare global {
  interface PortalTexts {
    settings: typeof import('./locales/settings.vi.json');
    releases: typeof import('./locales/releases.vi.json');
  }
}
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: PortalTexts;
  }
}
