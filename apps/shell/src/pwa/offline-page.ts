import type { LastSeen, LastSeenRow } from './last-seen.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const text = (words: string): string => words.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
/** A colour as a style sheet may hold it; anything else would end the rule. */
const color = (value: string): string => (/^[#\w\s(),.%/-]{1,80}$/.test(value) ? value : 'inherit');

/** The page for the time without a network: what was seen last, when, and a way to try again. Runs no script; tries by itself every half minute. */
export function offlinePage({ lang, colors, words, groups }: LastSeen): string {
  const c = Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, color(value)])) as LastSeen['colors'];
  return `<!doctype html><html lang="${text(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta http-equiv="refresh" content="30"><title>${text(words.title)}</title><style>
*{box-sizing:border-box}body{margin:0;background:${c.page};color:${c.text};font:16px/1.5 "Be Vietnam Pro",system-ui,sans-serif}main{max-width:40rem;margin:0 auto;padding:24px 16px 48px}
h1{font-size:1.375rem;margin:0 0 8px}h2{font-size:1rem;margin:24px 0 8px}p{margin:0 0 16px}.muted{color:${c.muted}}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border-radius:8px;background:${c.action};color:${c.onAction};font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid ${c.text};outline-offset:2px}
ul{list-style:none;margin:0;padding:0;background:${c.surface};border:1px solid ${c.border};border-radius:8px}li{display:grid;grid-template-columns:4.5rem 1fr auto;gap:8px;padding:10px 12px;font-variant-numeric:tabular-nums}li+li{border-top:1px solid ${c.border}}.live{color:${c.live};font-weight:700}
</style></head><body><main><h1>${text(words.heading)}</h1><p>${text(words.sorry)}</p><p><a href="">${text(words.retry)}</a></p>${words.asOf ? `<p class="muted">${text(words.asOf)}</p>` : ''}${groups.map(({ name, rows }) => `<section><h2>${text(name)}</h2><ul>${rows.map(row).join('')}</ul></section>`).join('')}</main></body></html>`;
}

const row = ({ time, home, away, score, live }: LastSeenRow): string =>
  `<li><span${live ? ' class="live"' : ''}>${text(time)}</span><span>${text(home)}<br>${text(away)}</span><b${live ? ' class="live"' : ''}>${text(score ?? '')}</b></li>`;

/** No script, no request: a page made in the browser has its own policy. */
export const offlineHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;
