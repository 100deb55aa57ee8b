import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createEventHub, type EventHub } from './event-hub.ts';

/** A listener whose socket is full when we say so. */
class FakeResponse extends EventEmitter {
  readonly sent: string[] = [];
  full = false;
  gone = false;
  shouldKeepAlive = true;
  writeHead() {
    return this;
  }
  write(text: string) {
    this.sent.push(text);
    return !this.full;
  }
  end() {
    this.leave();
  }
  destroy() {
    this.leave();
  }
  leave() {
    this.gone = true;
    this.emit('close');
  }
  reads() {
    this.full = false;
    this.emit('drain');
  }
}

let revision: number;
let hub: EventHub;
beforeEach(() => {
  jest.useFakeTimers();
  revision = 0;
  hub = createEventHub({ state: () => ({ revision, remotes: {}, canaries: {}, since: {}, previewKey: '' }), limit: 10, keepAlive: 15_000 });
});
afterEach(() => {
  hub.close();
  jest.useRealTimers();
});
const join = ({ full = false } = {}) => {
  const response = Object.assign(new FakeResponse(), { full });
  hub.listen(response as unknown as ServerResponse);
  return response;
};
const change = () => {
  revision += 1;
  hub.stateChanged();
};
const revisions = (of: FakeResponse) => of.sent.flatMap((text) => [...text.matchAll(/id: (\d+)/g)].map(([, id]) => Number(id)));

test('one that is behind is sent nothing more; once it has read it gets the newest state, once', () => {
  const [slow, quick] = [join({ full: true }), join()];
  change();
  change();
  hub.healthChanged('chat');
  expect([revisions(slow), revisions(quick)]).toEqual([[0], [0, 1, 2]]);
  slow.reads();
  expect(revisions(slow)).toEqual([0, 2]);
  slow.reads();
  expect(revisions(slow)).toEqual([0, 2]);
  change();
  expect(revisions(slow)).toEqual([0, 2, 3]);
});

test('a state larger than the socket’s buffer is not sent again because of that', () => {
  const large = join({ full: true });
  for (let time = 0; time < 5; time += 1) {
    large.emit('drain');
    large.full = true;
  }
  expect(revisions(large)).toEqual([0]);
});

test('one that has not read for a whole beat is let go, others hear that the registry lives', () => {
  const [dead, alive] = [join({ full: true }), join()];
  jest.advanceTimersByTime(15_000);
  expect([dead.gone, hub.listening, alive.sent.at(-1)]).toEqual([true, 1, ': alive\n\n']);
});

test('after the end nobody is taken any more', () => {
  const [slow, quick] = [join({ full: true }), join()];
  hub.close();
  expect([slow.gone, quick.gone, hub.listening]).toEqual([true, true, 0]);
  expect(() => hub.makeRoom()).toThrow('Too many listen');
});
