import Fastify from 'fastify';
import { clockFrom } from '../clock.ts';
import { testClock } from './test-clock.ts';

const START = Date.parse('2026-11-20T13:10:00Z');
const at = (ms: number) => new Date(START + ms).toISOString();

describe('the clock of tests', () => {
  const setUp = () => {
    const clock = clockFrom(START);
    const app = Fastify();
    testClock(app, clock);
    return { clock, move: (payload: object) => app.inject({ method: 'POST', url: '/test-clock', payload }) };
  };

  it('moves on, and what was due until then happens, and nothing else', async () => {
    const { clock, move } = setUp();
    const happened: string[] = [];
    clock.after(3_600_000, () => happened.push('in an hour'));
    const cancel = clock.after(4 * 3_600_000, () => happened.push('in four'));
    expect((await move({ to: at(2 * 3_600_000) })).statusCode).toBe(200);
    expect(clock.now()).toBeGreaterThanOrEqual(START + 2 * 3_600_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(happened).toEqual(['in an hour']);
    cancel();
  });

  it.each([[{ to: at(-60_000) }], [{ to: at(2 * 86_400_000) }], [{ to: 'soon' }], [{}]])('stays where it is when asked for %j', async (payload) => {
    const { clock, move } = setUp();
    expect((await move(payload)).statusCode).toBe(400);
    expect(clock.now()).toBeLessThan(START + 600_000);
  });
});
