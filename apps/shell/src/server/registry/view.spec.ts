/** @jest-environment node */
import type { RegistryState, ReleasePointer, RemoteName } from '@portal/contracts';
import { knownRelease, pointerTo } from '../testing/known-release.ts';
import { advance, stateOf } from './view.ts';

const state = (more: Partial<RegistryState>): RegistryState => ({ revision: 1, remotes: {}, canaries: {}, since: {}, previewKey: '', ...more });
/** Everything is whole but what is named. */
const without =
  (...missing: string[]) =>
  (name: RemoteName, pointer: ReleasePointer) =>
    missing.includes(`${name}@${pointer.version}`) ? undefined : knownRelease(name, pointer.version);
const versions = (view: ReturnType<typeof advance>, name: RemoteName) => view.remotes.get(name)?.list.map(({ release }) => release.version);

const first = state({
  remotes: { chat: [pointerTo('chat', '1')], 'odds-and-tips': [pointerTo('odds-and-tips', '1')] },
  since: { chat: 1, 'odds-and-tips': 1 },
});

describe('the next view', () => {
  it('is what the registry says once all of it is whole', () => {
    const view = advance(undefined, first, without());
    expect(versions(view, 'chat')).toEqual(['1']);
    expect(view.whole).toBe(true);
    expect(stateOf(view)).toEqual(first);
  });

  it('leaves a remote where it is whose new release is not whole, and moves the others', () => {
    const before = advance(undefined, first, without());
    const next = state({
      revision: 3,
      remotes: { chat: [pointerTo('chat', '2'), pointerTo('chat', '1')], 'odds-and-tips': [pointerTo('odds-and-tips', '2')] },
      since: { chat: 2, 'odds-and-tips': 3 },
    });
    const view = advance(before, next, without('chat@2'));
    expect(versions(view, 'chat')).toEqual(['1']);
    expect(versions(view, 'odds-and-tips')).toEqual(['2']);
    expect(view.whole).toBe(false);
    expect(versions(advance(view, next, without()), 'chat')).toEqual(['2', '1']);
  });

  it('never moves half of a set', () => {
    const before = advance(undefined, first, without());
    const set = state({
      revision: 2,
      remotes: { chat: [pointerTo('chat', '2'), pointerTo('chat', '1')], 'odds-and-tips': [pointerTo('odds-and-tips', '2'), pointerTo('odds-and-tips', '1')] },
      since: { chat: 2, 'odds-and-tips': 2 },
    });
    const half = advance(before, set, without('odds-and-tips@2'));
    expect([versions(half, 'chat'), versions(half, 'odds-and-tips')]).toEqual([['1'], ['1']]);
    const both = advance(half, set, without());
    expect([versions(both, 'chat'), versions(both, 'odds-and-tips')]).toEqual([
      ['2', '1'],
      ['2', '1'],
    ]);
  });

  it('begins with what there is to fall back to where nothing was shown before', () => {
    const view = advance(undefined, state({ remotes: { chat: [pointerTo('chat', '2'), pointerTo('chat', '1')] } }), without('chat@2'));
    expect(versions(view, 'chat')).toEqual(['1']);
    expect(view.whole).toBe(false);
  });

  it('has a canary only when its release is whole, and the current release meanwhile', () => {
    const canaries = { chat: { release: pointerTo('chat', '3'), percent: 10, salt: 'chat@3' } };
    const waiting = advance(undefined, { ...first, canaries }, without('chat@3'));
    expect(waiting.remotes.get('chat')?.canary).toBeUndefined();
    expect(versions(waiting, 'chat')).toEqual(['1']);
    expect(waiting.whole).toBe(false);
    const begun = advance(waiting, { ...first, canaries }, without());
    expect(begun.remotes.get('chat')?.canary?.known.release.version).toBe('3');
    expect(stateOf(begun)).toEqual({ ...first, canaries });
  });

  it('forgets a remote that the registry has no more', () => {
    expect([...advance(advance(undefined, first, without()), state({ revision: 5 }), without()).remotes]).toEqual([]);
  });
});
