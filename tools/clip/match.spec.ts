import { LOOP, PLAYERS, ballAt, playerAt, strideAt } from './match.ts';

// Every third picture: enough to see everybody run, and quick.
const frames = Array.from({ length: (LOOP * 25) / 3 }, (_, frame) => (frame * 3) / 25);
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the match in the clip', () => {
  it('ends where it begins, so that the loop has no seam', () => {
    PLAYERS.forEach((_, index) => {
      expect(distance(playerAt(index, 0), playerAt(index, LOOP))).toBeLessThan(1e-9);
      expect(distance(playerAt(index, LOOP - 0.04), playerAt(index, 0))).toBeLessThan(0.4);
      expect(strideAt(index, LOOP).phase).toBeCloseTo(strideAt(index, 0).phase);
    });
    expect(distance(ballAt(0), ballAt(LOOP))).toBeLessThan(1e-9);
  });

  it('has 22 players who never run faster than people do', () => {
    expect(PLAYERS).toHaveLength(22);
    PLAYERS.forEach((_, index) => {
      for (const time of frames) expect(distance(playerAt(index, time), playerAt(index, time + 0.04)) / 0.04).toBeLessThan(9.5);
    });
  });

  it('keeps players apart, and the ball on the pitch and near somebody or in flight', () => {
    for (const time of frames) {
      const places = PLAYERS.map((_, index) => playerAt(index, time));
      places.forEach((place, index) => places.slice(index + 1).forEach((other) => expect(distance(place, other)).toBeGreaterThan(1.5)));
      const ball = ballAt(time);
      expect(ball.x > 0 && ball.x < 105 && ball.y > 0 && ball.y < 68).toBe(true);
      expect(ball.height).toBeGreaterThan(0);
    }
  });
});
