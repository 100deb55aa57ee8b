import type { ChatMessage, RoomFrame } from '@portal/contracts/chat';
import { nobody } from '../../identity/caller.ts';
import { ManualClock } from '../../testing/clocks.ts';
import type { Outgoing } from '../../sockets/outgoing.ts';
import { RoomFeed, type RoomSource } from './room.feed.ts';
import { StompCodec } from '../../sockets/stomp.codec.ts';
import type { Subscription } from '../../sockets/subscription.ts';

const message = (offset: number) => ({ offset, uuid: `u-${offset}` }) as ChatMessage;
const messages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => message(from + place));
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A room whose database answers when the test says so. */
function setUp(lastOffset: number) {
  const clock = new ManualClock(0);
  const standing = { epoch: 'e1', lastOffset };
  let open: (() => void) | null = null;
  const gate = {
    hold() {
      const held = new Promise<void>((resolve) => {
        open = resolve;
      });
      gate.wait = () => held;
    },
    release() {
      open?.();
      gate.wait = async () => {};
    },
    wait: async () => {},
  };
  const likes: Record<number, number> = {};
  const reads: number[][] = [];
  const source: RoomSource = {
    async standing() {
      const now = { ...standing };
      await gate.wait();
      return now;
    },
    range: async (after, upTo) => messages(after + 1, upTo),
    async reactions(ids) {
      reads.push([...ids]);
      const now = { ...likes };
      await gate.wait();
      return ids.map((id) => ({ updatedReaction: true, groupId: 30, groupMessageId: id, listReactions: { like: now[id] ?? 1 }, totalReactions: now[id] ?? 1 }));
    },
  };
  const errors: unknown[] = [];
  const feed = new RoomFeed({ groupId: 30, source, clock, onError: (error) => errors.push(error) });
  const listen = (connection: object = {}) => {
    const frames: RoomFrame[] = [];
    const sent: Outgoing[] = [];
    const refused: unknown[] = [];
    const codec = new StompCodec();
    const subscription: Subscription = {
      id: 's',
      connection,
      visitor: { caller: nobody, network: '127.0.0.1' },
      deliver(outgoing) {
        sent.push(outgoing);
        frames.push(JSON.parse(outgoing.for(codec, 's').toString().split('\n\n')[1]?.replace('\0', '') ?? ''));
      },
      refuse: (code) => refused.push(code),
    };
    return { frames, sent, subscription, refused, offsets: () => frames.flatMap((frame) => ('list' in frame ? frame.list.map(({ offset }) => offset) : [])) };
  };
  const commit = (count: number) => {
    const from = standing.lastOffset + 1;
    standing.lastOffset += count;
    feed.push('e1', messages(from, standing.lastOffset));
  };
  const react = (id: number) => {
    likes[id] = (likes[id] ?? 0) + 1;
    feed.reacted(id);
  };
  return { clock, feed, listen, commit, gate, standing, source, errors, react, reads };
}
const updatesIn = (frames: readonly RoomFrame[]) =>
  frames.flatMap((frame) => (frame.type === 'reactions' ? [frame.updates.map(({ groupMessageId, totalReactions }) => [groupMessageId, totalReactions])] : []));

