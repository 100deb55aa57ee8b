import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp } from '@portal/testing';
import { shellMessages } from '../locales/messages.ts';
import { SearchButton } from './search-button.tsx';

async function header(beside = <input aria-label="Tên" />) {
  await renderWithApp(
    <>
      {beside}
      <SearchButton />
    </>,
    { messages: { shell: (await shellMessages.vi()).default } },
  );
  return screen.getByRole('button', { name: 'Tìm kiếm' });
}
const dialog = () => screen.queryByRole('dialog', { name: 'Tìm kiếm' });

it('is a form that leads to the page of the search where there is no JavaScript', async () => {
  const button = await header();
  expect(button).toHaveAttribute('type', 'submit');
  expect(button.closest('form')).toHaveAttribute('action', '/tim-kiem');
});

it('opens the search when it is pressed, and gets the focus back', async () => {
  const button = await header();
  await userEvent.click(button);
  const line = await screen.findByRole('combobox');
  await waitFor(() => expect(line).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  await waitFor(() => expect(button).toHaveFocus());
});

it.each(['/', '{Control>}k{/Control}'])('opens at %s, once', async (keys) => {
  await header();
  await userEvent.keyboard(keys);
  expect(await screen.findByRole('combobox')).toHaveValue('');
  await userEvent.keyboard(keys);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('leaves a stroke alone where somebody writes, and other keys everywhere', async () => {
  await header();
  await userEvent.type(screen.getByLabelText('Tên'), 'a/b');
  await userEvent.click(document.body);
  await userEvent.keyboard('k{Control>}/{/Control}{Alt>}/{/Alt}');
  expect(dialog()).toBeNull();
  expect(screen.getByLabelText('Tên')).toHaveValue('a/b');
});
