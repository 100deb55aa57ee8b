import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  CHAIN_START,
  CHAIN_ZONE,
  chainDayHash,
  checkTips,
  linkHash,
  TIP_DEEDS,
  type ChainDay,
  type ChainHead,
  type DayHead,
  type SealedTip,
  type ShownTip,
  type Silence,
  type TipLink,
  type TipProof,
  type ToldRecord,
} from './tip-chain.ts';

const AUTHOR = 7;
const KICK_OFF = '2026-11-29T12:00:00.000Z';
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const sealed = (id: number, over: Partial<SealedTip> = {}): SealedTip => ({
  id,
  match: `world-cup-2026/round-${id}/mexico-v-canada`,
  kickOff: KICK_OFF,
  type: 20,
  pick: 'home',
  line: null,
  price: 2.5,
  createdAt: '2026-11-29T09:00:00.000Z',
  ...over,
});
type Deed = readonly [deed: string, tip: SealedTip, at?: string];
const linked = (deeds: readonly Deed[], authorId = AUTHOR): TipLink[] => {
  const links: TipLink[] = [];
  for (const [place, [deed, tip, at = '2026-11-29T09:00:00.000Z']] of deeds.entries()) {
    const link = { n: place + 1, deed, at, previous: links.at(-1)?.hash ?? CHAIN_START, tip };
    links.push({ ...link, hash: linkHash(authorId, link) });
  }
  return links;
};
const headOf = (links: readonly TipLink[]): ChainHead => ({ n: links.length, hash: links.at(-1)?.hash ?? CHAIN_START });
/** 1-0: every tip on home won. */
const shownOf = (tip: SealedTip): ShownTip => ({
  ...tip,
  authorId: AUTHOR,
  result: 10,
  settledUnits: 1,
  scores: { fullTime: { home: 1, away: 0 }, halfTime: null },
});
const openOf = (tip: SealedTip): ShownTip => ({ ...shownOf(tip), result: null, settledUnits: null, scores: null });
const recordOf = (count: number): ToldRecord => ({ win: count, draw: 0, lose: 0, units: count, profit: 1.5 * count });
const proofOf = (links: readonly TipLink[], shown: readonly ShownTip[] = []): TipProof => ({
  authorId: AUTHOR,
  head: headOf(links),
  links,
  days: [],
  silences: [],
  shown,
  record: recordOf(shown.filter(({ result }) => result !== null).length),
});

/** Tips 1 to 5, of which the third was taken back; the last two were made a day later. */
function honest(): TipProof {
  const tips = [1, 2, 3, 4, 5].map((id) => sealed(id, id > 3 ? { kickOff: '2026-11-30T12:00:00.000Z' } : {}));
  const [one, two, three, four, five] = tips as [SealedTip, SealedTip, SealedTip, SealedTip, SealedTip];
  const later = '2026-11-30T09:00:00.000Z';
  const links = linked([
    ['made', one],
    ['made', two],
    ['made', three],
    ['takenBack', three],
    ['made', four, later],
    ['made', five, later],
  ]);
  return { ...proofOf(links, [five, four, two, one].map(shownOf)), days: [{ day: '2026-11-29', end: { n: 4, hash: links[3]!.hash } }] };
}
const faultsOf = (proof: TipProof) => checkTips(proof).faults.map((of) => `${of.fault}${'n' in of ? ` ${of.n}` : 'tipId' in of ? ` tip ${of.tipId}` : ''}`);

/** A forger who knows how hashes are made: the links anew. */
const relinked = (links: readonly TipLink[]) => linked(links.map(({ deed, tip, at }) => [deed, tip, at]));

