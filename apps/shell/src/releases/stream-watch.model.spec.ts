import { fakeClock } from '@portal/testing';
import { StreamWatch } from './stream-watch.model.ts';
import { fakeStream } from './testing/fake-stream.ts';

function watched() {
  const clock = fakeClock();
  const stream = fakeStream();
  const heard: string[] = [];
  const watch = new StreamWatch({ open: stream.stream, clock, onEvent: (name) => heard.push(name) });
  watch.start();
  return { clock, stream, watch, heard };
}

describe('the stream of changes', () => {
  it('is live once it is accepted, and hands on what it hears', () => {
    const { stream, watch, heard } = watched();
    expect(watch.state.status).toBe('connecting');
    stream.accept();
    stream.tell('health', {});
    expect([watch.state.status, heard]).toEqual(['live', ['health']]);
  });

  it('is asked for again after it broke off, later each time, half a minute at most; a good one begins anew', () => {
    const { clock, stream, watch } = watched();
    const waits: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      stream.end();
      if (watch.state.status !== 'waiting') throw new Error('it should wait');
      waits.push(watch.state.next - clock.now());
      clock.advance(waits.at(-1)!);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    stream.accept();
    stream.end();
    expect(watch.state).toMatchObject({ status: 'waiting', attempt: 1 });
  });

  it('takes silence for a break, and a sign of life for none', () => {
    const { clock, stream, watch } = watched();
    stream.accept();
    clock.advance(44_000);
    stream.alive();
    clock.advance(44_000);
    expect(watch.state.status).toBe('live');
    clock.advance(1_000);
    expect([watch.state.status, stream.isOpen]).toEqual(['waiting', false]);
  });

  it('can be asked not to wait, and leaves nothing behind', () => {
    const { clock, stream, watch } = watched();
    stream.end();
    watch.now();
    expect([watch.state.status, stream.opened]).toEqual(['connecting', 2]);
    watch.dispose();
    expect([clock.waiting, stream.isOpen]).toEqual([0, false]);
  });
});
