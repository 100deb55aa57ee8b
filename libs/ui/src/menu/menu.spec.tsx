import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

// jsdom has no pointer events; Base UI turns a key into one.
beforeAll(() => {
  window.PointerEvent ??= MouseEvent as unknown as typeof PointerEvent;
});

test('the keyboard opens it, walks and chooses; the button gets the focus back', async () => {
  const user = userEvent.setup();
  const edit = jest.fn();
  const remove = jest.fn();
  render(
    <Menu
      label="Tuỳ chọn"
      items={[
        { id: 'edit', label: 'Sửa', onSelect: edit },
        { id: 'delete', label: 'Xoá', danger: true, onSelect: remove },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Tuỳ chọn' });
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sửa'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  expect(edit).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('where nothing can be done there is no button', () => {
  const { container } = render(<Menu label="Tuỳ chọn" items={[]} />);
  expect(container.childElementCount).toBe(0);
});

test('it puts no style element into the page, which the content policy would refuse', async () => {
  render(<Menu label="Tuỳ chọn" items={[{ id: 'edit', label: 'Sửa', onSelect: () => undefined }]} />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('menu');
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('a press beside it closes it and does nothing else', async () => {
  const user = userEvent.setup();
  const followed = jest.fn();
  render(
    <>
      <Menu label="Tuỳ chọn" items={[{ id: 'edit', label: 'Sửa', onSelect: () => undefined }]} />
      <button onClick={followed}>Chỗ khác</button>
    </>,
  );
  screen.getByRole('button', { name: 'Tuỳ chọn' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.click(screen.getByText('Chỗ khác'));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(followed).not.toHaveBeenCalled();
  await user.click(screen.getByText('Chỗ khác'));
  expect(followed).toHaveBeenCalledTimes(1);
});
