import type { Canary, RegistryState, ReleasePointer, RemoteName } from '@portal/contracts';
import type { KnownRelease } from './known-release.ts';

/** What visitors get of one remote. */
export interface RemoteView {
  /** Newest first: current, then what to fall back to. */
  list: readonly KnownRelease[];
  canary: { known: KnownRelease; rule: Pick<Canary, 'salt' | 'percent'> } | undefined;
  /** Revision at which the current release, or its canary, was put there. */
  since: number;
}
export interface View {
  revision: number;
  remotes: ReadonlyMap<RemoteName, RemoteView>;
  previewKey: string;
  /** Everything that the registry's state names first is here; otherwise some remotes stay where they were, and it is tried again. */
  whole: boolean;
}

/** How many releases of a remote count: the current one and two to fall back to. */
const DEEP = 3;
export type Named = [RemoteName, ReleasePointer];
/** The releases that a state names: what visitors are to get, and what there is to fall back to. */
export function pointersOf(state: RegistryState): { first: Named[]; later: Named[] } {
  const lists = Object.entries(state.remotes).map(([name, list]) => (list ?? []).slice(0, DEEP).map((pointer): Named => [name as RemoteName, pointer]));
  const canaries = Object.entries(state.canaries).flatMap(([name, rule]): Named[] => (rule ? [[name as RemoteName, rule.release]] : []));
  return { first: [...lists.flatMap((list) => list.slice(0, 1)), ...canaries], later: lists.flatMap((list) => list.slice(1)) };
}

/**
 * The next view, of what is known by now. A remote moves on only when its new release is whole, and remotes that were moved as one revision (they carry the same `since`)
 * move together or not at all. A canary that is not whole has not begun.
 */
export function advance(before: View | undefined, state: RegistryState, known: (name: RemoteName, pointer: ReleasePointer) => KnownRelease | undefined): View {
  const named = Object.entries(state.remotes).map(([key, list]) => ({
    name: key as RemoteName,
    pointers: (list ?? []).slice(0, DEEP),
    since: state.since[key as RemoteName] ?? -1,
  }));
  const missing = named.filter(({ name, pointers }) => pointers[0] && !known(name, pointers[0]));
  const waiting = new Set(missing.filter(({ since }) => since >= 0).map(({ since }) => since));
  const stays = (name: RemoteName, since: number) => waiting.has(since) || missing.some((remote) => remote.name === name);

  const remotes = new Map<RemoteName, RemoteView>();
  let whole = missing.length === 0;
  for (const { name, pointers, since } of named) {
    const held = before?.remotes.get(name);
    if (held?.list.length && stays(name, since)) {
      remotes.set(name, held);
      continue;
    }
    const rule = state.canaries[name];
    const canary = rule && known(name, rule.release);
    if (rule && !canary) whole = false;
    remotes.set(name, {
      list: pointers.flatMap((pointer) => known(name, pointer) ?? []),
      canary: rule && canary ? { known: canary, rule: { salt: rule.salt, percent: rule.percent } } : undefined,
      since,
    });
  }
  return { revision: state.revision, remotes, previewKey: state.previewKey, whole };
}

/** The releases of a view, each once. */
export const releasesOf = (view: View): KnownRelease[] => [
  ...new Set([...view.remotes.values()].flatMap(({ list, canary }) => [...list, ...(canary ? [canary.known] : [])])),
];

/** What is served, in the registry's own form: what the next start begins with. */
export function stateOf({ revision, remotes, previewKey }: View): RegistryState {
  const all = [...remotes];
  return {
    revision,
    previewKey,
    remotes: Object.fromEntries(all.map(([name, { list }]) => [name, list.map(({ pointer }) => pointer)])),
    canaries: Object.fromEntries(all.flatMap(([name, { canary }]) => (canary ? [[name, { release: canary.known.pointer, ...canary.rule }]] : []))),
    since: Object.fromEntries(all.flatMap(([name, { since }]) => (since >= 0 ? [[name, since]] : []))),
  };
}
