/** Visitors of one network. */
export interface Crowd {
  served: number;
  failing: number;
}

/** What was counted of a release up to a moment; does not change any more. */
export interface Figures {
  served: number;
  failing: number;
  /** One visitor of so many was counted. */
  sampled: number;
  networks: ReadonlyMap<string, Crowd>;
}

/** At most so many different failures are told apart. */
const LABELS = 200;
const OTHER = 'error\nother failures';

/**
 * Distinct visitors of one release, each with their first network, and whether they failed: once each, whatever the order and however often they are told of. Memory is bounded: past
 * `keep` visitors only those stay whose hash ends in one, two, three … zero bits. Who stays does not depend on who fails, so shares hold.
 */
export class Tally {
  readonly #keep: number;
  #level = 0;
  /** Both are in the order of the last sight, so what is old stands first. */
  readonly #seen = new Map<string, { network: string; at: number }>();
  readonly #failing = new Map<string, { at: number; label: string }>();
  readonly #networks = new Map<string, Crowd>();
  readonly #labels = new Map<string, number>();

  constructor(keep: number) {
    this.#keep = keep;
  }

  served(visitor: string, network: string, at: number): void {
    if (!this.#counts(visitor)) return;
    const known = this.#seen.get(visitor);
    if (known) this.#seen.delete(visitor);
    this.#seen.set(visitor, { network: known?.network ?? network, at });
    if (known) return;
    const crowd = this.#networks.get(network);
    if (crowd) crowd.served += 1;
    else this.#networks.set(network, { served: 1, failing: 0 });
    while (this.#seen.size > this.#keep) this.#thin();
  }

  /** Who fails was served, told or not. */
  failed(visitor: string, network: string, at: number, label: string): void {
    this.served(visitor, network, at);
    const home = this.#seen.get(visitor);
    if (!home) return;
    const known = this.#failing.get(visitor);
    if (known) {
      this.#failing.delete(visitor);
      this.#failing.set(visitor, { ...known, at });
      return;
    }
    const told = this.#labels.has(label) || this.#labels.size < LABELS ? label : OTHER;
    this.#failing.set(visitor, { at, label: told });
    this.#labels.set(told, (this.#labels.get(told) ?? 0) + 1);
    (this.#networks.get(home.network) as Crowd).failing += 1;
  }

  /** Drops who was not seen since. */
  forget(before: number): void {
    for (const [visitor, { at }] of this.#failing) {
      if (at >= before) break;
      this.#heal(visitor);
    }
    for (const [visitor, { at }] of this.#seen) {
      if (at >= before) break;
      this.#drop(visitor);
    }
  }

  /** A copy: counting goes on. */
  figures(): Figures {
    return { ...this.live(), networks: new Map([...this.#networks].map(([network, crowd]) => [network, { ...crowd }])) };
  }

  /** The same without the copy, for who looks at it at once. */
  live(): Figures {
    return { served: this.#seen.size, failing: this.#failing.size, sampled: 2 ** this.#level, networks: this.#networks };
  }

  /** Most frequent failures, by visitors; a visitor counts with their first. */
  failures(most: number): { label: string; visitors: number }[] {
    return [...this.#labels]
      .map(([label, visitors]) => ({ label, visitors }))
      .sort((one, other) => other.visitors - one.visitors)
      .slice(0, most);
  }

  #counts(visitor: string): boolean {
    return (Number.parseInt(visitor.slice(-7), 16) & (2 ** this.#level - 1)) === 0;
  }

  #thin(): void {
    this.#level += 1;
    for (const visitor of [...this.#seen.keys()]) if (!this.#counts(visitor)) this.#drop(visitor);
  }

  #drop(visitor: string): void {
    this.#heal(visitor);
    const { network } = this.#seen.get(visitor) as { network: string };
    const crowd = this.#networks.get(network) as Crowd;
    crowd.served -= 1;
    if (crowd.served === 0) this.#networks.delete(network);
    this.#seen.delete(visitor);
  }

  #heal(visitor: string): void {
    const failure = this.#failing.get(visitor);
    if (!failure) return;
    this.#failing.delete(visitor);
    const left = (this.#labels.get(failure.label) ?? 1) - 1;
    if (left > 0) this.#labels.set(failure.label, left);
    else this.#labels.delete(failure.label);
    const { network } = this.#seen.get(visitor) as { network: string };
    (this.#networks.get(network) as Crowd).failing -= 1;
  }
}

export const nobody: Figures = { served: 0, failing: 0, sampled: 1, networks: new Map() };
