import { screen } from '@testing-library/react';
import { renderWithApp } from '@portal/testing';
import type { Preview } from '../boot.ts';
import { shellMessages } from '../locales/messages.ts';
import { ShellProvider } from '../routing/shell-context.tsx';
import { PreviewBadge } from './preview-badge.tsx';

const badge = async (preview: Preview | null, path: string) =>
  renderWithApp(
    <ShellProvider value={{ session: undefined, preview }}>
      <PreviewBadge />
    </ShellProvider>,
    { path, messages: { shell: (await shellMessages.vi()).default } },
  );

it('names what only this page shows, and leads to the same page without it', async () => {
  await badge({ chat: '1.5.0-rc.1', 'odds-and-tips': '2.0.0' }, '/chatroom?roomId=30&mf.chat=1.5.0-rc.1&mf.odds-and-tips=2.0.0');
  expect(screen.getByLabelText('Bản xem thử')).toHaveTextContent('chat 1.5.0-rc.1, odds-and-tips 2.0.0');
  expect(screen.getByRole('link', { name: 'Thoát xem thử' })).toHaveAttribute('href', '/chatroom?roomId=30');
});

it('is not there on a page that shows what everybody gets', async () => {
  const { container } = await badge(null, '/chatroom?mf.chat=1');
  expect(container).toBeEmptyDOMElement();
});
