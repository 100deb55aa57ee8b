import { render, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { Bracket, type BracketTie } from './bracket.tsx';

const side = (name: string, won = false) => ({ look: { name, monogram: name, colors: ['#111111', '#ffffff'] as const }, name, goals: won ? '2' : '1', won });
const tie = (id: string): BracketTie => ({ id, sides: [side(`${id}1`, true), side(`${id}2`)], note: '11/07' });
const round = (id: string, ties: number) => ({ id, name: `Vòng ${id}`, ties: Array.from({ length: ties }, (_, at) => tie(`${id}${at}`)) });
const classes = (name: string) => screen.getByRole('region', { name }).className.split(' ');

it('draws lines only where it is known how ties lead on', () => {
  render(<Bracket label="Nhánh" wonLabel="đi tiếp" rounds={[round('a', 3), round('b', 4), round('c', 4), round('d', 2)]} />);
  expect(classes('Vòng a')).toEqual(['round', 'loose', 'looseBefore']);
  expect(classes('Vòng b')).toEqual(['round', 'singles', 'looseBefore']);
  expect(classes('Vòng c')).toEqual(['round', 'pairs', 'singlesBefore']);
  expect(classes('Vòng d')).toEqual(['round', 'loose', 'pairsBefore']);
});

it('says in words who went on, and what leads nowhere is no link', () => {
  const first = { ...side('A', true), href: '/doi-bong/1' };
  const open = { look: null, name: 'Chưa xác định', goals: '', won: false };
  render(<Bracket label="Nhánh" wonLabel="đi tiếp" rounds={[{ id: 'f', name: 'Chung kết', ties: [{ id: 't', sides: [first, open], note: '' }] }]} />);
  const final = within(screen.getByRole('listitem'));
  expect(final.getByText('2').textContent).toBe('2, đi tiếp');
  expect(final.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/doi-bong/1']);
  expect(screen.getByRole('region', { name: 'Nhánh' })).toHaveAttribute('tabindex', '0');
});
