import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { Theme } from '@portal/contracts';
import type { Prefs, Style } from '@portal/platform';
import { languageTag } from './language-tag.ts';
import { groundOf } from './theme.ts';

interface Props {
  prefs: Prefs;
  /** What this page forces in place of the visitor's theme. */
  forced?: Theme | undefined;
  styles: Style[];
  /** Fonts to be asked for before the styles that name them are read. */
  fonts?: readonly string[];
  /** The page's data as JSON text (on the server a mark that is replaced after the render). None where the browser renders the page anew: Trusted Types let nobody make a script there. */
  boot?: string;
  children: ReactNode;
}

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='22' cy='6' r='4' fill='%23D0261A'/%3E%3Cpath fill='%2312A562' d='M12 11h8l2 5H10zM8 18h15l2 5H6zM4 25h22l2 5H2z'/%3E%3C/svg%3E";

/** The whole document. Without a chosen theme there is no `data-theme`, and the device decides. */
export function Document({ prefs, forced, styles, fonts = [], boot, children }: Props) {
  for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const theme = forced ?? prefs.theme;
  return (
    <html lang={languageTag(prefs.language)} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {theme ? (
          <meta key="ground" name="theme-color" content={groundOf[theme]} />
        ) : (
          (['light', 'dark'] as const).map((each) => <meta key={each} name="theme-color" media={`(prefers-color-scheme: ${each})`} content={groundOf[each]} />)
        )}
        <link rel="icon" href={icon} />
        <link rel="apple-touch-icon" href="/-/icons/apple-180.png" />
        {/* Its words are in the visitor's language, which a cookie tells. */}
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        {styles.map((style) => (
          <link key={style.href} rel="stylesheet" href={style.href} data-href={style.file} integrity={style.integrity} precedence="shell" />
        ))}
      </head>
      <body>
        {children}
        {boot !== undefined && <script id="boot" type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />}
      </body>
    </html>
  );
}
