import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportDialog } from './report-dialog.tsx';

const props = {
  title: 'Báo cáo bài của Kính Cận',
  description: 'Ban quản trị sẽ xem.',
  reasonsLabel: 'Có gì không ổn?',
  reasons: [
    { reason: 'spam', label: 'Spam' },
    { reason: 'scam', label: 'Lừa đảo' },
  ],
  missing: 'Chọn một lý do nhé.',
  wordsLabel: 'Nói thêm',
  limit: 10,
  tooLong: 'Dài quá',
  sendLabel: 'Gửi báo cáo',
  cancelLabel: 'Thôi',
  closeLabel: 'Đóng',
  busy: false,
} as const;

test('a reason is asked for, and what is sent is the reason and the words', async () => {
  const user = userEvent.setup();
  const onSend = jest.fn();
  render(<ReportDialog {...props} onClose={jest.fn()} onSend={onSend} />);
  await screen.findByRole('dialog', { name: 'Báo cáo bài của Kính Cận' });
  await user.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
  expect(screen.getByText('Chọn một lý do nhé.')).toBeInTheDocument();
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: 'Lừa đảo' }));
  await user.type(screen.getByRole('textbox', { name: 'Nói thêm' }), ' nạp tiền ');
  await user.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
  expect(onSend.mock.calls).toEqual([['scam', 'nạp tiền']]);
});

test('words that are too many are not sent, and not cut', async () => {
  const user = userEvent.setup();
  const onSend = jest.fn();
  render(<ReportDialog {...props} onClose={jest.fn()} onSend={onSend} />);
  await user.click(await screen.findByRole('radio', { name: 'Spam' }));
  await user.type(screen.getByRole('textbox', { name: /Nói thêm/ }), 'mười một chữ');
  await user.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
  expect(screen.getByText('Dài quá')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Nói thêm/ })).toHaveValue('mười một chữ');
  expect(onSend).not.toHaveBeenCalled();
});

test('while it is sent nothing closes it, and a failure is read out with everything still there', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const { rerender } = render(<ReportDialog {...props} onClose={onClose} onSend={jest.fn()} />);
  await user.click(await screen.findByRole('radio', { name: 'Spam' }));
  rerender(<ReportDialog {...props} busy onClose={onClose} onSend={jest.fn()} />);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  rerender(<ReportDialog {...props} error="Mất mạng" onClose={onClose} onSend={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Mất mạng');
  expect(screen.getByRole('radio', { name: 'Spam' })).toBeChecked();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
