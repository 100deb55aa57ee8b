import fc from 'fast-check';
import type { MatchClock } from '@portal/contracts/match';
import { clockFace, clockText, minuteText } from './match-clock.ts';

const started = Date.parse('2026-11-20T19:38:00+07:00');
const clock = (own: Partial<MatchClock> = {}): MatchClock => ({
  phase: 'second-half',
  minute: 67,
  added: null,
  periodStartedAt: new Date(started).toISOString(),
  ...own,
});
const after = (minutes: number, seconds = 0) => started + (minutes * 60 + seconds) * 1000;

it('runs from the start of the period, the second half from 45:00', () => {
  const face = clockFace(clock(), after(22, 24));
  expect(clockText(face)).toBe('67:24');
  expect(minuteText(face)).toBe("68'");
});

it('calls the first seconds of a match its first minute', () => {
  expect(minuteText(clockFace(clock({ phase: 'first-half' }), after(0, 5)))).toBe("1'");
});

it('counts stoppage time apart', () => {
  expect(clockText(clockFace(clock({ phase: 'first-half' }), after(46, 10)))).toBe("45+2'");
  expect(clockText(clockFace(clock({ phase: 'extra-second' }), after(15)))).toBe("120+1'");
});

it('says a word instead of a minute while nobody plays', () => {
  const face = clockFace(clock({ phase: 'half-time', minute: null }), after(3));
  expect(face).toEqual({ kind: 'word', phase: 'half-time' });
  expect(clockText(face)).toBeUndefined();
});

it('stands on the minute the server named when the start is not known', () => {
  expect(minuteText(clockFace(clock({ periodStartedAt: null }), after(0)))).toBe("67'");
  expect(minuteText(clockFace(clock({ periodStartedAt: null, minute: 90, added: 4 }), after(0)))).toBe("90+4'");
});

it('never runs backwards, and not before its start', () => {
  fc.assert(
    fc.property(fc.integer({ min: -600_000, max: 4_000_000 }), fc.integer({ min: 0, max: 600_000 }), (from, more) => {
      const seconds = (now: number) => {
        const face = clockFace(clock(), now);
        return face.kind === 'running' ? face.minutes * 60 + face.seconds : face.kind === 'added' ? (face.minute + face.added - 1) * 60 : -1;
      };
      expect(seconds(started + from)).toBeGreaterThanOrEqual(45 * 60);
      expect(minuteText(clockFace(clock(), started + from + more))).toBeDefined();
      expect(Math.floor(seconds(started + from + more) / 60)).toBeGreaterThanOrEqual(Math.floor(seconds(started + from) / 60));
    }),
  );
});
