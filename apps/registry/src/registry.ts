import type { RemoteHealth, RemoteName } from '@portal/contracts';
import { createLogPages } from './audit/log-pages.ts';
import { createBoard } from './board.ts';
import { remoteOf, stateOf, type Book } from './book/book.ts';
import { openLedger } from './book/ledger.ts';
import { createTokens } from './access/tokens.ts';
import { createEventHub } from './events/event-hub.ts';
import { createHealth, type Health, type HealthDeps, type HealthRules, type HealthSubject } from './health/index.ts';
import { createHosts } from './hosts/hosts.ts';
import { createGatekeeper, type Gate } from './moves/gatekeeper.ts';
import { createMoveDesk } from './moves/move-desk.ts';
import { openPreviews } from './previews/previews.ts';
import type { Probe } from './probe/probe.ts';
import { createLoadingBay } from './releases/loading-bay.ts';
import { createPublisher } from './releases/publish.ts';
import { createShelf } from './releases/shelf.ts';
import type { ObjectStore } from './store/object-store.ts';

export interface RegistryDeps {
  store: ObjectStore;
  probe: Probe;
  gate: Gate;
  now?: () => number;
  healthRules?: Partial<HealthRules>;
  /** Listeners of `/events` at once, and milliseconds between its signs of life. */
  listeners?: number;
  keepAlive?: number;
  warn: (error: unknown, line: string) => void;
}

/** What is watched of a remote: its canary beside the current release, else the current release after the one before. */
function subjectOf(book: Book, remote: RemoteName): HealthSubject | undefined {
  const {
    pointers: [current, previous],
    moved,
    canary,
    frozen,
  } = remoteOf(book, remote);
  if (!current || !moved) return undefined;
  return canary
    ? { judged: { version: canary.release.version, since: Date.parse(canary.at) }, against: current.version, canary: true, frozen: frozen !== null }
    : { judged: { version: current.version, since: Date.parse(moved.at) }, against: previous?.version ?? null, canary: false, frozen: frozen !== null };
}

/** The registry without HTTP: its parts on one store. */
export async function openRegistry({ store, probe, gate, now = Date.now, healthRules, listeners = 500, keepAlive = 15_000, warn }: RegistryDeps) {
  const ledger = await openLedger({ store, now, warn });
  const shelf = createShelf({ store, ledger });
  const bay = createLoadingBay({ store, shelf });
  await bay.sweep().catch((error: unknown) => warn(error, 'what an earlier publish left half written could not be removed'));
  const previews = await openPreviews({ store, now });
  const hosts = createHosts({ ledger });
  const gatekeeper = createGatekeeper({ gate, shelf, hosts });
  const moves = createMoveDesk({ ledger, shelf, gatekeeper, warn: (line) => warn(undefined, line) });
  const state = () => stateOf(ledger.book, previews.publicKey);
  const events = createEventHub({ state, limit: listeners, keepAlive });

  const healthDeps: HealthDeps = {
    now,
    subject: (remote) => subjectOf(ledger.book, remote),
    rollback: (remote, why) => moves.takeBack(remote, subjectOf(ledger.book, remote)?.judged.version ?? '', why),
    changed: (remote) => events.healthChanged(remote),
    ...(healthRules ? { rules: healthRules } : {}),
  };
  const health: Health = createHealth(healthDeps);
  const healthOf = (remote: RemoteName): RemoteHealth => health.of(remote);

  ledger.onChange((after, before) => {
    for (const remote of Object.keys(after.remotes) as RemoteName[]) {
      const [was, is] = [subjectOf(before, remote)?.judged, subjectOf(after, remote)?.judged];
      if (was?.version !== is?.version || was?.since !== is?.since) health.moved(remote);
    }
    if (after.revision !== before.revision) events.stateChanged();
  });

  return {
    store,
    ledger,
    shelf,
    hosts,
    gatekeeper,
    moves,
    previews,
    events,
    health,
    state,
    publisher: createPublisher({ store, ledger, shelf, bay, hosts, gatekeeper, probe }),
    tokens: createTokens({ ledger }),
    log: createLogPages({ store, last: () => ledger.book.last }),
    board: createBoard({ book: () => ledger.book, shelf, healthOf, now }),
  };
}
export type Registry = Awaited<ReturnType<typeof openRegistry>>;
