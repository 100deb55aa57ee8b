import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { HotMatch } from './hot-match.tsx';
import { LiveList } from './live-list.tsx';
import { RollingDigit } from './rolling-digit.tsx';
import { ScoreBoard, type ScoreBoardProps } from './score-board.tsx';

test('a score rolls when it changes, not when the page first shows it', () => {
  const { container, rerender } = render(<RollingDigit value={1} />);
  expect(container.querySelector('.arriving')).toBeNull();
  rerender(<RollingDigit value={2} />);
  expect(container.querySelector('.arriving')?.textContent).toBe('2');
  expect(container.querySelector('[data-before="1"]')).not.toBeNull();
  expect(container.textContent).toBe('2');
});

const board = {
  home: { name: 'Hà Nội FC', monogram: 'HN', colors: ['#5A2D91', '#F7C52B'] },
  away: { name: 'Công An Hà Nội', monogram: 'CA', colors: ['#C8201F', '#F9C934'] },
  state: 'live',
  score: { home: 2, away: 1 },
  clock: '67:24',
  note: 'H1 1–1',
  announcement: 'Hà Nội FC 2, Công An Hà Nội 1, phút 67',
} satisfies ScoreBoardProps;

test('the board says the score in one sentence instead of loose figures', () => {
  const { container } = render(<ScoreBoard {...board} />);
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe(board.announcement);
  expect(screen.getByText('Hà Nội FC').closest('[aria-hidden="true"]')).not.toBeNull();
});

test('before kick-off the time stands where the score will be', () => {
  render(<ScoreBoard {...board} state="coming" score={null} clock="19:15" note={null} />);
  expect(screen.getByText('19:15')).toBeTruthy();
  expect(screen.queryByText('–')).toBeNull();
});

test('a goal is cried at the side that scored, in the hero and in the list beside it', () => {
  const goal = { side: 'away', label: 'VÀO!' } as const;
  const hero = render(<HotMatch {...board} liveLabel="Hiệp 2" title="Trận Hot" actions={null} goal={goal} announcement="VÀO! 2–1" />);
  expect(screen.getByText('VÀO!').parentElement?.textContent).toContain('Công An Hà Nội');
  expect(screen.getByText('VÀO! 2–1').getAttribute('aria-live')).toBe('polite');
  hero.unmount();
  render(<LiveList tag="Đang đá" count="1" rows={[{ id: '7', href: '/7', minute: "67'", home: board.home, away: board.away, score: board.score, goal }]} />);
  expect(screen.getByText('VÀO!').parentElement?.textContent).toBe('Công An Hà NộiVÀO!');
});

test('a score that is kept back has its place, beside where the match is', () => {
  render(<ScoreBoard {...board} score="hidden" />);
  expect(screen.getByText('? – ?')).toBeInTheDocument();
  expect(screen.getByText('67:24')).toBeInTheDocument();
});
