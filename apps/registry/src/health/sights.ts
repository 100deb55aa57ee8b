import type { HealthReport, RemoteName } from '@portal/contracts';
import { roseLikewise } from './compare.ts';
import { Minutes } from './minutes.ts';
import type { HealthRules } from './rules.ts';
import { Tally, nobody, type Figures } from './tally.ts';

/** What is watched of a remote, as the book of pointers has it now. */
export interface HealthSubject {
  /** The canary, else the current release. `since`: when it was put there, in ms. */
  judged: { version: string; since: number };
  /** The current release beside a canary, else the one before; null: there was none. */
  against: string | null;
  canary: boolean;
  frozen: boolean;
}

/** A remote where nothing moved while another did: before that, and since. */
interface Witness {
  version: string;
  before: Figures;
  during: Tally;
}
interface Current {
  version: string;
  since: number | undefined;
  tally: Tally;
  witnesses: Map<RemoteName, Witness>;
}
/** `beside`: the current release for as long as the canary is there. */
interface Canary {
  version: string;
  since: number;
  tally: Tally;
  beside: Tally;
}
interface Known {
  current: Current | undefined;
  canary: Canary | undefined;
  /** Last figures of releases that were current. */
  last: Map<string, Figures>;
  minutes: Map<string, Minutes>;
}

/** Both sides of a remote's comparison, as counted so far. */
export interface Sight {
  subject: HealthSubject;
  judged: Tally;
  against: Figures | undefined;
  minutes(version: string): Minutes | undefined;
}

const WITNESS_KEEPS = 2_000;
const VERSIONS_KEPT = 6;

/** Who was served what, and who failed: put into the right tallies, which begin and end with the moves of the remotes. */
export function createSights(rules: HealthRules, { now, subject }: { now(): number; subject(remote: RemoteName): HealthSubject | undefined }) {
  const all = new Map<RemoteName, Known>();
  const knownOf = (remote: RemoteName): Known => {
    let known = all.get(remote);
    if (!known) all.set(remote, (known = { current: undefined, canary: undefined, last: new Map(), minutes: new Map() }));
    return known;
  };
  const bounded = <V>(map: Map<string, V>, key: string, value: V): V => {
    map.delete(key);
    map.set(key, value);
    while (map.size > VERSIONS_KEPT) map.delete(map.keys().next().value as string);
    return value;
  };

  /** Takes note of moves; harmless when there was none. */
  function settle(remote: RemoteName): HealthSubject | undefined {
    const to = subject(remote);
    const known = knownOf(remote);
    const version = to?.canary ? to.against : to?.judged.version;
    const since = to?.canary ? undefined : to?.judged.since;
    const { current } = known;
    if (current?.version !== (version ?? undefined) || (current && since !== undefined && current.since !== undefined && current.since !== since))
      change(remote, known, version ?? undefined, since);
    else if (current) {
      current.since ??= since;
      if (current.since !== undefined && now() >= current.since + rules.window) current.witnesses.clear();
    }
    if (!to?.canary) known.canary = undefined;
    else if (known.canary?.version !== to.judged.version || known.canary.since !== to.judged.since)
      known.canary = { ...to.judged, tally: new Tally(rules.keep), beside: new Tally(rules.keep) };
    return to;
  }

  function change(remote: RemoteName, known: Known, version: string | undefined, since: number | undefined): void {
    const { current } = known;
    if (current) {
      current.tally.forget(now() - rules.window);
      const figures = current.tally.figures();
      // A release that was back for a few minutes only is still best known by its time before.
      if (figures.served >= rules.minServed || !known.last.has(current.version)) bounded(known.last, current.version, figures);
    }
    for (const other of all.values()) other.current?.witnesses.delete(remote);
    known.current = version === undefined ? undefined : { version, since, tally: new Tally(rules.keep), witnesses: current ? witnesses(remote) : new Map() };
  }

  function witnesses(moved: RemoteName): Map<RemoteName, Witness> {
    const found = new Map<RemoteName, Witness>();
    for (const [remote, { current }] of all) {
      if (remote === moved || !current) continue;
      current.tally.forget(now() - rules.window);
      if (current.tally.live().served >= rules.minServed)
        found.set(remote, { version: current.version, before: current.tally.figures(), during: new Tally(WITNESS_KEEPS) });
    }
    return found;
  }

  /** All tallies that a visitor of this release belongs to. */
  function talliesOf(remote: RemoteName, version: string): Tally[] {
    const { current, canary } = knownOf(remote);
    const tallies: Tally[] = [];
    if (current?.version === version) tallies.push(current.tally, ...(canary ? [canary.beside] : []));
    if (canary?.version === version) tallies.push(canary.tally);
    for (const other of all.values()) {
      const witness = other.current?.witnesses.get(remote);
      if (witness?.version === version) tallies.push(witness.during);
    }
    return tallies;
  }

  return {
    settle,
    report({ served, failures }: HealthReport): void {
      const at = now();
      for (const remote of new Set([...served, ...failures].map(({ remote }) => remote))) settle(remote);
      const minutesOf = (remote: RemoteName, version: string) => {
        const { minutes } = knownOf(remote);
        return bounded(minutes, version, minutes.get(version) ?? new Minutes());
      };
      for (const { remote, version, visitors } of served) {
        const tallies = talliesOf(remote, version);
        const minutes = minutesOf(remote, version);
        for (const [visitor, network] of visitors) {
          minutes.served(visitor, at);
          for (const tally of tallies) tally.served(visitor, network, at);
        }
      }
      for (const { remote, version, visitor, network, kind, message } of failures) {
        minutesOf(remote, version).failed(visitor, at);
        for (const tally of talliesOf(remote, version)) tally.failed(visitor, network, at, `${kind}\n${message}`);
      }
    },
    of(remote: RemoteName): Sight | undefined {
      const to = settle(remote);
      const { current, canary, last, minutes } = knownOf(remote);
      const judged = canary ?? current;
      if (!to || !judged) return undefined;
      const since = now() - rules.window;
      judged.tally.forget(since);
      canary?.beside.forget(since);
      const against = to.against === null ? undefined : canary ? canary.beside.live() : (last.get(to.against) ?? nobody);
      return { subject: to, judged: judged.tally, against, minutes: (version) => minutes.get(version) };
    },
    /** Remotes where nothing moved and which got worse all the same since this one's last move. */
    risen(remote: RemoteName): RemoteName[] {
      const current = knownOf(remote).current;
      if (!current) return [];
      return [...current.witnesses].filter(([, { during, before }]) => roseLikewise(during.live(), before, current.tally.live(), rules)).map(([name]) => name);
    },
  };
}
