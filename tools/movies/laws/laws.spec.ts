import { PITCH } from '@portal/clip/camera';
import { PLAYERS } from '@portal/clip/match';
import { isOver, goalLineFilm } from './goal-line.ts';
import { middleAt, RADIUS, STEPS } from './above.ts';
import { attack, IN, PASSED, SECOND_LAST, STRIKER } from './attack.ts';
import { offsideAt, offsideFilm } from './offside.ts';
import { PENALTY, penaltyClock, penaltyFilm, penaltyScene } from './penalty.ts';
import { ballFromSide, DOWN } from './side.ts';
import { track } from './time.ts';

type Place = { readonly x: number; readonly y: number };
const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
const frames = (seconds: number) => Array.from({ length: Math.floor(seconds * 12.5) }, (_, frame) => (frame * 2) / 25);

describe.each(Object.entries({ offsideFilm, goalLineFilm, penaltyFilm }))('%s', (_, film) => {
  it('is drawn without a word, from nothing but itself', () => {
    for (let time = 0; time < film.seconds; time += 1.7) {
      const svg = film.pictureAt(time);
      expect(svg).not.toMatch(/<text|<image|NaN|undefined|Infinity|href="[^#]/);
      expect(svg).toMatch(/^<svg [^>]*viewBox=.*<\/svg>$/s);
    }
  });

  it('is the same each time it is drawn', () => {
    for (const time of [0, film.poster, film.seconds - 0.04]) expect(film.pictureAt(time)).toBe(film.pictureAt(time));
  });

  it('lasts about half a minute, with a crowd that is heard and not too loud', () => {
    expect(film.seconds).toBeGreaterThanOrEqual(24);
    expect(film.seconds).toBeLessThanOrEqual(30);
    for (const time of frames(film.seconds)) {
      expect(film.excitement(time)).toBeGreaterThan(0);
      expect(film.excitement(time)).toBeLessThanOrEqual(1);
    }
  });
});

describe('offside', () => {
  /** Red players from the goal line on: the first is the last opponent. */
  const opponents = (scene: ReturnType<typeof attack>, time: number) =>
    PLAYERS.map((player, index) => ({ ...player, index, x: scene.playerAt(index, time).x }))
      .filter(({ side }) => side === 'red')
      .sort((a, b) => b.x - a.x);

  it.each([
    ['first', false, 7],
    ['second', true, 19.5],
  ])('shows in the %s attack, frozen, the striker where the words say', (_, level, frozen) => {
    const { scene, time, level: shown } = offsideAt(frozen);
    expect(shown).toBe(level);
    expect(time).toBeCloseTo(PASSED, 5);
    expect(offsideAt(frozen + 0.5).time).toBeCloseTo(PASSED, 5);
    const [last, second] = opponents(scene, time);
    expect(last?.keeper).toBe(true);
    expect(second?.index).toBe(SECOND_LAST);
    const striker = scene.playerAt(STRIKER, time).x;
    expect(striker).toBeGreaterThan(PITCH.length / 2);
    expect(striker).toBeGreaterThan(scene.ballAt(time).x);
    expect(striker > (second?.x ?? 0)).toBe(!level);
    if (!level) expect(striker - (second?.x ?? 0)).toBeGreaterThan(1.5);
    // Nobody else of his side is beyond either.
    for (const index of [1, 2, 3, 4, 5, 6, 7, 8, 10]) expect(scene.playerAt(index, time).x).toBeLessThan(second?.x ?? 0);
  });

  it.each([false, true])('has players who run as people do, and a ball that flies as one does (level: %s)', (level) => {
    const scene = attack(level);
    for (const time of frames(scene.seconds - 0.1)) {
      PLAYERS.forEach((__, index) => {
        expect(distance(scene.playerAt(index, time), scene.playerAt(index, time + 0.04)) / 0.04).toBeLessThan(10);
      });
      expect(distance(scene.ballAt(time), scene.ballAt(time + 0.04)) / 0.04).toBeLessThan(40);
    }
  });

  it('ends with the ball in the net in the second attack, and not in the first', () => {
    const { scene, time } = offsideAt(offsideFilm.seconds);
    expect(time).toBeGreaterThan(IN);
    const end = scene.ballAt(time);
    expect(end.x).toBeGreaterThan(PITCH.length);
    expect(Math.abs(end.y - 34)).toBeLessThan(3.66);
    expect(scene.ballAt(IN).height).toBeLessThan(2.44);
    expect(attack(false).ballAt(9).x).toBeLessThan(PITCH.length - 5);
  });
});

describe('the goal line', () => {
  it('counts only what is over as a whole', () => {
    const [touching, half, nearly, whole] = STEPS.map(({ from }) => middleAt(from + 0.3));
    // Centimetres from the outer edge of a line 12 wide.
    expect((touching ?? 0) + RADIUS).toBeGreaterThan(-12);
    expect(half).toBeCloseTo(0);
    expect(nearly).toBeLessThan(RADIUS);
    expect(nearly).toBeGreaterThan(RADIUS * 0.9);
    expect(whole).toBeGreaterThan(RADIUS);
    expect(STEPS.map(({ from }) => isOver(from + 0.3))).toEqual([false, false, false, true]);
  });

  it('has a ball off the bar that touches the grass behind the line and is not over it', () => {
    const { x, height } = ballFromSide((DOWN.from + DOWN.to) / 2);
    expect(height).toBeCloseTo(0.11);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(0.11);
  });
});

describe('the penalty', () => {
  const { spot, keeper, striker, kicked } = PENALTY;

  it('has everybody where the law wants them until the ball is kicked', () => {
    for (const time of frames(kicked)) {
      PLAYERS.forEach((_, index) => {
        const place = penaltyScene.playerAt(index, time);
        if (index === striker) return;
        if (index === keeper) {
          // On the line, between the posts: not further off it than a foot is long.
          expect(Math.abs(PITCH.length - place.x)).toBeLessThan(0.2);
          expect(Math.abs(place.y - 34)).toBeLessThan(3.66);
          return;
        }
        expect(place.x).toBeLessThan(PITCH.length - 16.5);
        expect(distance(place, spot)).toBeGreaterThanOrEqual(9.15);
      });
      const { x, y } = penaltyScene.ballAt(time);
      expect({ x, y }).toEqual(spot);
    }
  });

  it('is frozen at the kick, goes forward, and in', () => {
    expect(penaltyClock(17)).toBeCloseTo(kicked, 5);
    expect(penaltyClock(21)).toBeCloseTo(kicked, 5);
    expect(penaltyScene.ballAt(kicked + 0.1).x).toBeGreaterThan(spot.x);
    const end = penaltyScene.ballAt(penaltyClock(penaltyFilm.seconds));
    expect(end.x).toBeGreaterThan(PITCH.length);
    expect(Math.abs(end.y - 34)).toBeLessThan(3.66);
  });

  it('has players who run as people do', () => {
    for (const time of frames(penaltyScene.seconds - 0.1)) {
      PLAYERS.forEach((_, index) => {
        expect(distance(penaltyScene.playerAt(index, time), penaltyScene.playerAt(index, time + 0.04)) / 0.04).toBeLessThan(10);
      });
    }
  });
});

it('goes through its keys, stands still between equal ones and never swings over', () => {
  const value = track([
    [0, 0],
    [1, 1],
    [2, 1],
    [4, 5],
  ]);
  expect([0, 1, 1.5, 2, 4].map(value)).toEqual([0, 1, 1, 1, 5]);
  const values = frames(5).map(value);
  values.slice(1).forEach((now, index) => expect(now).toBeGreaterThanOrEqual(values[index] ?? 0));
});
