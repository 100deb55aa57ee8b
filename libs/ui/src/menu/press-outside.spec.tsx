import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onPressOutside } from './press-outside.ts';

function page() {
  const pressed = jest.fn();
  const closed = jest.fn();
  render(
    <>
      <div data-testid="menu">
        <button onClick={() => pressed('inside')}>Trong</button>
      </div>
      <button onClick={() => pressed('outside')}>Ngoài</button>
      <a href="#khac" onClick={() => pressed('link')}>
        Chỗ khác
      </a>
    </>,
  );
  const stop = onPressOutside(
    () => screen.getByTestId('menu'),
    () => {
      closed();
      stop();
    },
  );
  return { pressed, closed, stop };
}

test('a press outside closes and does nothing else; the next one does what it says', async () => {
  const { pressed, closed } = page();
  await userEvent.click(screen.getByText('Ngoài'));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(pressed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Ngoài'));
  expect(pressed.mock.calls).toEqual([['outside']]);
});

test('a press inside is nobody else’s matter', async () => {
  const { pressed, closed, stop } = page();
  await userEvent.click(screen.getByText('Trong'));
  expect(closed).not.toHaveBeenCalled();
  expect(pressed).toHaveBeenCalledWith('inside');
  stop();
});

test('a press that is dragged away and lifted takes nothing from a click of the program later on', () => {
  jest.useFakeTimers();
  const { pressed } = page();
  fireEvent.pointerDown(screen.getByText('Ngoài'));
  fireEvent.pointerUp(screen.getByText('Chỗ khác'));
  jest.advanceTimersByTime(500);
  fireEvent.click(screen.getByText('Chỗ khác'));
  expect(pressed).toHaveBeenCalledWith('link');
  jest.useRealTimers();
});

test.each([
  ['the page is scrolled by it', () => fireEvent.pointerCancel(document.body)],
  ['a key follows', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
  ['another press follows', () => fireEvent.pointerDown(screen.getByText('Chỗ khác'))],
])('a press that ends in no click takes nothing from the one after it: %s', (_, then) => {
  const { pressed } = page();
  fireEvent.pointerDown(screen.getByText('Ngoài'));
  then();
  fireEvent.click(screen.getByText('Chỗ khác'));
  expect(pressed).toHaveBeenCalledWith('link');
});
