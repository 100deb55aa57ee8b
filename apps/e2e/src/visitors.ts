import type { ClientReport, ClientReportInput } from '@portal/contracts';
import { bootOf } from './boot-of.ts';
import type { Portal } from './portal.ts';

export interface Seen {
  url: string;
  status: number;
  /** First release of each remote in the page's list. */
  versions: Record<string, string | undefined>;
  visit: string;
  rendered: readonly string[];
}

/** A visitor without a browser: keeps the cookies it is given, loads pages, and tells of failures as the portal's own program does. */
export interface Visitor {
  load(path?: string): Promise<Seen>;
  report(failure: ClientReport['failures'][number]): Promise<number>;
}

export function visitors(portal: Pick<Portal, 'url'>, count: number, addressOf: (place: number) => string = (place) => `198.18.${place % 250}.9`): Visitor[] {
  return Array.from({ length: count }, (_, place) => {
    const cookies = new Map<string, string>();
    const headers = () => ({
      'x-forwarded-for': addressOf(place),
      'accept-language': 'vi',
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    });
    let visit = '';
    return {
      async load(path = '/') {
        const answer = await fetch(portal.url + path, { headers: headers() });
        for (const line of answer.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (name) cookies.set(name, value ?? '');
        }
        const boot = bootOf(await answer.text());
        visit = boot.visit ?? '';
        return {
          url: portal.url,
          status: answer.status,
          versions: Object.fromEntries(Object.entries(boot.releases).map(([name, list]) => [name, list[0]?.version])),
          visit,
          rendered: boot.rendered ?? [],
        };
      },
      async report(failure) {
        const answer = await fetch(`${portal.url}/-/reports`, {
          method: 'POST',
          headers: { ...headers(), 'content-type': 'application/json' },
          body: JSON.stringify({ visit, failures: [failure] } satisfies ClientReportInput),
        });
        return answer.status;
      },
    };
  });
}

/** What somebody who comes for the first time gets. */
export const anyVisitor = async (portal: Pick<Portal, 'url'>): Promise<Seen> => visitors(portal, 1)[0]!.load();
