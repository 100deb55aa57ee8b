/** Characters that browsers leave out of an address, or take for a slash. */
const DECEPTIVE = /[\u0000-\u0020\u007f-\u009f\\\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/u;
/** Of its host alone the portal is what a base stands for. */
const BASE = 'https://portal.invalid';

/** An address that a text may lead to: a path of the portal, or of the web by https or http. Undefined for everything else, whatever it pretends to be. */
export function linkAddress(given: string): string | undefined {
  if (given === '' || given.length > 2000 || DECEPTIVE.test(given)) return undefined;
  if (given.startsWith('/')) {
    if (given.startsWith('//') || !URL.canParse(given, BASE)) return undefined;
    const { origin, pathname } = new URL(given, BASE);
    // `/a/..//b` is a path here and somebody's host one step further.
    return origin === BASE && !pathname.startsWith('//') ? given : undefined;
  }
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(given);
  // Somebody's name before the host makes it look like another one.
  return ['https:', 'http:'].includes(protocol) && username === '' && password === '' && hostname.includes('.') ? href : undefined;
}
