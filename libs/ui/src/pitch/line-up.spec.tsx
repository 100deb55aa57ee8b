import { render, screen, within } from '@testing-library/react';
import { PitchLineup, type LineUpSide } from './line-up.tsx';

const side = (name: string): LineUpSide => ({
  name,
  formation: '1-1',
  shirt: '#5A2D91',
  ink: '#FFFFFF',
  rows: [
    [{ id: `${name}-1`, number: 1, shortName: 'Nguyên' }],
    [{ id: `${name}-9`, number: 9, shortName: 'Linh', goals: { count: 2, label: '2 bàn' }, card: { tone: 'yellow', label: 'Thẻ vàng' } }],
  ],
});
const along = (item: HTMLElement) => Number(item.style.getPropertyValue('--along'));

test('both teams face each other: goalkeepers at the ends, forwards at the middle', () => {
  render(<PitchLineup home={side('Hà Nội')} away={side('Nam Định')} />);
  const [homeKeeper, homeForward] = within(screen.getByRole('list', { name: 'Hà Nội, 1-1' })).getAllByRole('listitem');
  const [awayKeeper, awayForward] = within(screen.getByRole('list', { name: 'Nam Định, 1-1' })).getAllByRole('listitem');
  const places = [homeKeeper, homeForward, awayForward, awayKeeper].map((item) => along(item as HTMLElement));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBe(4);
});

test('goals and cards of a player have words', () => {
  render(<PitchLineup home={side('Hà Nội')} away={side('Nam Định')} />);
  expect(screen.getAllByRole('img', { name: '2 bàn' })).toHaveLength(2);
  expect(screen.getAllByRole('img', { name: 'Thẻ vàng' })).toHaveLength(2);
});
