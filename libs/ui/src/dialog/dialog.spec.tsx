import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

function Login() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Đăng nhập
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Đăng nhập để nhắn"
        description="Nhanh thôi"
        closeLabel="Đóng"
        footer={<button type="button">Vào</button>}
      >
        <input aria-label="Tên" />
      </Dialog>
    </>
  );
}

test('the first field gets the focus, and the opener gets it back', async () => {
  const user = userEvent.setup();
  render(<Login />);
  const opener = screen.getByRole('button', { name: 'Đăng nhập' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Đăng nhập để nhắn' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Tên')));
  expect(dialog.getAttribute('aria-describedby')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the page behind is out of reach while it is open', async () => {
  const user = userEvent.setup();
  render(<Login />);
  await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Đăng nhập' })).toBeNull();
});

test('the close button has a name and closes', async () => {
  const user = userEvent.setup();
  render(<Login />);
  await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  await user.click(await screen.findByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('it puts no style element into the page, which the content policy would refuse', async () => {
  render(<Login />);
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  await screen.findByRole('dialog');
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
