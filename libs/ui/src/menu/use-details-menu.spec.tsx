import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDetailsMenu } from './use-details-menu.ts';

function Menu() {
  const menu = useDetailsMenu();
  return (
    <>
      <details {...menu.props}>
        <summary>Chọn giờ</summary>
        <a href="#muoi-chin" onClick={menu.close}>
          19:00
        </a>
      </details>
      <a href="#khac">Chỗ khác</a>
    </>
  );
}

const opened = () => {
  const menu = render(<Menu />).container.querySelector('details')!;
  menu.open = true;
  return menu;
};

test('Escape closes it and gives the focus back', async () => {
  const menu = opened();
  screen.getByRole('link', { name: '19:00' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Chọn giờ');
});

test('a press elsewhere closes it, one inside does not', () => {
  const menu = opened();
  fireEvent.pointerDown(screen.getByText('19:00'));
  expect(menu.open).toBe(true);
  fireEvent.pointerDown(screen.getByText('Chỗ khác'));
  expect(menu.open).toBe(false);
});

test('a press elsewhere does nothing but close it', async () => {
  const menu = opened();
  const followed = jest.fn();
  screen.getByText('Chỗ khác').addEventListener('click', followed);
  await userEvent.click(screen.getByText('Chỗ khác'));
  expect(menu.open).toBe(false);
  expect(followed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Chỗ khác'));
  expect(followed).toHaveBeenCalledTimes(1);
});

test('one that is open where this width shows none swallows no press', async () => {
  const menu = Object.assign(opened(), { checkVisibility: () => false });
  const followed = jest.fn();
  screen.getByText('Chỗ khác').addEventListener('click', followed);
  await userEvent.click(screen.getByText('Chỗ khác'));
  expect(followed).toHaveBeenCalledTimes(1);
  expect(menu.open).toBe(true);
});

test('it closes when the keyboard leaves it, and when something in it is chosen', async () => {
  const menu = opened();
  screen.getByRole('link', { name: '19:00' }).focus();
  await userEvent.tab();
  expect(menu.open).toBe(false);
  menu.open = true;
  await userEvent.click(screen.getByText('19:00'));
  expect(menu.open).toBe(false);
});
