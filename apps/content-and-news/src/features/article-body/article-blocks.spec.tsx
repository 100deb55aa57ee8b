import { screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { articleBlock, type ArticleBlock } from '@portal/contracts/article';
import { fakeApp, renderWithApp } from '@portal/testing';
import { ArticleBlocks } from './article-blocks.tsx';

const show = (...blocks: ArticleBlock[]) => renderWithApp(<ArticleBlocks blocks={blocks} />);

it('shows what an author typed as text, never as markup', async () => {
  const { container } = await show({ type: 'paragraph', text: '<img src=x onerror="alert(1)"> 3 < 4' });
  expect(screen.getByText('<img src=x onerror="alert(1)"> 3 < 4')).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});

it('keeps headings below the title of the page, and numbers what is counted', async () => {
  const { container } = await show(
    { type: 'heading', text: 'Hiệp phụ' },
    { type: 'list', ordered: true, items: ['Một', 'Hai'] },
    { type: 'list', ordered: false, items: ['Ba'] },
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Hiệp phụ' })).toBeInTheDocument();
  expect(container.querySelectorAll('ol > li')).toHaveLength(2);
  expect(container.querySelectorAll('ul > li')).toHaveLength(1);
});

it('says whose words a quote is, where it is known', async () => {
  const { container } = await show({ type: 'quote', text: 'Hát đều.', by: 'Bác Thịnh' }, { type: 'quote', text: 'Không ai ký.', by: null });
  expect([...container.querySelectorAll('blockquote')].map((quote) => quote.querySelector('footer')?.textContent)).toEqual(['Bác Thịnh', undefined]);
});

it('names the rows and columns of a table', async () => {
  await show({ type: 'table', head: ['Cookie', 'Để làm gì'], rows: [['lang', 'Nhớ ngôn ngữ']] });
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Cookie', 'Để làm gì']);
  expect(table.getByRole('rowheader', { name: 'lang' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Cookie, Để làm gì' })).toContainElement(screen.getByRole('table'));
});

it('calls a table by the heading above it, and a row by who stands in it, not by the place', async () => {
  const table = (team: string): ArticleBlock => ({ type: 'table', head: ['Hạng', 'Đội', 'Điểm'], rows: [['1', team, '9']] });
  await show(
    { type: 'heading', text: 'Bảng A' },
    table('Mexico'),
    { type: 'heading', text: 'Bảng B' },
    { type: 'paragraph', text: 'Hai đội.' },
    table('Canada'),
  );
  expect(within(screen.getByRole('group', { name: 'Bảng A' })).getByRole('rowheader', { name: 'Mexico' })).toBeInTheDocument();
  expect(within(screen.getByRole('group', { name: 'Bảng B' })).getByRole('rowheader', { name: 'Canada' })).toBeInTheDocument();
});

it('shows what stretches of a text are, one within the other', async () => {
  const text = 'Xem luật 11 trong sách';
  const { container } = await show({
    type: 'paragraph',
    text,
    marks: [
      { kind: 'strong', from: 4, to: 11 },
      { kind: 'emphasis', from: 9, to: 11 },
      { kind: 'link', from: 18, to: 22, href: '/gioi-thieu' },
    ],
  });
  expect(container.querySelector('p')?.innerHTML.replace(' data-discover="true"', '')).toBe(
    'Xem <strong>luật <em>11</em></strong> trong <a href="/gioi-thieu">sách</a>',
  );
});

it('cuts a mark that reaches beyond the one around it, or beyond the text, and leaves out one that it does not know', async () => {
  const { container } = await show({
    type: 'paragraph',
    text: 'abcdef',
    marks: [
      { kind: 'strong', from: 0, to: 4 },
      { kind: 'code', from: 2, to: 99 },
      { kind: 'blink' as 'code', from: 0, to: 6 },
    ],
  });
  expect(container.querySelector('p')).toHaveTextContent(/^abcdef$/);
  expect(container.querySelector('strong')).toHaveTextContent(/^abcd$/);
});

it('asks for what the router does not know of', async () => {
  const href = '/other/api/resource/file/a.webp';
  await show({ type: 'paragraph', text: 'đây', marks: [{ kind: 'link', from: 0, to: 3, href }] });
  expect(screen.getByRole('link', { name: 'đây' })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'đây' })).not.toHaveAttribute('data-discover');
});

it.each(['javascript:alert(1)', '//x.test', '/\\x.test', 'data:text/html,x', ' /x', '/\t/x.test', 'x.test', undefined])(
  'leads nowhere from %s',
  async (href) => {
    const { container } = await show({ type: 'paragraph', text: 'đây', marks: [{ kind: 'link', from: 0, to: 3, href }] });
    expect(container.querySelector('a')).toBeNull();
    expect(container).toHaveTextContent(/^đây$/);
  },
);

it('leads to the web without telling it where one comes from', async () => {
  await show({ type: 'paragraph', text: 'đây', marks: [{ kind: 'link', from: 0, to: 3, href: 'https://x.test/a' }] });
  expect(screen.getByRole('link', { name: 'đây' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

it('marks entries of a list, each its own', async () => {
  const { container } = await show({ type: 'list', ordered: false, items: ['một', 'hai'], marks: [[], [{ kind: 'strong', from: 0, to: 3 }]] });
  expect([...container.querySelectorAll('li')].map((item) => item.innerHTML)).toEqual(['một', '<strong>hai</strong>']);
});

it('shows a picture in its shape, with what it shows and its words', async () => {
  await show({ type: 'picture', url: '/other/api/resource/file/a.webp', width: 800, height: 600, alt: 'Khán đài', caption: 'Trước giờ bóng lăn.' });
  expect(screen.getByRole('img', { name: 'Khán đài' })).toBeInTheDocument();
  expect(screen.getByText('Trước giờ bóng lăn.')).toBeInTheDocument();
});

it('shows the first matches as they stand, and of more than three the way to them', async () => {
  const ways = [1, 2, 3, 4].map((fixtureId): ArticleBlock => ({ type: 'match', fixtureId, title: `Trận ${fixtureId}` }));
  const Card = ({ fixtureId, title }: Record<string, unknown>) => <p>{`${String(title)} tại ${String(fixtureId)}`}</p>;
  const app = await fakeApp({ slots: { 'live-and-schedule/match-card': Card } });
  await renderWithApp(<ArticleBlocks blocks={ways} />, { app });
  expect(screen.getAllByText(/^Trận . tại .$/).map(({ textContent }) => textContent)).toEqual(['Trận 1 tại 1', 'Trận 2 tại 2', 'Trận 3 tại 3']);
  expect(screen.getByRole('link', { name: 'Trận 4' })).toHaveAttribute('href', '/truc-tiep/bong-da/4');
});

it('leads from the text to the room of a match', async () => {
  await show({ type: 'match', fixtureId: 7, title: 'Tây Ban Nha – Argentina' });
  expect(screen.getByRole('link', { name: 'Tây Ban Nha – Argentina' })).toHaveAttribute('href', '/truc-tiep/bong-da/7');
});

it('leaves out a block of a kind that a newer contract adds', async () => {
  const blocks = [
    { type: 'poll', question: 'Ai thắng?' },
    { type: 'paragraph', text: 'Còn đây.' },
  ].map((block) => articleBlock.parse(block));
  const { container } = await show(...blocks);
  expect(container).toHaveTextContent(/^Còn đây\.$/);
});
