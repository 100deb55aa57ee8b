import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, LinkButton, buttonClass } from './button.tsx';
import { Chip } from './chip.tsx';
import { CommentatorPicker } from './commentator-picker.tsx';
import { IconButton } from './icon-button.tsx';

test('a busy button keeps its label and its focus but ignores presses', async () => {
  const onClick = jest.fn();
  render(
    <Button busy onClick={onClick}>
      Gửi
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Gửi' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a busy submit button does not send its form twice', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Gửi
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a link can wear the look of a button', () => {
  render(
    <LinkButton href="/truc-tiep" variant="pitch">
      Vào phòng
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Vào phòng' }).className).toBe(buttonClass({ variant: 'pitch' }));
});

test('the number in the corner is part of the name the page gives, not read twice', () => {
  render(
    <IconButton label="Thông báo, 120 chưa đọc" count={120}>
      <svg />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Thông báo, 120 chưa đọc' });
  expect(button.textContent).toBe('99+');
});

test('a filter says whether it is on', () => {
  render(<Chip pressed>Có BLV</Chip>);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Có BLV');
});

test('another commentator is one key or one tap away', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(
    <CommentatorPicker
      label="Đổi BLV"
      value="1"
      onChange={onChange}
      options={[
        { id: '1', seed: 'a', name: 'Tư Việt Vị' },
        { id: '2', seed: 'b', name: 'Út Cột Dọc' },
        { id: '3', seed: 'c', name: 'Nghỉ', disabled: true },
      ]}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tư Việt Vị' }).checked).toBe(true);
  await user.click(screen.getByText('Út Cột Dọc'));
  expect(onChange.mock.calls).toEqual([['2']]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nghỉ' }).disabled).toBe(true);
});
