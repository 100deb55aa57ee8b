import { PITCH } from './camera.ts';
import { goals } from './goal.ts';
import { PLAYERS } from './match.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(Object.entries(goals))('a goal: %s', (_, make) => {
  const scene = make();
  const frames = Array.from({ length: Math.floor((scene.seconds * 25) / 2) }, (__, frame) => (frame * 2) / 25);

  it('ends with the ball in the net', () => {
    const end = scene.ballAt(scene.seconds);
    expect(end.x).toBeGreaterThan(PITCH.length);
    expect(Math.abs(end.y - 34)).toBeLessThan(3.66);
    const first = frames.find((time) => scene.ballAt(time).x > PITCH.length)!;
    expect(scene.ballAt(first).height).toBeLessThan(2.44);
    expect(scene.excitement(first)).toBeGreaterThan(0.7);
  });

  it('has players who never run faster than people do, and do not jump', () => {
    PLAYERS.forEach((__, index) => {
      for (const time of frames) expect(distance(scene.playerAt(index, time), scene.playerAt(index, time + 0.04)) / 0.04).toBeLessThan(10);
    });
  });

  it('has a ball that flies, and is nowhere twice as fast as a shot', () => {
    for (const time of frames) expect(distance(scene.ballAt(time), scene.ballAt(time + 0.04)) / 0.04).toBeLessThan(45);
  });
});
