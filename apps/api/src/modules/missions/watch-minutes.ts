import type { Clock } from '../../clock.ts';
import type { Audience } from '../../sockets/audience.ts';
import type { TellDeed } from './deed-book.ts';

const MINUTE = 60_000;
/** How often it is looked who watches (ms). */
const LOOK = 15_000;
/** Of four looks of a minute so many must find one watching: neither a moment at its end makes a minute, nor does a lost connection take it away. */
const LOOKS = 3;
/** A player fetches its playlist every two seconds, seven times between two looks; a slow one does it so often. */
const FETCHES = 3;
/** Networks that are remembered between two looks, of all matches together. */
const MOST = 100_000;

interface Parts {
  readonly clock: Clock;
  readonly audience: Pick<Audience, 'members'>;
  readonly tell: TellDeed;
}

/**
 * Counts minutes that members watch. A minute counts where both are seen from here: a connection of theirs has the match open, and playlists of it are
 * fetched from their network, as often as so many players do. What a browser says of itself counts for nothing. Two matches at once are one minute.
 */
export class WatchMinutes {
  readonly #parts: Parts;
  /** How often playlists of a match were fetched from a network since the last look. */
  #fetches = new Map<string, number>();
  /** How many looks of this minute found an account watching. */
  readonly #looks = new Map<number, number>();
  #minute = -1;
  #cancel: () => void;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#cancel = this.#next();
  }

  /** A playlist of a match on air is on its way to a network. */
  note(fixtureId: number, network: string): void {
    const key = keyOf(fixtureId, network);
    const fetches = this.#fetches.get(key) ?? 0;
    if (fetches > 0 || this.#fetches.size < MOST) this.#fetches.set(key, fetches + 1);
  }

  close(): void {
    this.#cancel();
  }

  /** Looks stand at quarters of a minute, whenever this node began. */
  #next(): () => void {
    const { clock } = this.#parts;
    return clock.after(LOOK - (clock.now() % LOOK), () => {
      this.#cancel = this.#next();
      this.#look();
    });
  }

  #look(): void {
    const { clock, tell } = this.#parts;
    // The fourth look belongs to the minute that ends with it.
    const minute = Math.floor((clock.now() - LOOK / 2) / MINUTE);
    if (minute !== this.#minute) this.#looks.clear();
    this.#minute = minute;
    for (const accountId of this.#watching()) {
      const looks = (this.#looks.get(accountId) ?? 0) + 1;
      this.#looks.set(accountId, looks);
      if (looks === LOOKS) tell(accountId, 'watch', minute);
    }
  }

  /** Of each network at most as many as its fetches can be the players of, those first who came first. */
  #watching(): Set<number> {
    const fetches = this.#fetches;
    this.#fetches = new Map();
    const here = new Map<string, Set<number>>();
    for (const { fixtureId, accountId, network } of this.#parts.audience.members()) {
      const key = keyOf(fixtureId, network);
      if (!fetches.has(key)) continue;
      const accounts = here.get(key) ?? new Set();
      here.set(key, accounts.add(accountId));
    }
    return new Set([...here].flatMap(([key, accounts]) => [...accounts].slice(0, Math.floor((fetches.get(key) ?? 0) / FETCHES))));
  }
}

const keyOf = (fixtureId: number, network: string): string => `${fixtureId} ${network}`;
