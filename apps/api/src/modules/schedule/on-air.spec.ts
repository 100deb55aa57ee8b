import { HOT_FOR } from '@portal/domain';
import { EVENING, testReplay } from '../../testing/test-app.ts';
import { OnAirList } from './on-air.ts';

describe('what is on air', () => {
  const football = testReplay();
  // The same matches throughout: what is looked at is the crowd that moves on.
  const onAir = football.liveAt(EVENING);
  const [first, last] = [onAir[0]!.fixtureId, onAir.at(-1)!.fixtureId];
  const opened = (crowd: ReadonlyMap<number, number>) =>
    new OnAirList({ programme: { football, liveAt: () => onAir }, viewers: (fixtureId) => crowd.get(fixtureId) ?? 0 });

  it('has the fullest match as the hot one, for all visitors and for ten minutes', () => {
    const crowd = new Map([[last, 90_000]]);
    const list = opened(crowd);
    expect(first).not.toBe(last);
    expect(list.at(EVENING).hot).toBe(last);
    crowd.set(last, 3).set(first, 90_000);
    expect(list.at(EVENING + HOT_FOR - 1).hot).toBe(last);
    expect(list.at(EVENING + HOT_FOR).hot).toBe(first);
  });

  it('begins with the hot match and leaves none out', () => {
    const { shown, hot } = opened(new Map([[last, 90_000]])).at(EVENING);
    expect(hot).toBe(last);
    const ids = shown.map(({ fixture }) => fixture.fixtureId);
    expect(ids[0]).toBe(hot);
    expect(ids.toSorted((a, b) => a - b)).toEqual(onAir.map(({ fixtureId }) => fixtureId).toSorted((a, b) => a - b));
  });
});
