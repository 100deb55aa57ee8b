import '@testing-library/jest-dom';
import { StrictMode, act, type ComponentType } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { I18nextProvider } from 'react-i18next';
import { addMessages, createI18n } from '@portal/i18n';
import { AppProvider, type AppContext, type LoadedSlot } from './app.tsx';
import { fulfilled } from './fulfilled.ts';
import { Slot } from './slot.tsx';
import { useModel } from './use-model.ts';

const loaded = (Component: ComponentType<Record<string, unknown>>): LoadedSlot => ({ Component, css: [], namespace: 'chat', data: null });

async function show(slot: AppContext['slot'], ui = <Slot name="chat/public-rooms" props={{}} loading={<p>loading</p>} />) {
  const i18n = await createI18n('vi');
  addMessages(i18n, 'shell', 'vi', {
    retry: 'Thử lại',
    fallback: { title: 'Phần này đang bảo trì', text: 'x', offlineTitle: 'Chưa có mạng', offlineText: 'y' },
  });
  const context = { i18n, queryClient: new QueryClient(), server: false, slot } as unknown as AppContext;
  return act(async () =>
    render(
      <MemoryRouter>
        <I18nextProvider i18n={i18n}>
          <AppProvider context={context}>{ui}</AppProvider>
        </I18nextProvider>
      </MemoryRouter>,
    ),
  );
}

describe('a slot', () => {
  it('shows the remote’s part at once when it came with the page', async () => {
    const part = fulfilled<LoadedSlot | undefined>(loaded(() => <p>rooms</p>));
    await show(() => part);
    expect(screen.getByText('rooms')).toBeInTheDocument();
  });

  it('shows the fallback card when its provider is away, and tries again when asked', async () => {
    const answers = [fulfilled<LoadedSlot | undefined>(undefined), fulfilled<LoadedSlot | undefined>(loaded(() => <p>rooms</p>))];
    await show((_name, _props, attempt = 0) => answers[attempt]!);
    expect(screen.getByText('Phần này đang bảo trì')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(screen.getByText('rooms')).toBeInTheDocument());
  });

  it('shows what the page has in its place, until its provider is there again', async () => {
    const there = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const answers = [fulfilled<LoadedSlot | undefined>(undefined), fulfilled<LoadedSlot | undefined>(loaded(() => <p>rooms</p>))];
    await show((_name, _props, attempt = 0) => answers[attempt]!, <Slot name="chat/public-rooms" props={{}} whenAway={<p>mine</p>} />);
    expect(screen.getByText('mine')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getByText('rooms')).toBeInTheDocument());
    expect(screen.queryByText('mine')).toBeNull();
    there.mockRestore();
  });

  it.each(['card', 'nothing'] as const)('speaks of no maintenance without network, and comes by itself once there is one (when away: %s)', async (whenAway) => {
    const there = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const answers = [fulfilled<LoadedSlot | undefined>(undefined), fulfilled<LoadedSlot | undefined>(loaded(() => <p>rooms</p>))];
    await show((_name, _props, attempt = 0) => answers[attempt]!, <Slot name="chat/public-rooms" props={{}} whenAway={whenAway} />);
    expect(screen.queryByText('Phần này đang bảo trì')).toBeNull();
    expect(screen.queryAllByText('Chưa có mạng')).toHaveLength(whenAway === 'card' ? 1 : 0);
    there.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getByText('rooms')).toBeInTheDocument());
    there.mockRestore();
  });

  it('keeps a part that throws to itself', async () => {
    const quiet = [jest.spyOn(console, 'error').mockImplementation(() => {}), jest.spyOn(console, 'warn').mockImplementation(() => {})];
    const part = fulfilled<LoadedSlot | undefined>(
      loaded(() => {
        throw new Error('boom');
      }),
    );
    await show(
      () => part,
      <>
        <p>the rest</p>
        <Slot name="chat/public-rooms" props={{}} />
      </>,
    );
    expect(screen.getByText('Phần này đang bảo trì')).toBeInTheDocument();
    expect(screen.getByText('the rest')).toBeInTheDocument();
    quiet.forEach((spy) => spy.mockRestore());
  });

  it('vanishes when a side part is away', async () => {
    const part = fulfilled<LoadedSlot | undefined>(undefined);
    await show(() => part, <Slot name="chat/public-rooms" props={{}} whenAway="nothing" />);
    expect(screen.queryByText('Phần này đang bảo trì')).toBeNull();
  });
});

describe('useModel', () => {
  it('starts a model after mount, disposes of it at unmount, and makes another for another key', () => {
    const log: string[] = [];
    const Part = ({ id }: { id: number }) => {
      useModel(
        () => ({
          start: () => {
            log.push(`start ${id}`);
          },
          dispose: () => {
            log.push(`dispose ${id}`);
          },
        }),
        id,
      );
      return null;
    };
    const view = render(<Part id={1} />);
    view.rerender(<Part id={2} />);
    view.unmount();
    expect(log).toEqual(['start 1', 'dispose 1', 'start 2', 'dispose 2']);
  });

  it('survives a double mount', () => {
    let running = 0;
    const Part = () => {
      useModel(() => ({
        start: () => {
          running += 1;
        },
        dispose: () => {
          running -= 1;
        },
      }));
      return null;
    };
    const view = render(
      <StrictMode>
        <Part />
      </StrictMode>,
    );
    expect(running).toBe(1);
    view.unmount();
    expect(running).toBe(0);
  });
});
