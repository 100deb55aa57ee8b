import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import type { Prefs, Style } from '@portal/platform';
import { languageTag } from './language-tag.ts';

export interface Preload { href: string; integrity?: string | undefined }
interface Props {
  prefs: Prefs;
  styles: Style[];
  preload?: Preload[];
  nonce?: string;
  /** The page's data as JSON text (on the server a mark that is replaced after the render). */
  boot: string;
  children: ReactNode;
}

const icon = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='22' cy='6' r='4' fill='%23D0261A'/%3E%3Cpath fill='%2312A562' d='M12 11h8l2 5H10zM8 18h15l2 5H6zM4 25h22l2 5H2z'/%3E%3C/svg%3E";

/** The whole document. Without a chosen theme there is no `data-theme`, and the device decides. */
export function Document({ prefs, styles, preload = [], nonce, boot, children }: Props) {
  for (const { href, integrity } of preload) preloadModule(href, { as: 'script', ...(integrity && { integrity }), ...(nonce && { nonce }) });
  return (
    <html lang={languageTag(prefs.language)} data-theme={prefs.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={icon} />
        {styles.map((style) => <link key={style.href} rel="stylesheet" href={style.href} data-href={style.file} integrity={style.integrity} precedence="shell" />)}
      </head>
      <body>
        {children}
        <script id="boot" type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
      </body>
    </html>
  );
}
