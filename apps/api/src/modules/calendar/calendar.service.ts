import type { z } from 'zod';
import type { Language } from '@portal/contracts';
import type { competitionCalls } from '@portal/contracts/competition';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { CompetitionService } from '../competition/index.ts';
import { calendarText, type CalendarMatch } from './calendar.ts';
import { tagOf } from '../../http/tag-of.ts';

type Asked = z.output<(typeof competitionCalls.calendar)['query']>;

/** Calendars for one network: programs ask for each of theirs once an hour. */
const pace = { perSecond: 1, burst: 60 } as const;

interface Parts {
  /** A match on the schedule. */
  readonly find: (fixtureId: number, language: Language) => Promise<CalendarMatch | undefined>;
  readonly competitions: Pick<CompetitionService, 'around'>;
  /** The portal's site of that domain. */
  readonly siteOf: (domain: string) => Promise<{ brand: string } | undefined>;
  readonly say: Say;
  readonly limits: TokenBuckets;
}
export interface ServedCalendar {
  readonly bytes: Buffer;
  /** Of what it says. */
  readonly tag: string;
}

/** Matches in the calendar of one's phone. */
export class CalendarService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Links of a calendar lead to a site of the portal, and nowhere else. Throws Refused: 404 for none of that id, 429 for who asks for too many. */
  async calendar({ of, id, lang, domain }: Asked, network: string): Promise<ServedCalendar> {
    const { say, limits, siteOf } = this.#parts;
    const taken = limits.take(`calendar ${network}`, pace);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    const { name, matches } = of === 'match' ? await this.#match(id, lang) : await this.#parts.competitions.around(of, id, lang);
    const site = domain === undefined ? undefined : await siteOf(domain);
    // A machine of one's own has no address for others.
    const origin = site && domain && !/(^|\.)localhost$/.test(domain) ? `https://${domain}` : undefined;
    const bytes = Buffer.from(calendarText({ name: site ? `${name} · ${site.brand}` : name, matches, origin, language: lang, say }));
    return { bytes, tag: tagOf(bytes) };
  }

  async #match(id: number, language: Language): Promise<{ name: string; matches: readonly CalendarMatch[] }> {
    const match = await this.#parts.find(id, language);
    if (!match) throw refused.notFound();
    return { name: `${match.home.name} – ${match.away.name}`, matches: [match] };
  }
}
