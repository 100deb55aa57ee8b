import { render, screen } from '@testing-library/react';
import { StatBars } from './stat-bars.tsx';
import { Timeline, type TimelineEvent } from './timeline.tsx';

const events: readonly TimelineEvent[] = [
  { kind: 'goal', id: 'a', side: 'home', minute: "23'", title: 'Đ. Gia Khải', score: '1–0', kindLabel: 'Bàn thắng' },
  { kind: 'period', id: 'b', text: 'Hết hiệp 1 · 1–0' },
  { kind: 'second-yellow', id: 'c', side: 'away', minute: "58'", title: 'N. Tấn Lực', detail: 'thẻ vàng thứ hai', kindLabel: 'Thẻ vàng thứ hai' },
];
const sideLabels = { home: 'Hà Nội FC', away: 'Công An Hà Nội' };
const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('events stand in the order they happened', () => {
  render(<Timeline events={events} sideLabels={sideLabels} />);
  expect(lines()).toEqual(["23'Bàn thắng, Hà Nội FC: Đ. Gia Khải 1–0", 'Hết hiệp 1 · 1–0', "58'Thẻ vàng thứ hai, Công An Hà Nội: N. Tấn Lựcthẻ vàng thứ hai"]);
});

test('a match on air shows the newest first and leaves the given list alone', () => {
  const given = [...events];
  render(<Timeline events={given} newestFirst sideLabels={sideLabels} />);
  expect(lines()[0]).toMatch(/^58'/);
  expect(given).toEqual(events);
});

test('an address leads to a goal, which is told from the others', () => {
  const given = events.map((event) => (event.id === 'a' ? { ...event, mark: 'ban-thang-1-0' } : event));
  render(<Timeline events={given} marked="ban-thang-1-0" sideLabels={sideLabels} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ id }) => id)).toEqual(['ban-thang-1-0', '', '']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['true', null, null]);
});

test('each side has its own half and goals stand out', () => {
  render(<Timeline events={events} sideLabels={sideLabels} />);
  const [goal, , card] = screen.getAllByRole('listitem');
  expect(goal?.className).toContain('goal');
  expect(goal?.querySelector('.home')).not.toBeNull();
  expect(card?.className).not.toContain('goal');
  expect(card?.querySelector('.away')).not.toBeNull();
});

test('the greater bar is a good one, or a bad one where less is better', () => {
  const bars = (against: boolean) => {
    const { container } = render(<StatBars rows={[{ id: 'x', label: 'Thẻ', home: 2, away: 1, against }]} />);
    return [...container.querySelectorAll('[style]')].map(({ className }) => className);
  };
  expect(bars(false)).toEqual(['bar greater', 'bar']);
  expect(bars(true)).toEqual(['bar against', 'bar']);
});
