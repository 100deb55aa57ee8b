/** What Mozilla's HTTP Observatory looks at in one answer. */
export interface Answer {
  headers: Record<string, string | string[] | number | undefined>;
  html: string;
}
export interface Verdict {
  rule: string;
  score: number;
  why: string;
}

const directives = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...values]) => [name.toLowerCase(), values] as const),
  );

function policyVerdict(header: string): Verdict {
  const policy = directives(header);
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = of('script-src');
  const open = (values: readonly string[]) => values.some((value) => ['*', 'http:', 'https:', 'data:'].includes(value));
  const nonced = scripts.some((value) => /^'(nonce-|sha(256|384|512)-)/.test(value));
  if (header === '') return { rule: 'csp', score: -25, why: 'there is none' };
  if (open(scripts) || open(of('object-src')) || (scripts.includes("'unsafe-inline'") && !nonced))
    return { rule: 'csp', score: -20, why: 'scripts or objects from anywhere' };
  if (scripts.includes("'unsafe-eval'")) return { rule: 'csp', score: -10, why: 'eval' };
  if (open(of('style-src')) || of('style-src').includes("'unsafe-inline'")) return { rule: 'csp', score: 0, why: 'styles from anywhere' };
  return policy.get('default-src')?.join() === "'none'"
    ? { rule: 'csp', score: 10, why: "nothing unsafe, default-src 'none'" }
    : { rule: 'csp', score: 5, why: 'nothing unsafe' };
}

function cookieVerdict(cookies: readonly string[], hsts: boolean): Verdict {
  const has = (cookie: string, flag: string) =>
    cookie
      .toLowerCase()
      .split(';')
      .slice(1)
      .some((part) => part.trim().startsWith(flag));
  if (cookies.some((cookie) => !has(cookie, 'secure'))) return { rule: 'cookies', score: hsts ? -5 : -20, why: 'a cookie without Secure' };
  if (cookies.some((cookie) => /sess|auth|csrf|login/i.test(cookie.split('=')[0] ?? '') && !has(cookie, 'httponly')))
    return { rule: 'cookies', score: -30, why: 'a session cookie that scripts read' };
  return cookies.every((cookie) => /samesite=(lax|strict)/i.test(cookie))
    ? { rule: 'cookies', score: cookies.length > 0 ? 5 : 0, why: 'Secure, SameSite' }
    : { rule: 'cookies', score: 0, why: 'Secure' };
}

function scriptVerdict(html: string): Verdict {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  const foreign = scripts.filter(([, src = '']) => !src.startsWith('/') || src.startsWith('//'));
  if (foreign.some(([tag]) => !tag.includes('integrity='))) return { rule: 'sri', score: -50, why: 'a foreign script without integrity' };
  return { rule: 'sri', score: 0, why: 'scripts of one’s own origin' };
}

/** The rules of the Observatory (version 2 of its scoring) over one page seen through https. 100 and what is better than that on top; bonuses count where nothing was found wanting. */
export function observatory({ headers, html }: Answer): { score: number; verdicts: Verdict[] } {
  const text = (name: string) => String(headers[name] ?? '');
  const csp = text('content-security-policy');
  const hstsAge = Number(/max-age=(\d+)/.exec(text('strict-transport-security'))?.[1] ?? 0);
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  const framed = directives(csp).has('frame-ancestors');
  const verdicts: Verdict[] = [
    policyVerdict(csp),
    cookieVerdict(cookies, hstsAge > 0),
    { rule: 'cors', ...(text('access-control-allow-origin') === '*' ? { score: -50, why: 'open to all' } : { score: 0, why: 'closed' }) },
    {
      rule: 'hsts',
      ...(hstsAge === 0
        ? { score: -20, why: 'none' }
        : hstsAge < 15_768_000
          ? { score: -10, why: 'under six months' }
          : { score: 0, why: 'six months or more' }),
    },
    {
      rule: 'referrer',
      ...(/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(text('referrer-policy'))
        ? { score: 5, why: 'private' }
        : { score: text('referrer-policy') === '' ? 0 : -5, why: 'tells more than it should' }),
    },
    scriptVerdict(html),
    { rule: 'nosniff', ...(text('x-content-type-options') === 'nosniff' ? { score: 0, why: 'nosniff' } : { score: -5, why: 'sniffing' }) },
    {
      rule: 'frames',
      ...(framed
        ? { score: 5, why: 'by policy' }
        : /^(deny|sameorigin)$/i.test(text('x-frame-options'))
          ? { score: 0, why: 'by header' }
          : { score: -20, why: 'may be framed' }),
    },
    { rule: 'corp', ...(/^same-(origin|site)$/.test(text('cross-origin-resource-policy')) ? { score: 10, why: 'one’s own' } : { score: 0, why: 'none' }) },
  ];
  const least = 100 + verdicts.reduce((sum, { score }) => sum + Math.min(0, score), 0);
  return { score: least >= 90 ? least + verdicts.reduce((sum, { score }) => sum + Math.max(0, score), 0) : least, verdicts };
}
