import { FPS } from '@portal/clip/drawing';
import { HIGH, WIDE } from '../film.ts';
import { firstMatchFilm, seenAt, shots } from './film.ts';
import { FADE, viewAt } from './shot.ts';

const { seconds: length, poster, pictureAt, excitement } = firstMatchFilm;
const frames = Array.from({ length: length * FPS }, (_, frame) => frame / FPS);

it('shows one panel after the other, to the last second', () => {
  expect(shots.map(({ to }) => to)).toEqual([...shots.slice(1).map(({ from }) => from), length]);
  expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
  expect(poster).toBeLessThan(length);
});

it('never looks beside a panel', () => {
  for (const seconds of frames) {
    const seen = seenAt(seconds);
    expect(seen.length).toBeGreaterThan(0);
    for (const shot of seen) {
      const { x, y, wide } = viewAt(shot, seconds);
      const [right, bottom] = [x + wide, y + (wide * HIGH) / WIDE];
      const inside = x >= 0 && y >= 0 && right <= shot.size[0] + 1e-6 && bottom <= shot.size[1] + 1e-6;
      expect([seconds, shot.name, inside]).toEqual([seconds, shot.name, true]);
    }
  }
});

it('moves the camera without jumps, and comes no more than 12 % closer', () => {
  for (const shot of shots) {
    const [first, last] = shot.views;
    expect(Math.abs(first.wide - last.wide) / Math.max(first.wide, last.wide)).toBeLessThanOrEqual(0.12 + 1e-9);
    for (let frame = 1; frame < (shot.to - shot.from) * FPS; frame += 1) {
      const [before, now] = [frame - 1, frame].map((at) => viewAt(shot, shot.from + at / FPS));
      expect(Math.hypot((now?.x ?? 0) - (before?.x ?? 0), (now?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(12);
    }
  }
});

it('draws no words and nothing from elsewhere, no id twice, and the same each time', () => {
  for (const { from, to, fades } of shots)
    for (const seconds of [...(fades ? [from + FADE / 2] : []), (from + to) / 2]) {
      const picture = pictureAt(seconds);
      expect(picture).not.toMatch(/<text|<image|<script|href="(?!#)|NaN|undefined|Infinity/);
      const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of picture.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
      expect(pictureAt(seconds) === picture).toBe(true);
    }
});

it('has a crowd that swells and calms down without jumps', () => {
  const heard = frames.map(excitement);
  expect(Math.min(...heard)).toBe(0);
  expect(Math.max(...heard)).toBeLessThanOrEqual(1);
  expect(Math.max(...heard.slice(1).map((value, index) => Math.abs(value - (heard[index] ?? 0))))).toBeLessThan(0.05);
  expect([excitement(5), excitement(70)]).toEqual([0, 0]);
  expect(excitement(28)).toBeGreaterThan(0.9);
  expect(excitement(48)).toBeGreaterThan(0.9);
});
