import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PlayerNotice } from './player-notice.tsx';

const notice = (more: Pick<ComponentProps<typeof PlayerNotice>, 'state' | 'online'>) => (
  <PlayerNotice muted={false} onPlay={() => {}} onUnmute={() => {}} t={(key) => key} {...more} />
);

describe('over a picture that is not there', () => {
  it.each([{ status: 'loading' }, { status: 'stalled', attempt: 2, of: 5 }, { status: 'error', reason: 'network', retry: () => {} }] as const)(
    '$status: without a network nothing is said but that, and nothing is asked of anybody',
    (state) => {
      const { rerender } = render(notice({ state, online: false }));
      expect(screen.getByRole('status')).toHaveTextContent('player.offline');
      expect(screen.queryByRole('button')).toBeNull();
      rerender(notice({ state, online: true }));
      expect(screen.queryByText('player.offline')).toBeNull();
    },
  );

  it('a browser that cannot play it is told so, with a network or without', () => {
    render(notice({ state: { status: 'error', reason: 'unsupported' }, online: false }));
    expect(screen.getByRole('alert')).toHaveTextContent('player.unsupported');
  });
});
