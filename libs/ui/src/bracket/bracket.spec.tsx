import { render, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { Bracket, type BracketTie } from './bracket.tsx';

const side = (name: string, won = false) => ({ look: { name, monogram: name, colors: ['#111111', '#ffffff'] as const }, name, goals: won ? '2' : '1', won });
const tie = (id: string): BracketTie => ({ id, sides: [side(`${id}1`, true), side(`${id}2`)], note: '11/07' });
const round = (id: string, ties: number) => ({ id, name: `Vòng ${id}`, ties: Array.from({ length: ties }, (_, at) => tie(`${id}${at}`)) });
const classes = (name: string) => screen.getByRole('region', { name }).className;
const places = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ className }) => className);
const leading = ({ ties, ...of }: ReturnType<typeof round>, ...leads: number[]) => ({
  ...of,
  ties: ties.map((one, at) => ({ ...one, leads: leads.includes(at) })),
});

it('draws lines only from ties of which it is known where they lead', () => {
  const rounds = [leading(round('a', 3), 0), leading(round('b', 4), 1), leading(round('c', 4), 0, 1), round('d', 2)];
  render(<Bracket label="Nhánh" wonLabel="đi tiếp" rounds={rounds} />);
  expect(['Vòng a', 'Vòng b', 'Vòng c', 'Vòng d'].map(classes)).toEqual(['round loose', 'round singles', 'round pairs', 'round loose']);
  // Three do not lead to four, whatever they say.
  expect(places('Vòng b')).toEqual(['place', 'place leads', 'place', 'place']);
  expect(places('Vòng c')).toEqual(['place leads', 'place leads led', 'place', 'place']);
  expect(places('Vòng d')).toEqual(['place led', 'place']);
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
