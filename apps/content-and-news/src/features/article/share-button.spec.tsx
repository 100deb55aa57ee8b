import { act, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { fakeApp, renderWithApp } from '@portal/testing';
import { vi } from '../../locales/vietnamese.ts';
import { useWords } from '../words.ts';
import { ShareButton } from './share-button.tsx';

const Shown = () => <ShareButton title="Việt vị trong hai phút" path="/tin-tuc/viet-vi-5001" words={useWords()} />;
async function press(own: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'share', { configurable: true, value: own.share });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: own.writeText } });
  const app = await fakeApp({ messages: { 'content-and-news': vi } });
  await renderWithApp(<Shown />, { app });
  await user.click(screen.getByRole('button', { name: vi.article.share }));
  await act(async () => {});
  return app;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});
const url = 'http://localhost/tin-tuc/viet-vi-5001';

it('hands an article to the device, with its name', async () => {
  const share = jest.fn(async () => {});
  const app = await press({ share });
  expect(share).toHaveBeenCalledWith({ title: 'Việt vị trong hai phút', url });
  expect(app.notified).toEqual([]);
});

it('puts the address on the clipboard where a device has no way of its own, and says so', async () => {
  const writeText = jest.fn(async () => {});
  const app = await press({ writeText });
  expect(writeText).toHaveBeenCalledWith(url);
  expect(app.notified).toMatchObject([{ tone: 'success', title: vi.article.copied }]);
});

it('says nothing where one chose not to', async () => {
  const app = await press({ share: async () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(app.notified).toEqual([]);
});
