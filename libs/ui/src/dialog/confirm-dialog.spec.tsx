import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog.tsx';

const words = { title: 'Xoá bài viết này?', text: 'Bài và bình luận sẽ mất.', confirmLabel: 'Xoá', cancelLabel: 'Giữ lại' };

test('the quiet answer has the focus, and only the deed confirms', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  const onOpenChange = jest.fn();
  render(<ConfirmDialog open onOpenChange={onOpenChange} onConfirm={onConfirm} danger {...words} />);
  await screen.findByRole('alertdialog', { name: 'Xoá bài viết này?' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Giữ lại' })));
  await user.keyboard('{Enter}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Xoá' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('while it works nothing closes it, and a failure is read out inside', async () => {
  const user = userEvent.setup();
  const onOpenChange = jest.fn();
  const { rerender } = render(<ConfirmDialog open busy onOpenChange={onOpenChange} onConfirm={() => undefined} {...words} />);
  await user.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(<ConfirmDialog open error="Chưa xoá được" onOpenChange={onOpenChange} onConfirm={() => undefined} {...words} />);
  expect(screen.getByRole('alert').textContent).toBe('Chưa xoá được');
});
