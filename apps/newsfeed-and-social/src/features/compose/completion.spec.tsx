import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom';
import { ApiError } from '@portal/api-client';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { type FakeApi } from '@portal/testing';
import { aPost, ownPost } from '../../testing/a-post.ts';
import { member, open, withPosts } from '../../testing/open-feed.tsx';
import { begunAt } from './completion.ts';
import { PAUSE } from './use-completion.ts';

const begunIn = (marked: string) => {
  const caret = marked.indexOf('|');
  return begunAt(marked.replace('|', ''), caret);
};

describe('what somebody begins to write', () => {
  it.each([
    ['Ê @|', 'mention', ''],
    ['Ê @sơn|', 'mention', 'sơn'],
    ['(@kinh.can|) vào', 'mention', 'kinh.can'],
    ['#đer|', 'hashtag', 'đer'],
    ['Vào\n#Hà_Nội| nhé', 'hashtag', 'Hà_Nội'],
    ['请@son|看', 'mention', 'son'],
    ['Hay quá.#der|', 'hashtag', 'der'],
    ['@kinh.c|', 'mention', 'kinh.c'],
  ])('%j is a %s of %j', (text, kind, q) => expect(begunIn(text)).toMatchObject({ kind, q }));
  it.each([
    '',
    '|',
    'Ê @ |',
    'a@son|',
    'https://x.vn/@son|',
    'https://x.vn/#son|',
    '@so|n',
    '#|',
    'sơn|',
    '@@son|',
    '请#son|',
    '@son_nghe.|',
    '@son-|',
    `@${'a'.repeat(33)}|`,
  ])('%j is nothing of the kind', (text) => expect(begunIn(text.includes('|') ? text : `${text}|`)).toBeUndefined());
  it('is where it stands', () => expect(begunIn('Ê @sơn| ơi')).toEqual({ kind: 'mention', q: 'sơn', start: 2, end: 6 }));
});

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => sessionStorage.clear());

