import { hostileBodies } from '@portal/contracts/record';
import { articleBlock } from '@portal/contracts/article';
import { blocksOf, markdownOf, parse, picturesIn, tooMuch, type Picture } from './index.ts';

const UPLOADED = '/other/api/resource/file/a.webp';
const pictures = new Map<string, Picture>([[UPLOADED, { url: UPLOADED, width: 800, height: 600 }]]);
const of = (markdown: string) => blocksOf(parse(markdown), pictures);
const blocks = (markdown: string) => of(markdown).blocks;
const warnings = (markdown: string) => of(markdown).warnings.map(({ kind, line }) => [kind, line]);

describe('a body of Markdown', () => {
  it('is paragraphs of text with marks', () => {
    expect(blocks('Xem **luật *11*** trong\n[sách](/gioi-thieu), `x`.\n\nĐoạn hai.')).toEqual([
      {
        type: 'paragraph',
        text: 'Xem luật 11 trong sách, x.',
        marks: [
          { kind: 'emphasis', from: 9, to: 11 },
          { kind: 'strong', from: 4, to: 11 },
          { kind: 'link', from: 18, to: 22, href: '/gioi-thieu' },
          { kind: 'code', from: 24, to: 25 },
        ],
      },
      { type: 'paragraph', text: 'Đoạn hai.' },
    ]);
  });

  it('has headings, quotes with whose words they are, lists and tables', () => {
    expect(
      blocks(
        '## Hiệp *phụ*\n\n> Hát **đều**.\n>\n> — Bác Thịnh\n\n> Không ai ký.\n\n1. Một\n2. **Hai**\n\n- Ba\n\n| A | B |\n| - | - |\n| 1 | [2](/x) |\n| 3 |\n\n---\n',
      ),
    ).toEqual([
      { type: 'heading', text: 'Hiệp phụ' },
      { type: 'quote', text: 'Hát đều.', marks: [{ kind: 'strong', from: 4, to: 7 }], by: 'Bác Thịnh' },
      { type: 'quote', text: 'Không ai ký.', by: null },
      { type: 'list', ordered: true, items: ['Một', 'Hai'], marks: [[], [{ kind: 'strong', from: 0, to: 3 }]] },
      { type: 'list', ordered: false, items: ['Ba'] },
      {
        type: 'table',
        head: ['A', 'B'],
        rows: [
          ['1', '2'],
          ['3', ''],
        ],
      },
    ]);
  });

  it('shows a picture that was uploaded, with its caption, and the card of a match', () => {
    expect(blocks(`![Khán đài](${UPLOADED} "Trước giờ bóng lăn.")\n\n[Việt Nam – Lào](/truc-tiep/bong-da/77)`)).toEqual([
      { type: 'picture', url: UPLOADED, width: 800, height: 600, alt: 'Khán đài', caption: 'Trước giờ bóng lăn.' },
      { type: 'match', fixtureId: 77, title: 'Việt Nam – Lào' },
    ]);
    expect(picturesIn(parse(`![a](${UPLOADED})\n\nx ![b][p]\n\n[p]: /b.png`))).toEqual([UPLOADED, '/b.png']);
  });

  it('loses nothing that was written, and says what is not shown as it was', () => {
    const body = 'Một <b>hai</b>\n\n![Ba](https://x.test/a.png)\n\n[bốn](javascript:alert(1))\n\n- năm\n  - sáu\n';
    expect(blocks(body)).toEqual([
      { type: 'paragraph', text: 'Một <b>hai</b>' },
      { type: 'paragraph', text: 'Ba' },
      { type: 'paragraph', text: 'bốn' },
      { type: 'list', ordered: false, items: ['năm', 'sáu'] },
    ]);
    expect(warnings(body)).toEqual([
      ['html', 1],
      ['html', 1],
      ['picture', 3],
      ['link', 5],
      ['nested', 8],
    ]);
  });

  it('keeps the numbers and the tables that a list or a quote cannot have', () => {
    expect(blocks('2026. Một **năm**.')).toEqual([{ type: 'paragraph', text: '2026. Một năm.', marks: [{ kind: 'strong', from: 10, to: 13 }] }]);
    expect(warnings('5. Năm\n6. Sáu')).toEqual([['kind', 1]]);
    expect(blocks('> | A | B |\n> | - | - |\n> | 1 | 2 |')).toEqual([{ type: 'quote', text: 'A | B\n\n1 | 2', by: null }]);
    expect(warnings('| A |\n| - |\n| 1 | 2 |')).toEqual([['kind', 3]]);
    expect(warnings('## Hiệp *phụ*')).toEqual([['kind', 1]]);
  });

  it('leads to no match that cannot be', () => {
    for (const id of ['0', '077', '1'.repeat(16)])
      expect(blocks(`[Trận](/truc-tiep/bong-da/${id})`)).toMatchObject([{ type: 'paragraph', text: 'Trận', marks: [{ kind: 'link' }] }]);
  });

  it('of nothing is nothing', () => {
    for (const body of ['', ' \n\n', '[x]: /y', '---', '#', '>']) expect(of(body)).toEqual({ blocks: [], warnings: [] });
  });

  it.each([
    ['https://x.test/a?b=c#d', 'https://x.test/a?b=c#d'],
    ['http://x.test', 'http://x.test/'],
    ['/tin-tuc/a-1?x=1', '/tin-tuc/a-1?x=1'],
    ['//x.test', undefined],
    ['/\\x.test', undefined],
    ['/a/..//x.test', undefined],
    ['https://user@x.test', undefined],
    ['https://localhost', undefined],
    ['mailto:a@x.test', undefined],
    ['x.test', undefined],
    ['#a', undefined],
  ])('leads by %s to %s', (url, href) => {
    const [block] = blocks(`xem [đây](<${url}>)`);
    expect(block).toEqual({ type: 'paragraph', text: 'xem đây', ...(href && { marks: [{ kind: 'link', from: 4, to: 7, href }] }) });
  });
});

