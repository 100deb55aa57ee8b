import { render, screen, within } from '@testing-library/react';
import { LeagueHeader, MatchList, MatchRow, type MatchRowProps } from './match-row.tsx';

const home = { name: 'Hà Nội FC', monogram: 'HN', colors: ['#5A2D91', '#F7C52B'] as const };
const away = { name: 'Công An Hà Nội', monogram: 'CA', colors: ['#C8201F', '#F9C934'] as const };

function show(props: Partial<MatchRowProps>) {
  return render(
    <MatchList>
      <MatchRow href="/truc-tiep/bong-da/7" state="live" timeLabel="67'" home={home} away={away} score={{ home: 2, away: 1 }} {...props} />
    </MatchList>,
  );
}

test('a row leads to its match and names both teams with their goals in order', () => {
  show({});
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/truc-tiep/bong-da/7');
  expect(link.textContent).toBe('Hà Nội FC2Công An Hà Nội1');
});

test('a match to come shows its kick-off and no goals', () => {
  show({ state: 'coming', timeLabel: '19:15', timeNote: 'CN', score: null });
  expect(screen.getByText('19:15')).toBeTruthy();
  expect(screen.getByText('CN')).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe('Hà Nội FCCông An Hà Nội');
});

test('the beaten side of a finished match is muted, also its goals', () => {
  show({ state: 'ended', timeLabel: 'FT' });
  expect(screen.getByText('Công An Hà Nội').parentElement?.className).toContain('beaten');
  expect(screen.getByText('Hà Nội FC').parentElement?.className).not.toContain('beaten');
});

test('nobody is muted while the match is on, nor after a draw', () => {
  const { container, unmount } = show({ state: 'live' });
  expect(container.querySelector('.beaten')).toBeNull();
  unmount();
  expect(show({ state: 'ended', score: { home: 1, away: 1 } }).container.querySelector('.beaten')).toBeNull();
});

test('a goal is shouted beside the side that scored', () => {
  show({ goal: { side: 'away', label: 'VÀO!' } });
  expect(screen.getByText('VÀO!').parentElement?.textContent).toBe('Công An Hà NộiVÀO!');
});

test('a red card has words for those who do not see it', () => {
  show({ away: { ...away, redCards: { count: 1, label: 'Một thẻ đỏ' } } });
  expect(screen.getByRole('img', { name: 'Một thẻ đỏ' })).toBeTruthy();
});

test('the time is read once: the description replaces the short column', () => {
  show({ timeDescription: 'Đang đá, phút 67' });
  expect(screen.getByRole('link').textContent).toMatch(/^Đang đá, phút 67\. Hà Nội FC/);
  expect(screen.getByText("67'").closest('[aria-hidden]')).not.toBeNull();
});

test('the page decides how links are drawn', () => {
  show({ renderLink: ({ href, ...rest }) => <a data-router={href} {...rest} /> });
  expect(screen.getByText('Hà Nội FC').closest('[data-router]')?.getAttribute('data-router')).toBe('/truc-tiep/bong-da/7');
});

test('the row keeps a place for a button outside its link', () => {
  show({ trailing: <button type="button">Nhắc</button> });
  expect(within(screen.getByRole('link')).queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: 'Nhắc' })).toBeTruthy();
});

test('a competition is a heading of the level the page asks for', () => {
  render(<LeagueHeader name="V.League 1" note="Vòng 11" monogram="V" color="#D0261A" level={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'V.League 1' })).toBeTruthy();
});

test('a score that is kept back is no figure and has no winner', () => {
  const { container } = show({ state: 'ended', timeLabel: 'FT', timeDescription: 'Kết thúc, tỷ số đang ẩn', score: 'hidden' });
  expect(screen.getByRole('link', { name: 'Kết thúc, tỷ số đang ẩn. Hà Nội FC Công An Hà Nội' })).toBeTruthy();
  expect(container.querySelector('.beaten')).toBeNull();
});
