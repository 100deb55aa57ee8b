import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReactionBar, ReactionSummary, mostGiven } from './reaction-bar.tsx';
import { ReactionButton } from './reaction-button.tsx';
import type { ReactionWords } from './reaction-picker.tsx';

const words: ReactionWords = { like: 'Thích', love: 'Yêu', haha: 'Haha', wow: 'Wow', sad: 'Buồn', angry: 'Phẫn nộ' };

test('a press likes, and a press on mine takes it back', async () => {
  const onReact = jest.fn();
  const { rerender } = render(<ReactionButton pickLabel="Chọn" words={words} mine={null} onReact={onReact} />);
  await userEvent.click(screen.getByRole('button', { name: 'Thích' }));
  rerender(<ReactionButton pickLabel="Chọn" words={words} mine="love" onReact={onReact} />);
  await userEvent.click(screen.getByRole('button', { name: 'Yêu' }));
  expect(onReact.mock.calls).toEqual([['like'], [null]]);
});

test('a reaction of mine that is not offered here counts as none', () => {
  render(<ReactionButton pickLabel="Chọn" words={words} mine="of a newer contract" onReact={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Thích', pressed: false })).toBeTruthy();
});

test('a finger that rests opens the six, and lifting it likes nothing', () => {
  jest.useFakeTimers();
  const onReact = jest.fn();
  render(<ReactionButton pickLabel="Chọn" words={words} mine={null} onReact={onReact} />);
  const button = screen.getByRole('button', { name: 'Thích' });
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  act(() => jest.advanceTimersByTime(400));
  fireEvent.pointerUp(button, { pointerType: 'touch' });
  fireEvent.click(button);
  expect(onReact).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Haha' }));
  expect(onReact.mock.calls).toEqual([['haha']]);
  expect(screen.queryByRole('group')).toBeNull();
  jest.useRealTimers();
});

test('a finger that presses beside the six closes them', () => {
  jest.useFakeTimers();
  render(<ReactionButton pickLabel="Chọn" words={words} mine={null} onReact={() => undefined} />);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Thích' }), { pointerType: 'touch' });
  act(() => jest.advanceTimersByTime(400));
  expect(screen.queryByRole('group')).not.toBeNull();
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(screen.queryByRole('group')).toBeNull();
  jest.useRealTimers();
});

test('a small one stays shut at the keyboard’s focus, and has it again once one has chosen', async () => {
  const user = userEvent.setup();
  const onReact = jest.fn();
  render(<ReactionButton size="small" pickLabel="Chọn" words={words} mine={null} onReact={onReact} />);
  await user.tab();
  expect(screen.queryByRole('group')).toBeNull();
  await user.keyboard('{ArrowUp}');
  await act(async () => {
    await new Promise(requestAnimationFrame);
  });
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onReact.mock.calls).toEqual([['love']]);
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Thích' }));
});

test('a short tap opens nothing', () => {
  jest.useFakeTimers();
  render(<ReactionButton pickLabel="Chọn" words={words} mine={null} onReact={() => undefined} />);
  const button = screen.getByRole('button', { name: 'Thích' });
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  fireEvent.pointerUp(button, { pointerType: 'touch' });
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('group')).toBeNull();
  jest.useRealTimers();
});

test('the keyboard walks up into the six, along them, and out again', async () => {
  const user = userEvent.setup();
  const onReact = jest.fn();
  render(<ReactionButton pickLabel="Chọn" words={words} mine={null} onReact={onReact} />);
  await user.tab();
  await user.keyboard('{ArrowUp}');
  await act(async () => {
    await new Promise(requestAnimationFrame);
  });
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Phẫn nộ');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Thích' }));
});

test('the bar shows all six with their numbers and marks mine', async () => {
  const onReact = jest.fn();
  render(<ReactionBar label="Cảm xúc" words={words} counts={{ love: 638 }} mine="love" onReact={onReact} />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Thích, 0',
    'Yêu, 638',
    'Haha, 0',
    'Wow, 0',
    'Buồn, 0',
    'Phẫn nộ, 0',
  ]);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('638');
  await userEvent.click(screen.getByRole('button', { name: 'Yêu, 638' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wow, 0' }));
  expect(onReact.mock.calls).toEqual([[null], ['wow']]);
});

test('the summary tells who reacted where somebody asks', async () => {
  const onOpen = jest.fn();
  const { rerender } = render(<ReactionSummary counts={{ like: 2 }} total="2" label="2 cảm xúc" />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ReactionSummary counts={{ like: 2 }} total="2" label="2 cảm xúc, bài của Kính Cận" onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: '2 cảm xúc, bài của Kính Cận' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('the summary draws the most given first, and nothing for nobody', () => {
  expect(mostGiven({ like: 2, sad: 0, love: 9, wow: 3 })).toEqual(['love', 'wow', 'like']);
  const { container } = render(<ReactionSummary counts={{ like: 0 }} total="0" label="0 cảm xúc" />);
  expect(container.textContent).toBe('');
});
