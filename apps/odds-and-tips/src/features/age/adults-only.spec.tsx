import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { fakeApp, renderWithApp, WithApp } from '@portal/testing';
import { vi } from '../../locales/vietnamese.ts';
import { AdultsOnly, AdultsOnlyPart } from './adults-only.tsx';

const messages = { 'odds-and-tips': vi };
const ui = (
  <>
    <AdultsOnly>
      <p>kèo</p>
    </AdultsOnly>
    <AdultsOnlyPart title="Top Típ">
      <p>típ</p>
    </AdultsOnlyPart>
  </>
);
const odds = () => [screen.queryByText('kèo'), screen.queryByText('típ')].map(Boolean);
beforeEach(() => localStorage.clear());

it('is there to be read on the server, below the notice', async () => {
  const html = renderToString(<WithApp app={await fakeApp({ messages, server: true })}>{ui}</WithApp>);
  expect(html).toMatch(/18\+.*Người dưới 18 tuổi.*kèo.*típ/);
});

it('asks first, and all parts of the page open with one answer, which is kept', async () => {
  await renderWithApp(ui, { messages });
  expect(odds()).toEqual([false, false]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Tôi đủ 18 tuổi' })[0] as HTMLElement);
  expect(odds()).toEqual([true, true]);
  expect(localStorage.getItem('adult')).toBe('1');
});

it('hides everything when asked, parts without a trace, and shows it again', async () => {
  localStorage.setItem('adult', '1');
  await renderWithApp(ui, { messages });
  await userEvent.click(screen.getByRole('button', { name: 'Ẩn kèo' }));
  expect(odds()).toEqual([false, false]);
  expect(screen.queryByText(/Top Típ/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Kèo đang ẩn' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Chơi có chừng mực' })).toHaveAttribute('href', '/tip-keo/choi-co-chung-muc');
  await userEvent.click(screen.getByRole('button', { name: 'Hiện kèo' }));
  expect(odds()).toEqual([true, true]);
});

it('follows what another tab has chosen', async () => {
  localStorage.setItem('adult', '1');
  await renderWithApp(ui, { messages });
  localStorage.setItem('hideOdds', '1');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'hideOdds' }));
  });
  expect(odds()).toEqual([false, false]);
});

it('goes on where the browser keeps nothing', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no');
  });
  await renderWithApp(ui, { messages });
  await userEvent.click(screen.getAllByRole('button', { name: 'Tôi đủ 18 tuổi' })[0] as HTMLElement);
  expect(odds()).toEqual([true, true]);
  refused.mockRestore();
});

it('is one of the visitor’s settings: hidden wherever it was switched, and not seen for a moment before it is known', async () => {
  localStorage.setItem('adult', '1');
  const app = await fakeApp({ messages });
  app.settings.become({ status: 'starting' });
  const { container } = await renderWithApp(ui, { app });
  expect(container.querySelector('[data-admission="shown"]')).toBeNull();
  act(() => app.settings.become({ status: 'ready' }));
  expect(container.querySelector('[data-admission="shown"]')).not.toBeNull();
  await act(() => app.settings.set('disableTip', true));
  expect(odds()).toEqual([false, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Hiện kèo' }));
  expect(app.settings.values.disableTip).toBe(false);
});

describe('the time that odds are in sight', () => {
  const kept = () => JSON.parse(localStorage.getItem('oddsTime') ?? '{}') as Record<string, number>;
  const sight = (state: 'visible' | 'hidden') => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  afterEach(() => jest.restoreAllMocks());

  it('is counted by day, in sight alone, and each full hour is told once', async () => {
    localStorage.setItem('adult', '1');
    const { app } = await renderWithApp(ui, { messages });
    act(() => app.clock.advance(65_000));
    expect(kept()).toEqual({ '2026-11-20': 60 });
    sight('hidden');
    act(() => app.clock.advance(600_000));
    expect(kept()).toEqual({ '2026-11-20': 60 });
    sight('visible');
    act(() => app.clock.advance(3_530_000));
    expect(app.notified).toEqual([]);
    act(() => app.clock.advance(20_000));
    expect(app.notified).toMatchObject([{ tone: 'info', title: 'Hôm nay bạn đã xem kèo được 1 giờ' }]);
    act(() => app.clock.advance(3_000_000));
    expect(app.notified).toHaveLength(1);
  });

  it('is not counted before anything is shown, nor once it is hidden', async () => {
    const { app } = await renderWithApp(ui, { messages });
    act(() => app.clock.advance(60_000));
    expect(kept()).toEqual({});
    await userEvent.click(screen.getAllByRole('button', { name: 'Tôi đủ 18 tuổi' })[0] as HTMLElement);
    act(() => app.clock.advance(30_000));
    await userEvent.click(screen.getByRole('button', { name: 'Ẩn kèo' }));
    act(() => app.clock.advance(60_000));
    expect(kept()).toEqual({ '2026-11-20': 30 });
  });
});