describe('the chain of an author’s tips', () => {
  it('is whole where nothing was changed, and of who has no tips', () => {
    expect(checkTips(honest())).toEqual({ faults: [], takenBack: 1, belated: 0, rescheduled: 0, renamed: 0, unknown: 0 });
    expect(faultsOf(proofOf([]))).toEqual([]);
    expect(TIP_DEEDS).toEqual(['made', 'takenBack']);
  });

  it('says of a link what is written, one text for one link', () => {
    const [first] = honest().links as [TipLink];
    const before = `tip|7|1|made|2026-11-29T09:00:00.000Z|${'0'.repeat(64)}|1|world-cup-2026/round-1/mexico-v-canada|2026-11-29T12:00:00.000Z`;
    expect(linkHash(AUTHOR, first)).toBe(sha(`${before}|20|home||2.5|2026-11-29T09:00:00.000Z`));
    expect(linkHash(AUTHOR, { ...first, tip: sealed(1, { type: 30, line: -0.25 }) })).toBe(sha(`${before}|30|home|-0.25|2.5|2026-11-29T09:00:00.000Z`));
  });

  it('finds any field of any link that was changed', () => {
    fc.assert(
      fc.property(
        fc.nat(5),
        fc.constantFrom('n', 'deed', 'at', 'previous', 'hash', 'id', 'match', 'kickOff', 'type', 'pick', 'line', 'price', 'createdAt'),
        (place, field) => {
          const proof = honest();
          const other = (value: unknown) => (typeof value === 'number' ? value + 1 : value === null ? 0.5 : `${String(value)}x`);
          const links = proof.links.map((link, at) => {
            if (at !== place) return link;
            return field in link
              ? { ...link, [field]: other(link[field as keyof TipLink]) }
              : { ...link, tip: { ...link.tip, [field]: other(link.tip[field as keyof SealedTip]) } };
          });
          expect(faultsOf({ ...proof, links })).not.toEqual([]);
        },
      ),
    );
  });

  it('finds any link that is missing, twice there, or in another place', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), fc.constantFrom('missing', 'twice', 'elsewhere'), (one, other, how) => {
        fc.pre(how !== 'elsewhere' || one !== other);
        const proof = honest();
        const links = [...proof.links];
        if (how === 'missing') links.splice(one, 1);
        else if (how === 'twice') links.splice(other, 0, links[one]!);
        else links.splice(other, 0, ...links.splice(one, 1));
        expect(faultsOf({ ...proof, links })).not.toEqual([]);
      }),
    );
  });

  it('finds a whole chain that was forged anew: what is published, or shown, is another', () => {
    const proof = honest();
    const turned = relinked(proof.links.map((link) => (link.n === 2 ? { ...link, tip: { ...link.tip, pick: 'away' } } : link)));
    expect(faultsOf({ ...proof, links: turned, head: headOf(turned) })).toEqual(['published 4', 'terms tip 2']);
    const fewer = relinked(proof.links.filter(({ n }) => n !== 2));
    expect(faultsOf({ ...proof, links: fewer, head: headOf(fewer) })).toEqual(['published 4', 'unsealed tip 2']);
    const cut = proof.links.slice(0, 3);
    expect(faultsOf({ ...proof, links: cut, head: headOf(cut) })).toContain('published 4');
    const another = linked([['made', sealed(1)]], 8);
    expect(faultsOf(proofOf(another, [shownOf(sealed(1))]))).toEqual(['changed 1']);
  });

  it('finds what was put into a day that is published already, be it the last of it or of another day', () => {
    const proof = honest();
    const [first] = proof.links as [TipLink];
    const slipped = linked([...proof.links.slice(0, 4).map(({ deed, tip, at }): Deed => [deed, tip, at]), ['made', sealed(9)]]);
    const shown = [9, 2, 1].map((id) => shownOf(sealed(id)));
    expect(faultsOf({ ...proofOf(slipped, shown), days: proof.days })).toEqual(['published 4']);
    expect(faultsOf({ ...proof, days: [...proof.days, { day: '2026-11-30', end: null }] })).toEqual(['published 6']);
    expect(faultsOf({ ...proof, days: [...proof.days, { day: '2026-12-01', end: null }] })).toEqual([]);
    expect(faultsOf({ ...proof, days: [{ day: '2026-11-29', end: { n: 1, hash: first.hash } }] })).toEqual(['published 1']);
  });

  it('finds what stands between two published days of which one follows the other, or before the last', () => {
    const proof = honest();
    // The last two links are of the 30th.
    const of = (...silences: Silence[]) => faultsOf({ ...proof, silences });
    expect(of({ after: '2026-11-29', before: '2026-12-02' })).toEqual(['published 6']);
    expect(of({ after: '2026-11-29', until: '2026-11-30' })).toEqual(['published 6']);
    expect(of({ after: '2026-11-29', before: '2026-11-30' }, { after: '2026-11-30', until: '2026-12-02' })).toEqual([]);
    expect(of({ after: '', until: '2026-11-28' })).toEqual([]);
  });

  it('counts days as they are in Vietnam', () => {
    expect(CHAIN_ZONE).toBe('Asia/Ho_Chi_Minh');
    const links = linked([['made', sealed(1), '2026-11-28T17:00:00.000Z']]);
    const end = headOf(links);
    expect(faultsOf({ ...proofOf(links, [shownOf(sealed(1))]), days: [{ day: '2026-11-29', end }] })).toEqual([]);
  });

  it('finds a chain that ends before its head, goes back in time, tells what nobody knows, and what no author can do', () => {
    expect(faultsOf({ ...honest(), head: { n: 7, hash: 'f'.repeat(64) } })).toEqual(['missing 7']);
    const back = linked([
      ['made', sealed(1), '2026-11-29T10:00:00.000Z'],
      ['made', sealed(2), '2026-11-29T09:59:59.999Z'],
    ]);
    expect(faultsOf(proofOf(back, [shownOf(sealed(1)), shownOf(sealed(2))]))).toEqual(['order 2']);
    expect(faultsOf(proofOf(linked([['blessed', sealed(1)]])))).toEqual(['unknown 1']);
    const twice = linked([
      ['made', sealed(1)],
      ['takenBack', sealed(1)],
      ['made', sealed(1)],
      ['takenBack', sealed(2)],
      ['made', sealed(3)],
      ['takenBack', sealed(3, { kickOff: '2027-01-01T00:00:00.000Z' })],
    ]);
    expect(faultsOf(proofOf(twice))).toEqual(['deed 3', 'deed 4', 'deed 6']);
  });

  it('finds tips made, or taken back, from the kick-off on; one that was sealed only then is counted, for nothing proves when it was made', () => {
    const made = linked([['made', sealed(1, { createdAt: KICK_OFF }), KICK_OFF]]);
    expect(faultsOf(proofOf(made, [shownOf(sealed(1, { createdAt: KICK_OFF }))]))).toEqual(['late tip 1']);
    const back = linked([
      ['made', sealed(1)],
      ['takenBack', sealed(1), KICK_OFF],
    ]);
    expect(faultsOf(proofOf(back))).toEqual(['late tip 1']);
    const old = linked([['made', sealed(1), KICK_OFF]]);
    expect(checkTips(proofOf(old, [shownOf(sealed(1))]))).toEqual({ faults: [], takenBack: 0, belated: 1, rescheduled: 0, renamed: 0, unknown: 0 });
  });

  it('counts a tip that says of a match that was over that it is yet to come', () => {
    const [forged] = [sealed(1, { kickOff: '2026-12-03T12:00:00.000Z', createdAt: '2026-12-01T12:00:00.000Z' })];
    const links = linked([['made', forged, '2026-12-01T12:00:00.000Z']]);
    const { faults, belated, rescheduled } = checkTips(proofOf(links, [{ ...shownOf(forged), kickOff: KICK_OFF }]));
    expect({ faults, belated, rescheduled }).toEqual({ faults: [], belated: 1, rescheduled: 1 });
  });

  it('finds tips that are shown otherwise, not at all, under another name, or without a seal, and sums that are another', () => {
    const proof = honest();
    const [first, ...rest] = proof.shown as [ShownTip, ...ShownTip[]];
    const of = (shown: readonly ShownTip[]) => faultsOf({ ...proof, shown });
    expect(of(rest)).toEqual(['hidden tip 5', 'record']);
    expect(of([{ ...first, price: 3 }, ...rest])).toEqual(['terms tip 5', 'record']);
    expect(of([{ ...first, createdAt: '2026-11-28T09:00:00.000Z' }, ...rest])).toEqual(['terms tip 5']);
    expect(of([...proof.shown, { ...openOf(sealed(9)) }])).toEqual(['unsealed tip 9']);
    expect(of([...proof.shown, first])).toEqual(['unsealed tip 5', 'record']);
    expect(of([{ ...first, authorId: 8 }, ...rest])).toEqual(['unsealed tip 5']);
    expect(faultsOf({ ...proof, record: { ...proof.record, profit: 5 } })).toEqual(['record']);
  });

  it('finds results that their scores do not give, and tips left open though theirs is known', () => {
    const links = linked([['made', sealed(1)]]);
    const of = (over: Partial<ShownTip>, record = recordOf(0)) => faultsOf({ ...proofOf(links, [{ ...shownOf(sealed(1)), ...over }]), record });
    expect(of({ result: 30, settledUnits: -1 }, { win: 0, draw: 0, lose: 1, units: -1, profit: -1 })).toEqual(['result tip 1']);
    expect(of({ result: null, settledUnits: null })).toEqual(['result tip 1']);
    expect(of({ result: null, settledUnits: null, scores: null })).toEqual([]);
    expect(of({ result: null, settledUnits: null, scores: { fullTime: null, halfTime: { home: 1, away: 0 } } })).toEqual([]);
  });

  it('counts results of which no score is known, and matches that go by another name', () => {
    const links = linked([['made', sealed(1)]]);
    const [shown] = [shownOf(sealed(1))];
    expect(checkTips(proofOf(links, [{ ...shown, scores: null }])).unknown).toBe(1);
    expect(checkTips(proofOf(links, [{ ...shown, match: 'world-cup-2026/round-1/mexico-v-panama' }]))).toMatchObject({ faults: [], renamed: 1 });
  });
});

describe('the hash of a day', () => {
  const list: DayHead[] = [
    { userId: 9, n: 2, hash: 'b'.repeat(64) },
    { userId: 7, n: 6, hash: 'a'.repeat(64) },
  ];
  const day: Omit<ChainDay, 'hash'> = { day: '2026-11-29', previous: CHAIN_START, list };

  it('is the same in whatever order its authors come, and another for anything else', () => {
    const hash = chainDayHash(day);
    const text = `day|2026-11-29|${'0'.repeat(64)}|7:6:${'a'.repeat(64)},9:2:${'b'.repeat(64)}`;
    expect(hash).toBe(sha(text));
    expect(chainDayHash({ ...day, list: list.toReversed() })).toBe(hash);
    const others = [
      { ...day, day: '2026-11-30' as const },
      { ...day, previous: hash },
      { ...day, list: list.slice(1) },
      { ...day, list: [{ ...list[0]!, n: 3 }, list[1]!] },
      { ...day, list: [{ ...list[0]!, hash: 'c'.repeat(64) }, list[1]!] },
    ];
    expect(new Set([hash, ...others.map(chainDayHash)]).size).toBe(6);
  });
});