describe('of hostile bodies', () => {
  it('there are two hundred', () => {
    expect(hostileBodies.length).toBeGreaterThanOrEqual(200);
    expect(new Set(hostileBodies).size).toBe(hostileBodies.length);
  });

  it.each(hostileBodies)('%j becomes text, and leads nowhere that runs', (body) => {
    const { blocks: made } = of(body);
    const schemes = JSON.stringify(made.map((block) => ('marks' in block ? block.marks : []))).match(/"href":"[^"]*"/g) ?? [];
    for (const href of schemes) expect(href).toMatch(/^"href":"(?:\/(?!\/)|https?:\/\/)/);
    for (const block of made) {
      expect(articleBlock.parse(block)).toEqual(block);
      expect(block.type).not.toBe('picture');
    }
  });
});

describe('blocks as Markdown', () => {
  const round = (markdown: string) => expect(blocks(markdownOf(blocks(markdown)))).toEqual(blocks(markdown));

  it('become the same blocks again', () => {
    round('Xem **luật *11*** trong [sách](/gioi-thieu), `x`.\n\n## Hiệp\n\n> Hát **đều**.\n>\n> Câu hai.\n>\n> — Bác Thịnh\n\n1. Một\n2. **Hai**\n\n- Ba');
    round(
      `| A | B |\n| - | - |\n| 1 | 2 |\n\n![Khán đài](${UPLOADED} "Lời.")\n\n[Việt Nam – Lào](/truc-tiep/bong-da/77)\n\n\`\`\`\na\nb\n\`\`\`\n\nmột\\\nhai`,
    );
  });

  it('keep what looks like Markdown and is none', () => {
    const texts = [
      '1. Một',
      '# Hai',
      '*ba*',
      '[bốn](x)',
      '<b>',
      '> năm',
      '- sáu',
      '| a | b |',
      '`x`',
      '&amp;',
      '\\',
      '---',
      '![x](y)',
      '    x'.trim(),
      'a_b_c',
      'https://x.test',
    ];
    const written = texts.map((text) => ({ type: 'paragraph' as const, text }));
    expect(blocks(markdownOf(written))).toEqual(written);
  });

  it.each(hostileBodies)('keep %j', (body) => {
    round(body);
  });
});

describe('a body that would take long to read', () => {
  const often = (text: string, times: number) => text.repeat(times);

  it.each([
    ['depth', 1, often('> - ', 9)],
    ['depth', 3, `một\n\n${often('1. ', 20)}`],
    ['depth', 1, often('>', 30_000)],
    ['lines', 1501, often('a\n=\n', 4_000)],
    ['lines', 1501, often('> a\n\n', 5_000)],
    ['marks', 1, often('*a ', 5_000) + often('b* ', 5_000)],
    ['marks', 1, often('[a](b', 5_000)],
    ['marks', 67, often('**a** [b](/c)\n', 100)],
    ['columns', 1, `${often('|a', 40)}|`],
  ])('holds too much: %s at line %i', (of, line, body) => {
    expect(tooMuch(body)).toEqual({ of, line });
  });

  it('is none that somebody writes', () => {
    const paragraph = `Chưa đầy **hai giờ** trước _giờ bóng lăn_ [khán đài](/lich-thi-dau) đã kín chỗ.\n\n`;
    expect(tooMuch(often(paragraph, 200))).toBeUndefined();
    expect(tooMuch(`${often('- * * * \n', 3)}\n* * * * * * * * * * * *\n\n${often('| a | **b** |\n', 50)}`)).toBeUndefined();
  });
});
