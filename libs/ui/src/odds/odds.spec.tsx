import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { OddsCell, OddsPair } from './odds-cell.tsx';
import { OddsLeague, OddsRow, OddsTable } from './odds-table.tsx';
import { sparkPath } from './spark-line.tsx';

const cell = (price: string | null, move: 'up' | 'down' | null = null) => (
  <OddsCell line="-0.5" price={price} move={move} moveLabel="tăng" closedLabel="đã đóng" />
);

test('what is there at first does not light up, a change does', () => {
  const { container, rerender } = render(cell('0.90', 'up'));
  expect(container.querySelector('[data-flash]')).toBeNull();
  rerender(cell('0.92', 'up'));
  expect(container.querySelector('[data-flash]')).not.toBeNull();
});

test('each further change lights up anew', () => {
  const { container, rerender } = render(cell('0.90', 'up'));
  rerender(cell('0.92', 'up'));
  const first = container.querySelector('[data-flash]');
  rerender(cell('0.94', 'up'));
  expect(container.querySelector('[data-flash]')).not.toBe(first);
});

test('a closed price is a dash without an arrow, and said in words', () => {
  const { container } = render(cell(null, 'up'));
  expect(container.textContent).toBe('-0.5–đã đóng');
  expect(container.querySelector('svg')).toBeNull();
});

const groups = [
  {
    id: 'ft',
    label: 'Cả trận',
    markets: [
      { id: 'hdp-ft', label: 'HDP/FT' },
      { id: '1x2', label: '1X2', wide: true },
    ],
  },
  { id: 'ht', label: 'Hiệp 1', half: true, markets: [{ id: 'hdp-ht', label: 'HDP/HT' }] },
];
const words = { caption: 'Tỷ lệ kèo', time: 'Giờ', match: 'Trận', more: 'Biến động', markets: 'Loại kèo' };

test('every market is a column, and a link of the row a phone has above', async () => {
  const onPress = jest.fn();
  render(
    <OddsTable words={words} groups={groups} chosen="1x2" marketHref={(id) => `?keo=${id}`}>
      <OddsLeague header="V.League 1">
        <OddsRow
          time="67'"
          score="2–1"
          live
          href="/1"
          home={{ name: 'Hà Nội FC', monogram: 'HN', colors: ['#111', '#222'] }}
          away={{ name: 'Công An Hà Nội', monogram: 'CA', colors: ['#111', '#222'] }}
          cells={{
            'hdp-ft': (
              <OddsPair onPress={onPress} label="Xem biến động">
                {cell('0.92')}
              </OddsPair>
            ),
          }}
        />
      </OddsLeague>
    </OddsTable>,
  );
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Giờ',
    'Trận',
    'Cả trận',
    'Hiệp 1',
    'Biến động',
    'HDP/FT',
    '1X2',
    'HDP/HT',
  ]);
  const markets = within(screen.getByRole('navigation', { name: 'Loại kèo' }));
  expect(markets.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['?keo=hdp-ft', null],
    ['?keo=1x2', 'true'],
    ['?keo=hdp-ht', null],
  ]);
  expect(document.querySelectorAll('td[data-chosen]')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /Xem biến động/ }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a phone may choose among more markets than there are columns', () => {
  const choices = [...groups.flatMap(({ markets }) => markets), { id: 'corner', label: 'CORNER' }];
  render(
    <OddsTable words={words} groups={groups} choices={choices} chosen="1x2" marketHref={(id) => `?keo=${id}`}>
      <OddsLeague header="V.League 1">{null}</OddsLeague>
    </OddsTable>,
  );
  expect(screen.queryByRole('columnheader', { name: 'CORNER' })).toBeNull();
  expect(within(screen.getByRole('navigation', { name: 'Loại kèo' })).getByRole('link', { name: 'CORNER' })).toBeTruthy();
});

test('a long name is cut for the eye and whole for everyone else', () => {
  render(
    <OddsTable words={words} groups={groups} chosen="1x2" marketHref={(id) => id}>
      <OddsLeague header="V.League 1">
        <OddsRow
          time="19:15"
          href="/1"
          home={{ name: 'Hà Nội FC', monogram: 'HN', colors: ['#111', '#222'] }}
          away={{ name: 'Công An Hà Nội', monogram: 'CA', colors: ['#111', '#222'] }}
          cells={{}}
        />
      </OddsLeague>
    </OddsTable>,
  );
  expect(screen.getByTitle('Công An Hà Nội').textContent).toBe('Công An Hà…Công An Hà Nội');
  expect(screen.getByRole('link', { name: 'Hà Nội FC Công An Hà Nội' })).toBeTruthy();
});

test('the line of a price stays inside its box, whatever the prices are', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1, maxLength: 60 }), (points) => {
      const corners = [...sparkPath(points, 340, 44).matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      expect(corners.length).toBe(Math.max(points.length, 2));
      for (const [x, y] of corners) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(340);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(44);
      }
    }),
  );
});
