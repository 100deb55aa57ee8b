import { I18nextProvider } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { addMessages, createI18n } from '@portal/i18n';
import type { Prefs, Style } from '@portal/platform';
import { PreviewRefused, type Refusal } from '../errors/preview-refused.tsx';
import { shellMessages } from '../locales/messages.ts';
import { Document } from '../routing/document.tsx';

/** A page without scripts: it says why there is no preview, in the visitor's language, and leads to the usual page. */
export async function renderRefusal({
  why,
  releases,
  out,
  prefs,
  styles,
}: {
  why: Refusal;
  releases: string;
  out: string;
  prefs: Prefs;
  styles: Style[];
}): Promise<string> {
  const i18n = await createI18n(prefs.language);
  addMessages(i18n, 'shell', prefs.language, (await shellMessages[prefs.language]()).default);
  const page = (
    <Document prefs={prefs} styles={styles}>
      <I18nextProvider i18n={i18n}>
        <PreviewRefused why={why} releases={releases} out={out} />
      </I18nextProvider>
    </Document>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
