import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TabLinks } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'match', label: 'Trận đấu', content: <p>Diễn biến chính</p> },
  { id: 'stats', label: 'Thống kê', content: <p>Kiểm soát bóng</p> },
  { id: 'line-ups', label: 'Đội hình', content: <p>4-3-3</p> },
] as const;

test('arrow keys walk through the tabs and open each one', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Trận đấu" items={items} />);
  await user.click(screen.getByRole('tab', { name: 'Trận đấu' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Thống kê' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Kiểm soát bóng');
  await user.keyboard('{End}');
  expect(screen.getByRole('tabpanel').textContent).toBe('4-3-3');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Trận đấu' }).getAttribute('aria-selected')).toBe('true');
});

test('only the open tab is a stop of the Tab key', () => {
  render(<Tabs label="Trận đấu" items={items} defaultValue="stats" />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});

test('the page hears of choices of the visitor only', async () => {
  const onChange = jest.fn();
  render(<Tabs label="Trận đấu" items={items} onChange={onChange} />);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('tab', { name: 'Đội hình' }));
  expect(onChange.mock.calls).toEqual([['line-ups']]);
});

test('the server already renders the open panel', () => {
  const html = renderToString(<Tabs label="Trận đấu" items={items} defaultValue="stats" />);
  expect(html).toContain('Kiểm soát bóng');
  expect(html).not.toContain('4-3-3');
});

test('links that look like tabs are scrolled to the current one where it lies outside of what is in sight', () => {
  // Ten of 100 px each; 390 px of them are in sight.
  const layout = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = this.closest('li') ? [...this.closest('ul')!.children].indexOf(this.closest('li')!) : undefined;
    return { left: place === undefined ? 0 : place * 100 - this.closest('ul')!.scrollLeft } as DOMRect;
  });
  const sizes = { clientWidth: 390, offsetWidth: 100 };
  const spies = Object.entries(sizes).map(([name, value]) => jest.spyOn(HTMLElement.prototype, name as keyof typeof sizes, 'get').mockReturnValue(value));
  const links = (current: number) => Array.from({ length: 10 }, (_, place) => ({ href: `?tab=${place}`, label: `Mục ${place}`, current: place === current }));
  const { rerender } = render(<TabLinks label="Mục" links={links(1)} />);
  const list = screen.getByRole('list');
  expect(list.scrollLeft).toBe(0);
  rerender(<TabLinks label="Mục" links={links(7)} />);
  expect(list.scrollLeft).toBeGreaterThan(410);
  expect(list.scrollLeft).toBeLessThan(700);
  for (const spy of [layout, ...spies]) spy.mockRestore();
});
