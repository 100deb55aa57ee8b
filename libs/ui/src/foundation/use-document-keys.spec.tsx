import { fireEvent, render, screen } from '@testing-library/react';
import { useDocumentKeys } from './use-document-keys.ts';

function Listener({ deed }: { deed: (event: KeyboardEvent, at: Element) => boolean }) {
  useDocumentKeys(deed);
  return <button type="button">Nút</button>;
}

it('hears a key wherever the focus is, and keeps from the browser what it answers', () => {
  const heard: string[] = [];
  render(<Listener deed={({ key }, at) => heard.push(`${key} ${at.tagName}`) > 0 && key === 'm'} />);
  expect(fireEvent.keyDown(document.body, { key: 'm' })).toBe(false);
  expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'x' })).toBe(true);
  expect(heard).toEqual(['m BODY', 'x BUTTON']);
});

it('leaves alone what is the browser’s, and what is answered', () => {
  const deed = jest.fn(() => true);
  render(<Listener deed={deed} />);
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) fireEvent.keyDown(document.body, { key: 'm', ...more });
  const answered = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', answered);
  fireEvent.keyDown(document.body, { key: 'm' });
  document.body.removeEventListener('keydown', answered);
  expect(deed).not.toHaveBeenCalled();
});

it('asks the deed of now, and nobody once it is gone', () => {
  const [one, two] = [jest.fn(() => true), jest.fn(() => true)];
  const { rerender, unmount } = render(<Listener deed={one} />);
  rerender(<Listener deed={two} />);
  fireEvent.keyDown(document.body, { key: 'm' });
  unmount();
  fireEvent.keyDown(document.body, { key: 'm' });
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([0, 1]);
});
