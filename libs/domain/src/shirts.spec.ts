import fc from 'fast-check';
import { shirtsOf } from './index.ts';

it('are the sides’ own first colours where those can be told apart', () => {
  expect(shirtsOf(['#D00027', '#FFC400'], ['#FFFFFF', '#D00027'])).toEqual({ home: '#D00027', away: '#FFFFFF' });
});

it('change with the guests where both wear the same', () => {
  expect(shirtsOf(['#D00027'], ['#E0102F', '#FFFFFF'])).toEqual({ home: '#D00027', away: '#FFFFFF' });
  expect(shirtsOf(['#FFFFFF'], ['#FAFAFA'])).toEqual({ home: '#FFFFFF', away: '#1B2A4A' });
});

it('are never those of the grass', () => {
  expect(shirtsOf(['#0B6B3A', '#FFFFFF'], ['#006633', '#FFD700'])).toEqual({ home: '#FFFFFF', away: '#FFD700' });
});

it('are two colours, whatever is told of the sides', () => {
  const colors = fc.array(fc.oneof(fc.string(), fc.constantFrom('#D00027', '#FFFFFF', '#0B6B3A', 'red', '#12')), { maxLength: 4 });
  fc.assert(
    fc.property(colors, colors, (home, away) => {
      const shirts = shirtsOf(home, away);
      expect(shirts.home).toMatch(/^#[0-9a-f]{6}$/i);
      expect(shirts.away).toMatch(/^#[0-9a-f]{6}$/i);
      expect(shirts.away).not.toBe(shirts.home);
    }),
  );
});
