import { render, screen, within } from '@testing-library/react';
import { MonthGrid, type MonthDay } from './month-grid.tsx';

const day = (id: string, more: Partial<MonthDay> = {}): MonthDay => ({ id, href: `/lich?ngay=${id}`, day: id.slice(-2), description: `ngày ${id}`, ...more });

test('a month is a table of days to go to, each read out once as a sentence', () => {
  render(
    <MonthGrid
      title="Tháng 11/2026"
      weekdays={[
        { short: 'T2', long: 'Thứ Hai' },
        { short: 'CN', long: 'Chủ nhật' },
      ]}
      weeks={[
        [day('10-26', { outside: true }), day('11-01', { busy: true })],
        [day('11-02', { current: true }), day('11-08', { today: true })],
      ]}
      previous={{ href: '/lich?thang=10', label: 'Tháng 10/2026' }}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Tháng 11/2026' }));
  expect(table.getAllByRole('columnheader').map((head) => head.getAttribute('abbr'))).toEqual(['Thứ Hai', 'Chủ nhật']);
  expect(table.getAllByRole('cell').map((cell) => within(cell).getByRole('link').getAttribute('href'))).toEqual(
    ['10-26', '11-01', '11-02', '11-08'].map((id) => `/lich?ngay=${id}`),
  );
  expect(table.getByRole('link', { current: 'date' })).toBe(table.getByRole('link', { name: 'ngày 11-02' }));
  expect(screen.getAllByRole('link', { name: /^Tháng/ }).map(({ title }) => title)).toEqual(['Tháng 10/2026']);
});
