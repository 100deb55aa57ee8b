import { commandOf, Fingers, swipeOf, WheelTicks } from './overlay-input.ts';

const key = (name: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  commandOf({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

test.each([
  ['+', { type: 'step', direction: 'in' }],
  ['=', { type: 'step', direction: 'in' }],
  ['-', { type: 'step', direction: 'out' }],
  ['0', { type: 'zoom', to: 1 }],
  ['ArrowLeft', { type: 'go', to: 'previous' }],
  ['ArrowRight', { type: 'go', to: 'next' }],
  ['PageUp', { type: 'go', to: 'previous' }],
  ['PageDown', { type: 'go', to: 'next' }],
  ['Home', { type: 'go', to: 'first' }],
  ['End', { type: 'go', to: 'last' }],
  ['ArrowUp', { type: 'pan', by: { x: 0, y: 80 } }],
  ['ArrowDown', { type: 'pan', by: { x: 0, y: -80 } }],
])('the key %s', (name, command) => expect(key(name)).toEqual(command));

test('with Shift the arrows move the picture', () =>
  expect([key('ArrowLeft', { shiftKey: true }), key('ArrowRight', { shiftKey: true })]).toEqual([
    { type: 'pan', by: { x: 80, y: 0 } },
    { type: 'pan', by: { x: -80, y: 0 } },
  ]));

test('keys of the browser, and all others, are left alone', () => {
  expect([key('+', { ctrlKey: true }), key('0', { metaKey: true }), key('ArrowLeft', { altKey: true }), key('Escape'), key('a'), key('Tab')]).toEqual(
    Array(6).fill(undefined),
  );
});

test('each notch of a mouse wheel is a tick, up is in', () => {
  const wheel = new WheelTicks();
  expect([
    wheel.tick({ deltaY: -100, deltaMode: 0, at: 0 }),
    wheel.tick({ deltaY: -100, deltaMode: 0, at: 30 }),
    wheel.tick({ deltaY: 3, deltaMode: 1, at: 40 }),
    wheel.tick({ deltaY: 3, deltaMode: 1, at: 50 }),
  ]).toEqual(['in', 'in', 'out', 'out']);
});

test('a touchpad’s stream of small moves makes few ticks', () => {
  const wheel = new WheelTicks();
  const ticks = Array.from({ length: 40 }, (_, index) => wheel.tick({ deltaY: 4, deltaMode: 0, at: index * 16 })).filter(Boolean);
  expect(ticks).toEqual(['out', 'out', 'out']);
  expect(wheel.tick({ deltaY: 4, deltaMode: 0, at: 2_000 })).toBe('out');
  expect(wheel.tick({ deltaY: -4, deltaMode: 0, at: 2_010 })).toBe('in');
  expect(wheel.tick({ deltaY: 0, deltaMode: 0, at: 5_000 })).toBeUndefined();
});

test('one finger drags and says how far when it is lifted', () => {
  const fingers = new Fingers();
  fingers.press({ id: 1, x: 0, y: 0 });
  expect(fingers.move({ id: 1, x: -40, y: 5 })).toEqual({ kind: 'drag', by: { x: -40, y: 5 }, total: { x: -40, y: 5 } });
  expect(fingers.move({ id: 1, x: -60, y: 5 })).toEqual({ kind: 'drag', by: { x: -20, y: 0 }, total: { x: -60, y: 5 } });
  expect(fingers.move({ id: 7, x: 0, y: 0 })).toBeUndefined();
  expect(fingers.lift({ id: 1, x: -80, y: 5 })).toEqual({ x: -80, y: 5 });
});

test('two fingers pinch about the middle between them, and nobody swipes afterwards', () => {
  const fingers = new Fingers();
  fingers.press({ id: 1, x: -50, y: 0 });
  fingers.press({ id: 2, x: 50, y: 0 });
  expect(fingers.move({ id: 2, x: 150, y: 0 })).toEqual({ kind: 'pinch', ratio: 2, at: { x: 50, y: 0 } });
  expect(fingers.lift({ id: 2, x: 150, y: 0 })).toBeUndefined();
  expect(fingers.move({ id: 1, x: -250, y: 0 })).toMatchObject({ kind: 'drag', by: { x: -200, y: 0 } });
  expect(fingers.lift({ id: 1, x: -250, y: 0 })).toBeUndefined();
});

test.each([
  [-60, 10, 'next'],
  [60, -10, 'previous'],
  [5, 120, 'close'],
  [-30, 0, undefined],
  [0, -200, undefined],
  [0, 60, undefined],
] as const)('a swipe by %i, %i is %s', (x, y, swipe) => expect(swipeOf({ x, y })).toBe(swipe));
