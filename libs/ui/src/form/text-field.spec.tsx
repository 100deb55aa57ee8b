import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field.tsx';

test('an error belongs to its field', () => {
  render(<TextField label="Mật khẩu" description="Ít nhất 8 ký tự" error="Sai mật khẩu" />);
  const input = screen.getByLabelText('Mật khẩu');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Ít nhất 8 ký tự', 'Sai mật khẩu']);
});

test('a field without an error is not marked', () => {
  render(<TextField label="Tên" />);
  expect(screen.getByLabelText('Tên').hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByLabelText('Tên').hasAttribute('aria-describedby')).toBe(false);
});

test('the eye shows and hides a password', async () => {
  render(<TextField label="Mật khẩu" type="password" passwordLabels={{ show: 'Hiện', hide: 'Ẩn' }} />);
  const input = screen.getByLabelText('Mật khẩu');
  await userEvent.click(screen.getByRole('button', { name: 'Hiện' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Ẩn' }));
  expect(input.getAttribute('type')).toBe('password');
});
