import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateStrip, type DateStripDay } from './date-strip.tsx';

const days: DateStripDay[] = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'].map((weekday, index) => ({
  id: `${16 + index}`,
  href: `/lich?ngay=${16 + index}`,
  weekday,
  day: `${16 + index}`,
  description: `${weekday} ${16 + index}`,
  current: index === 5,
  today: index === 3,
}));
const strip = (
  <DateStrip label="Chọn ngày" days={days} previous={{ href: '/lich?ngay=9', label: 'Tuần trước' }} next={{ href: '/lich?ngay=23', label: 'Tuần sau' }} />
);

test('every day and both weeks around are links, and the chosen day says so', () => {
  render(strip);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/lich?ngay=9', ...days.map(({ href }) => href), '/lich?ngay=23']);
  expect(
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'date')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/lich?ngay=21']);
});

test('a day is read out as a sentence once, not as its parts', () => {
  render(strip);
  expect(screen.getByRole('link', { name: 'T7 21' })).toBeTruthy();
});

test('arrow keys walk along the days and stop at the ends', async () => {
  const user = userEvent.setup();
  render(strip);
  screen.getByRole('link', { name: 'CN 22' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tuần sau' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tuần sau' }));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'CN 22' }));
});
