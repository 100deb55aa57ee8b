import type { FastifyRequest } from 'fastify';

/** Where a request comes from. `country`: two letters; `timeZone`: an IANA name; null where no proxy before us says so. */
export interface Origin {
  readonly ip: string;
  readonly country: string | null;
  readonly timeZone: string | null;
}

/** What proxies call them; the first that is there counts. */
const names = { country: ['cf-ipcountry', 'x-country'], timeZone: ['cf-timezone', 'x-time-zone'] } as const;
const loopback = /^(::ffff:)?127\.|^::1$/;

/** Address, country and zone as a trusted proxy tells them (decisions, "Paths"): trusted is who stands on this machine, as for the address itself. */
export function originOf({ ip, headers, raw }: Pick<FastifyRequest, 'ip' | 'headers' | 'raw'>): Origin {
  const trusted = loopback.test(raw.socket.remoteAddress ?? '');
  const said = (list: readonly string[]) =>
    (trusted ? list.map((name) => headers[name]).find((value) => typeof value === 'string') : undefined) as string | undefined;
  const country = said(names.country)?.trim().toUpperCase();
  const timeZone = said(names.timeZone)?.trim();
  return {
    ip,
    // XX and T1 are a proxy's ways to say that it does not know.
    country: country && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null,
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : null,
  };
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
