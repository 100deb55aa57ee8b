/** What advertisers and mailers append; no page depends on it. */
const TRACKING = /^(?:utm(?:_\w+)?|fbclid|gclid|zarsrc|ref)$/;
/** What a page's own parameters look like. Which of them a page reads is its remote's business, so that a team can add one without the shell. */
const NAME = /^[A-Za-z][\w-]{0,23}$/;
const MOST = 12;
const LONGEST = 200;

/** The address as far as a page depends on it: its path and its parameters, in one order, once each. Never a host: whatever the request line says, it stays a path. */
export function pagePath(raw: string): string {
  const [path = '/', search = ''] = raw
    .slice(0, 2_048)
    .split('#', 1)[0]!
    .split(/\?(.*)/s, 2);
  const given = new Map([...new URLSearchParams(search)].filter(([name]) => NAME.test(name) && !TRACKING.test(name)).reverse());
  const kept = [...given]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, MOST)
    .map(([name, value]) => [name, value.slice(0, LONGEST)]);
  const query = new URLSearchParams(kept).toString();
  return `/${path.replace(/^[/\\]+/, '').replace(/\/{2,}/g, '/')}${query ? `?${query}` : ''}`;
}
