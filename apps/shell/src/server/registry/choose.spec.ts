/** @jest-environment node */
import type { RemoteName } from '@portal/contracts';
import { knownRelease } from '../testing/known-release.ts';
import { bucketOf } from './cohort.ts';
import { buildId, createChooser } from './choose.ts';
import type { View } from './view.ts';

const view = (more: { percent?: number } = {}): View => ({
  revision: 7,
  previewKey: '',
  whole: true,
  remotes: new Map([
    [
      'chat',
      {
        list: [knownRelease('chat', '2'), knownRelease('chat', '1')],
        canary: { known: knownRelease('chat', '3'), rule: { salt: 'chat@3', percent: more.percent ?? 50 } },
        since: 7,
      },
    ],
    ['odds-and-tips', { list: [knownRelease('odds-and-tips', '1')], canary: undefined, since: 2 }],
  ]),
});
const visitors = Array.from({ length: 200 }, (_, n) => `visitor-${n}`);
const chosenOne = visitors.find((visitor) => bucketOf('chat@3', visitor) < 0.5) as string;
const otherOne = visitors.find((visitor) => bucketOf('chat@3', visitor) >= 0.5) as string;
const versions = (choice: ReturnType<ReturnType<typeof createChooser>>, name: RemoteName) => choice.releases[name]?.map(({ version }) => version);
const none = { has: () => false };

describe('what a visitor gets', () => {
  it('is the canary with the current list behind it, or the current list', () => {
    const choose = createChooser({ shellBuild: 's', quarantine: none });
    const of = view();
    expect(versions(choose(of, chosenOne), 'chat')).toEqual(['3', '2', '1']);
    expect(choose(of, chosenOne).canaries).toEqual(['chat']);
    expect(versions(choose(of, otherOne), 'chat')).toEqual(['2', '1']);
    expect(versions(choose(of, undefined), 'chat')).toEqual(['2', '1']);
  });

  it('has few keys, never one for two choices: a cached page is one cohort’s', () => {
    const choose = createChooser({ shellBuild: 's', quarantine: none });
    const of = view();
    const choices = visitors.map((visitor) => choose(of, visitor));
    const byKey = new Map(choices.map((choice) => [choice.key, JSON.stringify(choice.releases)]));
    expect(byKey.size).toBe(2);
    for (const choice of choices) expect(byKey.get(choice.key)).toBe(JSON.stringify(choice.releases));
    expect(choose(view(), otherOne).key).not.toBe(choose(of, otherOne).key);
  });

  it('leaves out what is in quarantine, canary or not, as long as it is', () => {
    const bad = new Set(['chat@3', 'chat@2']);
    const choose = createChooser({ shellBuild: 's', quarantine: { has: (remote, version, since) => since === 7 && bad.has(`${remote}@${version}`) } });
    const of = view();
    const held = choose(of, chosenOne);
    expect(versions(held, 'chat')).toEqual(['1']);
    expect(held.canaries).toEqual([]);
    // For the health figures: what each was to get, so that the two are two choices though they see the same.
    expect(held.withheld).toEqual([{ remote: 'chat', version: '3' }]);
    expect(choose(of, otherOne).withheld).toEqual([{ remote: 'chat', version: '2' }]);
    bad.clear();
    expect(versions(choose(of, chosenOne), 'chat')).toEqual(['3', '2', '1']);
    expect(choose(of, chosenOne).key).not.toBe(held.key);
  });

  it('has a build id that differs between cohorts, stays over restarts and moves with the shell', () => {
    const choose = createChooser({ shellBuild: 's', quarantine: none });
    const of = view();
    expect(choose(of, chosenOne).build).not.toBe(choose(of, otherOne).build);
    expect(createChooser({ shellBuild: 's', quarantine: none })(view(), otherOne).build).toBe(choose(of, otherOne).build);
    expect(createChooser({ shellBuild: 't', quarantine: none })(of, otherOne).build).not.toBe(choose(of, otherOne).build);
    expect(choose(view({ percent: 50.1 }), otherOne).build).toBe(choose(of, otherOne).build);
    const [chat, odds] = [knownRelease('chat', '2'), knownRelease('odds-and-tips', '1')];
    expect(buildId('s', [chat, odds])).toBe(buildId('s', [odds, undefined, chat]));
  });
});
