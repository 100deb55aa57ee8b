import { clockFrom } from './clock.ts';

const START = 1_700_000_000_000;
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 20));

it('stands still while it is held, is moved all the same, and goes on from there', async () => {
  const clock = clockFrom(START);
  const goOn = clock.hold();
  const held = clock.now();
  await aWhile();
  expect(clock.now()).toBe(held);
  clock.jump(5_000);
  expect(clock.now()).toBe(held + 5_000);
  goOn();
  await aWhile();
  expect(clock.now()).toBeGreaterThan(held + 5_000);
  expect(clock.now()).toBeLessThan(held + 60_000);
});

it('runs its timers while it is held', async () => {
  const clock = clockFrom(START);
  const goOn = clock.hold();
  const ran = await new Promise((resolve) => clock.after(1, () => resolve(true)));
  goOn();
  expect(ran).toBe(true);
});
