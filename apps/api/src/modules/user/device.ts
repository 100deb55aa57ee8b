import Bowser from 'bowser';

/** Longest User-Agent that is read; browsers send some two hundred characters. */
const LONGEST_READ = 512;
const LONGEST_SHOWN = 60;

/** What a browser says of itself, as a member knows their own device: 'Chrome 130 · Android 14'. Null where it says nothing that we know. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent?.trim()) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_READ));
  const program = named(browser.name, browser.version?.split('.')[0]);
  // Windows says 'NT 10.0' and has a name for it; the others have numbers.
  const system = named(os.name, os.versionName && os.name === 'Windows' ? os.versionName : os.version?.split('.')[0]);
  return [program, system].filter(Boolean).join(' · ').slice(0, LONGEST_SHOWN) || null;
}

const named = (name: string | undefined, version: string | undefined): string => (name ? [name, version].filter(Boolean).join(' ') : '');
