import fc from 'fast-check';
import { isMovable, kindOf, openAt, overlay, type OverlayAction, type OverlayState, type Room } from './overlay-state.ts';

const room: Room = { stage: { width: 400, height: 300 }, picture: { width: 400, height: 200 } };
const after = (state: OverlayState, ...actions: OverlayAction[]) => actions.reduce(overlay, state);
const first = openAt(0, 3);

test('it opens at the one that was picked, whole', () => {
  expect(openAt(1, 3)).toEqual({ index: 1, count: 3, zoom: 1, x: 0, y: 0, fit: false });
  expect([openAt(9, 3).index, openAt(-1, 3).index, openAt(Number.NaN, 3).index]).toEqual([2, 0, 0]);
});

test('it goes on and back, to the first and the last, and stops at the ends', () => {
  const next: OverlayAction = { type: 'go', to: 'next' };
  expect(after(first, next).index).toBe(1);
  expect(after(first, next, next, next).index).toBe(2);
  expect(after(first, { type: 'go', to: 'previous' })).toBe(first);
  expect(after(first, { type: 'go', to: 'last' }, { type: 'go', to: 'previous' }).index).toBe(1);
  expect(after(openAt(2, 3), { type: 'go', to: 'first' }).index).toBe(0);
  expect(after(first, { type: 'go', to: 2 }).index).toBe(2);
});

test('a step is 0.3, between 0.5 and 5', () => {
  const step = (direction: 'in' | 'out'): OverlayAction => ({ type: 'step', direction });
  expect(after(first, step('in')).zoom).toBe(1.3);
  expect(after(first, step('out')).zoom).toBe(0.7);
  expect(after(first, step('out'), step('out'), step('out')).zoom).toBe(0.5);
  expect(after(first, ...Array<OverlayAction>(20).fill(step('in'))).zoom).toBe(5);
});

test('a typed zoom is clamped', () => {
  expect([0.1, 1.5, 99].map((to) => overlay(first, { type: 'zoom', to }).zoom)).toEqual([0.5, 1.5, 5]);
});

test('zoom and place reset on navigation, the fit to the height stays', () => {
  const moved = after(first, { type: 'fit' }, { type: 'zoom', to: 3 }, { type: 'pan', by: { x: 50, y: 20 }, room }, { type: 'go', to: 'next' });
  expect(moved).toEqual({ index: 1, count: 3, zoom: 1, x: 0, y: 0, fit: true });
});

test('fitting to the height begins at zoom 1 and is taken back by the same button', () => {
  const fitted = after(first, { type: 'zoom', to: 2 }, { type: 'fit' });
  expect(fitted).toMatchObject({ fit: true, zoom: 1 });
  expect(overlay(fitted, { type: 'fit' }).fit).toBe(false);
});

test('a dragged picture goes to its edge and no further', () => {
  const twice = overlay(first, { type: 'zoom', to: 2 });
  // 800 x 400 in 400 x 300.
  expect(overlay(twice, { type: 'pan', by: { x: 1_000, y: -1_000 }, room })).toMatchObject({ x: 200, y: -50 });
  expect(overlay(first, { type: 'pan', by: { x: 30, y: 30 }, room })).toMatchObject({ x: 0, y: 0 });
});

test('what is under the pointer stays under it', () => {
  const wide: Room = { stage: { width: 400, height: 300 }, picture: { width: 4_000, height: 3_000 } };
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -150, max: 150 }), fc.double({ min: 1, max: 2, noNaN: true }), (x, y, ratio) => {
      const moved = overlay(first, { type: 'pinch', ratio, at: { x, y }, room: wide });
      expect((x - moved.x) / moved.zoom).toBeCloseTo(x, 6);
      expect((y - moved.y) / moved.zoom).toBeCloseTo(y, 6);
    }),
  );
});

test('whatever is done, the zoom lies between 0.5 and 5 and the place within the picture', () => {
  const action: fc.Arbitrary<OverlayAction> = fc.oneof(
    fc.record({ type: fc.constant('step' as const), direction: fc.constantFrom('in' as const, 'out' as const) }),
    fc.record({ type: fc.constant('zoom' as const), to: fc.double() }),
    fc.record({
      type: fc.constant('pinch' as const),
      ratio: fc.double({ min: 0.01, max: 100, noNaN: true }),
      at: fc.constant({ x: 9, y: -9 }),
      room: fc.constant(room),
    }),
    fc.record({ type: fc.constant('pan' as const), by: fc.record({ x: fc.integer(), y: fc.integer() }), room: fc.constant(room) }),
    fc.record({ type: fc.constant('go' as const), to: fc.constantFrom('next' as const, 'previous' as const, 'last' as const) }),
    fc.constant({ type: 'fit' as const }),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const { zoom, index, x, y } = overlay(after(first, ...actions), { type: 'pan', by: { x: 0, y: 0 }, room });
      expect(zoom >= 0.5 && zoom <= 5 && index >= 0 && index < 3).toBe(true);
      expect(Math.abs(x) <= 1_000 && Math.abs(y) <= 500).toBe(true);
    }),
  );
});

test('dragging turns the page only while the picture is whole', () => {
  expect(isMovable(first, room)).toBe(false);
  expect(isMovable({ ...first, zoom: 1.3 }, room)).toBe(true);
  expect(isMovable({ ...first, fit: true }, { ...room, picture: { width: 600, height: 300 } })).toBe(true);
});

test.each(['a.jpg', 'a.jpeg', 'a.PNG', 'a.gif', '/file/a.webp?x=1', 'data:image/svg+xml,<svg/>'])('%s is a picture', (address) =>
  expect(kindOf(address)).toBe('image'),
);
test.each(['a.mp4', 'a.webm', 'a.svg', 'a.avif', 'a', 'a.jpg/b'])('%s is a video', (address) => expect(kindOf(address)).toBe('video'));
