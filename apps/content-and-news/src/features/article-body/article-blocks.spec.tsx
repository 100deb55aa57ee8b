import { screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { articleBlock, type ArticleBlock } from '@portal/contracts/article';
import { renderWithApp } from '@portal/testing';
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
