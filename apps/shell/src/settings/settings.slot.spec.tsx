import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingKeys } from '@portal/contracts';
import { fakeApp, renderWithApp } from '@portal/testing';
import settings from '../locales/settings.vi.json';
import shell from '../locales/vi.json';
import { SettingsSlot } from './settings.slot.tsx';

const messages = { settings, shell };

describe('settings', () => {
  it('are all twelve, each with what it does, off until they are switched on', async () => {
    await renderWithApp(<SettingsSlot />, { messages });
    const switches = screen.getAllByRole('switch');
    expect(switches).toHaveLength(Object.keys(settingKeys).length);
    for (const one of switches) {
      expect(one).not.toBeChecked();
      expect(one).toHaveAccessibleDescription(/\S/);
    }
    expect(screen.getByText(/trên máy này/)).toBeVisible();
  });

  it('hold at once, and of two that contradict each other only one', async () => {
    const { app } = await renderWithApp(<SettingsSlot />, { messages });
    await userEvent.click(screen.getByRole('switch', { name: 'Ẩn kèo và típ' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Chỉ xem bài kèo' }));
    expect(screen.getByRole('switch', { name: 'Chỉ xem bài kèo' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Ẩn kèo và típ' })).not.toBeChecked();
    expect(app.settings.changes).toEqual([
      { name: 'disableTip', value: true },
      { name: 'showOnlyTip', value: true },
      { name: 'disableTip', value: false },
    ]);
  });

  it('are not shown as off while nobody knows them, and can be asked for again', async () => {
    const app = await fakeApp({ messages });
    app.settings.become({ status: 'starting' });
    await renderWithApp(<SettingsSlot />, { app });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('status')).toBeVisible();
    const retry = jest.fn();
    act(() => app.settings.become({ status: 'away', retry }));
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
