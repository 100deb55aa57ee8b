import 'i18next';

/** Keys are checked: those of this remote and of the shell. */
declare global {
  interface PortalTexts {
    'newsfeed-and-social': typeof import('./locales/vi.json');
  }
}
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: PortalTexts;
  }
}