describe('completing', () => {
  const people = [
    { ...aPost().author, userId: 21, username: 'son_nghe', displayName: 'Sơn Nghệ' },
    { ...aPost().author, userId: 22, username: 'son_tay', displayName: 'Sơn Tây' },
  ];
  const write = async (api: FakeApi) => {
    const { app } = await open('/bang-tin', api, { session: member() });
    fireEvent.click(screen.getByRole('button', { name: 'Hôm nay khán đài có gì?' }));
    const dialog = within(await screen.findByRole('dialog'));
    const area = dialog.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.click(area);
    /** What is written stands for a while. */
    const pause = () => act(async () => app.clock.advance(PAUSE));
    return { dialog, area, pause };
  };
  const offering = () =>
    withPosts()
      .on(newsfeedCalls.mentionable, () => ({ list: people }))
      .on(newsfeedCalls.hashtags, () => ({ list: [{ tag: 'DerbyThủĐô', posts: 100 }] }))
      .on(newsfeedCalls.create, ({ content }) => ownPost({ id: 900, content: content ?? '' }));

  it('offers members behind an @: by arrows and the return key', async () => {
    const api = offering();
    const { dialog, area, pause } = await write(api);
    await userEvent.type(area, 'Hay quá @sơ');
    await pause();
    const list = await dialog.findByRole('listbox', { name: 'Nhắc đến ai' });
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Sơn Nghệ@son_nghe', 'Sơn Tây@son_tay']);
    expect(area).toHaveAttribute('aria-activedescendant', within(list).getByRole('option', { selected: true }).id);
    expect(dialog.getByText('2 gợi ý, dùng phím mũi tên để chọn')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(area).toHaveValue('Hay quá @son_tay ');
    expect(dialog.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('nhỉ{Enter}!');
    expect(area).toHaveValue('Hay quá @son_tay nhỉ\n!');
    expect(api.inputs(newsfeedCalls.mentionable).at(-1)).toMatchObject({ q: 'sơ' });
    fireEvent.click(dialog.getByRole('button', { name: 'Đăng' }));
    await waitFor(() => expect(api.inputs(newsfeedCalls.create)).toMatchObject([{ content: 'Hay quá @son_tay nhỉ\n!' }]));
  });

  it('offers hashtags behind a #, in the middle of the words, by a press', async () => {
    const { dialog, area, pause } = await write(offering());
    await userEvent.type(area, 'Đêm  nay');
    area.setSelectionRange(4, 4);
    await userEvent.type(area, '#der', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await pause();
    const option = await dialog.findByRole('option', { name: '#DerbyThủĐô 100+ bài viết' });
    await userEvent.click(option);
    expect(area).toHaveValue('Đêm #DerbyThủĐô nay');
    expect(area).toHaveFocus();
    expect(area.selectionStart).toBe('Đêm #DerbyThủĐô '.length);
  });

  it('is declined with Escape, which leaves the dialog open, until the next one', async () => {
    const { dialog, area, pause } = await write(offering());
    await userEvent.type(area, '@sơ');
    await pause();
    await dialog.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(dialog.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('n @');
    await pause();
    expect(await dialog.findByRole('listbox')).toBeInTheDocument();
    expect(area).toHaveValue('@sơn @');
  });

  it('is nothing where it cannot be asked for: the return key is a new line', async () => {
    const api = withPosts().on(newsfeedCalls.mentionable, () => {
      throw new ApiError('offline', { call: newsfeedCalls.mentionable.id });
    });
    const { dialog, area, pause } = await write(api);
    await userEvent.type(area, '@sơ');
    await pause();
    await waitFor(() => expect(api.inputs(newsfeedCalls.mentionable)).not.toEqual([]));
    await userEvent.keyboard('{Enter}');
    expect([area.value, dialog.queryByRole('listbox')]).toEqual(['@sơ\n', null]);
  });

  it('takes nothing for what is meant before the answer is for all that is written', async () => {
    const { dialog, area, pause } = await write(offering());
    await userEvent.type(area, '@sơ');
    await pause();
    await dialog.findByRole('option', { selected: true });
    await userEvent.type(area, 'n');
    expect(dialog.getAllByRole('option')).toHaveLength(2);
    expect(dialog.queryByRole('option', { selected: true })).toBeNull();
    expect(area).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    expect(area).toHaveValue('@sơn\n');
    // What is begun there means somebody else.
    await userEvent.type(area, '@t');
    expect(dialog.queryByRole('listbox')).toBeNull();
    await pause();
    expect(await dialog.findByRole('option', { selected: true })).toBeInTheDocument();
  });

  it('takes no tag for a new one: the return key is a new line until one is pointed at', async () => {
    const { dialog, area, pause } = await write(offering());
    await userEvent.type(area, '#Der');
    await pause();
    await dialog.findByRole('listbox');
    await userEvent.keyboard('{Enter}#Derby');
    expect(area).toHaveValue('#Der\n#Derby');
    await pause();
    await dialog.findByRole('listbox');
    await waitFor(() => expect(area).toHaveAttribute('aria-controls'));
    await userEvent.keyboard('{ArrowDown}');
    expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('#DerbyThủĐô');
    await userEvent.keyboard('{Tab}');
    expect(area).toHaveValue('#Der\n#DerbyThủĐô ');
  });

  it('leaves its keys to what composes a letter, and to nothing of what it composed', async () => {
    const { dialog, area, pause } = await write(offering());
    await userEvent.type(area, '@sơ');
    await pause();
    await dialog.findByRole('listbox');
    fireEvent.compositionStart(area);
    for (const key of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(area, { key: 'Enter', ...key });
    expect(area).toHaveValue('@sơ');
    const blurred = jest.fn();
    area.addEventListener('blur', blurred);
    await userEvent.click(dialog.getAllByRole('option')[1]!);
    expect([area.value, blurred.mock.calls.length]).toEqual(['@son_tay ', 1]);
    expect(area).toHaveFocus();
  });

  it.each([
    ['Ê @so|\nDòng hai', 'Ê @son_nghe! \nDòng hai', '! '],
    ['(@so|)', '(@son_nghe!)', '!'],
    ['Ê @so|, vào', 'Ê @son_nghe!, vào', '!'],
    ['Ê @so| vào', 'Ê @son_nghe !vào', '!'],
    ['Ê @so|看', 'Ê @son_nghe !看', '!'],
  ])('puts one space behind it where there is none to be: %j', async (marked, whole, more) => {
    const { dialog, area, pause } = await write(offering());
    const caret = marked.indexOf('|');
    fireEvent.input(area, { target: { value: marked.replace('|', '') } });
    area.setSelectionRange(caret, caret);
    fireEvent.select(area);
    await pause();
    await userEvent.click((await dialog.findAllByRole('option'))[0]!);
    await userEvent.keyboard(more);
    expect(area).toHaveValue(whole);
  });

  it('takes a name with marks for the member who is pointed at, whose own has none', async () => {
    const api = withPosts().on(newsfeedCalls.mentionable, () => ({ list: [{ ...people[0]!, username: 'son', displayName: 'Sơn' }] }));
    const { dialog, area, pause } = await write(api);
    await userEvent.type(area, '@sơn');
    await pause();
    await dialog.findByRole('option', { selected: true });
    await userEvent.keyboard('{Enter}');
    expect(area).toHaveValue('@son ');
  });

  it('takes what an arrow points at, also another way to write what is there', async () => {
    const { dialog, area, pause } = await write(offering());
    await userEvent.type(area, '#derbythudo');
    await pause();
    await dialog.findByRole('listbox');
    await waitFor(() => expect(area).toHaveAttribute('aria-controls'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(area).toHaveValue('#DerbyThủĐô ');
  });

  it('gives a member who is written out no second meaning: the return key is a new line', async () => {
    const { dialog, area, pause } = await write(offering());
    await userEvent.type(area, '@SON_nghe');
    await pause();
    await dialog.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    expect(area).toHaveValue('@SON_nghe\n');
    await userEvent.type(area, '@son_nghe');
    await pause();
    await dialog.findByRole('listbox');
    await userEvent.tab();
    expect(area).toHaveValue('@SON_nghe\n@son_nghe');
    expect(area).not.toHaveFocus();
    await userEvent.type(area, ' @son_nghe.{Enter}');
    expect(area.value).toMatch(/ @son_nghe\.\n$/);
  });
});

it('a mention of a member leads to them; of nobody it is words', async () => {
  const author = aPost().author;
  await open('/bang-tin', withPosts(aPost({ content: 'Nghe @Son_Nghe và @ai_do nói #kia', mentions: [{ ...author, username: 'son_nghe' }] })), {
    session: member(),
  });
  expect(screen.getByRole('link', { name: '@Son_Nghe' })).toHaveAttribute('href', expect.stringContaining('/thanh-vien/'));
  expect(screen.queryByRole('link', { name: '@ai_do' })).toBeNull();
});
