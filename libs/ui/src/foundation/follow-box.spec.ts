import { followBox } from './follow-box.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('measures at once, then once a frame however often something moves, until it is ended', async () => {
  let measured = 0;
  const end = followBox([document.body], () => (measured += 1));
  expect(measured).toBe(1);
  for (const kind of ['scroll', 'resize', 'scroll']) window.dispatchEvent(new Event(kind));
  expect(measured).toBe(1);
  await nextFrame();
  expect(measured).toBe(2);
  window.dispatchEvent(new Event('scroll'));
  end();
  window.dispatchEvent(new Event('resize'));
  await nextFrame();
  expect(measured).toBe(2);
});