describe('the feed of a room', () => {
  it('begins with what was missed, then goes on without a hole', async () => {
    const { feed, listen, commit, clock } = setUp(10);
    const client = listen();
    feed.subscribe(client.subscription, { offset: 7, epoch: 'e1' });
    await settle();
    expect(client.frames[0]).toMatchObject({ type: 'caughtUp', epoch: 'e1', lastOffset: 10, online: 1 });
    commit(2);
    clock.advance(10);
    expect(client.offsets()).toEqual([8, 9, 10, 11, 12]);
  });

  it('begins at the newest message when nothing is held', async () => {
    const { feed, listen } = setUp(10);
    const client = listen();
    feed.subscribe(client.subscription, { offset: null, epoch: null });
    await settle();
    expect(client.frames).toEqual([{ type: 'caughtUp', epoch: 'e1', lastOffset: 10, online: 1, list: [] }]);
  });

  it.each([
    ['the epoch is another one', 5, 'e0'],
    ['the client is ahead of the room', 11, 'e1'],
    ['too much was missed', 0, 'e1'],
  ])('asks for the page of history when %s', async (_, offset, epoch) => {
    const { feed, listen, commit, clock } = setUp(offset === 0 ? 501 : 10);
    const client = listen();
    feed.subscribe(client.subscription, { offset, epoch });
    await settle();
    expect(client.frames[0]?.type).toBe('reset');
    commit(1);
    clock.advance(10);
    expect(client.offsets()).toHaveLength(1);
  });

  it('loses and repeats nothing of what is said while the history is read', async () => {
    const { feed, listen, commit, clock, gate } = setUp(10);
    commit(1);
    gate.hold();
    const client = listen();
    feed.subscribe(client.subscription, { offset: 9, epoch: 'e1' });
    commit(2);
    clock.advance(10);
    commit(1);
    gate.release();
    await settle();
    clock.advance(10);
    expect(client.offsets()).toEqual([10, 11, 12, 13, 14]);
  });

  it('reads from the database what another node wrote in between', async () => {
    const { feed, listen, commit, clock, standing } = setUp(10);
    const client = listen();
    feed.subscribe(client.subscription, { offset: 10, epoch: 'e1' });
    await settle();
    standing.lastOffset = 13;
    commit(1);
    clock.advance(10);
    await settle();
    expect(client.offsets()).toEqual([11, 12, 13, 14]);
  });

  it('puts what is said within a tick into one frame, the same for all', async () => {
    const { feed, listen, commit, clock } = setUp(0);
    const [one, other] = [listen(), listen()];
    for (const { subscription } of [one, other]) feed.subscribe(subscription, { offset: 0, epoch: 'e1' });
    await settle();
    for (let count = 0; count < 30; count += 1) commit(1);
    clock.advance(10);
    expect(one.frames.filter(({ type }) => type === 'messages')).toHaveLength(1);
    expect(one.offsets()).toHaveLength(30);
    expect(one.sent.at(-1)).toBe(other.sent.at(-1));
  });

  it('counts connections, not subscriptions, and tells the count at most once a second', async () => {
    const { feed, listen, clock } = setUp(0);
    const tab = {};
    const one = listen(tab);
    feed.subscribe(one.subscription, { offset: null, epoch: null });
    feed.subscribe(listen(tab).subscription, { offset: null, epoch: null });
    const { leave } = feed.subscribe(listen().subscription, { offset: null, epoch: null });
    await settle();
    clock.advance(1_000);
    expect(one.frames.filter(({ type }) => type === 'online')).toEqual([{ type: 'online', online: 2 }]);
    leave();
    clock.advance(1_000);
    expect(one.frames.at(-1)).toEqual({ type: 'online', online: 1 });
  });

  it('ends a subscription whose history cannot be read instead of leaving it with a hole', async () => {
    const { feed, listen, source, errors } = setUp(5);
    source.range = () => Promise.reject(new Error('database gone'));
    const client = listen();
    feed.subscribe(client.subscription, { offset: 1, epoch: 'e1' });
    await settle();
    expect(client.refused).toHaveLength(1);
    expect(errors).toHaveLength(1);
    expect(feed.idle).toBe(true);
  });

  it('does not count who was refused, and tells the others', async () => {
    const { feed, listen, source, clock } = setUp(5);
    const one = listen();
    feed.subscribe(one.subscription, { offset: 5, epoch: 'e1' });
    await settle();
    const { range } = source;
    source.range = () => Promise.reject(new Error('database gone'));
    const { leave } = feed.subscribe(listen().subscription, { offset: 1, epoch: 'e1' });
    clock.advance(1_000);
    await settle();
    leave();
    expect(feed.online).toBe(1);
    source.range = range;
    clock.advance(1_000);
    expect(one.frames.filter(({ type }) => type === 'online').at(-1)).toEqual({ type: 'online', online: 1 });
  });

  it('refuses a room that has gone since, at once or when it is next read', async () => {
    const { feed, listen, source, commit, clock, standing } = setUp(5);
    const client = listen();
    feed.subscribe(client.subscription, { offset: 5, epoch: 'e1' });
    await settle();
    source.standing = async () => undefined;
    const late = listen();
    feed.subscribe(late.subscription, { offset: 5, epoch: 'e1' });
    await settle();
    expect(late.refused).toEqual([40400]);
    standing.lastOffset += 3;
    commit(1);
    clock.advance(10);
    await settle();
    expect(client.refused).toEqual([40400]);
    expect(feed.idle).toBe(true);
  });

  it('tells a storm of reactions as one frame a moment later, read once, each message with all it has', async () => {
    const { feed, listen, clock, react, reads } = setUp(3);
    const [one, other] = [listen(), listen()];
    for (const { subscription } of [one, other]) feed.subscribe(subscription, { offset: 3, epoch: 'e1' });
    await settle();
    for (let count = 0; count < 200; count += 1) react(count % 2 === 0 ? 11 : 12);
    clock.advance(100);
    await settle();
    expect(updatesIn(one.frames)).toEqual([
      [
        [11, 100],
        [12, 100],
      ],
    ]);
    expect(reads).toEqual([[11, 12]]);
    expect(one.sent.at(-1)).toBe(other.sent.at(-1));
  });

  it('never lets an older state of reactions overtake a newer one', async () => {
    const { feed, listen, clock, react, gate } = setUp(3);
    const client = listen();
    feed.subscribe(client.subscription, { offset: 3, epoch: 'e1' });
    await settle();
    react(11);
    gate.hold();
    clock.advance(100);
    react(11);
    clock.advance(1_000);
    gate.release();
    await settle();
    clock.advance(100);
    await settle();
    expect(updatesIn(client.frames)).toEqual([[[11, 1]], [[11, 2]]]);
  });

  it('tells who is being caught up of the reactions that fell meanwhile, after the messages', async () => {
    const { feed, listen, clock, react, source } = setUp(10);
    const client = listen();
    let answer = () => {};
    source.range = (after, upTo) =>
      new Promise((resolve) => {
        answer = () => resolve(messages(after + 1, upTo));
      });
    feed.subscribe(client.subscription, { offset: 7, epoch: 'e1' });
    await settle();
    react(9);
    clock.advance(100);
    await settle();
    expect(client.frames).toEqual([]);
    answer();
    await settle();
    expect(client.frames.map(({ type }) => type)).toEqual(['caughtUp', 'reactions']);
  });

  it('goes on telling reactions after they could not be read once', async () => {
    const { feed, listen, clock, react, source, errors } = setUp(3);
    const client = listen();
    feed.subscribe(client.subscription, { offset: 3, epoch: 'e1' });
    await settle();
    const { reactions } = source;
    source.reactions = () => Promise.reject(new Error('database gone'));
    react(11);
    clock.advance(100);
    await settle();
    source.reactions = reactions;
    react(11);
    clock.advance(100);
    await settle();
    expect(errors).toHaveLength(1);
    expect(updatesIn(client.frames)).toEqual([[[11, 2]]]);
  });
});
