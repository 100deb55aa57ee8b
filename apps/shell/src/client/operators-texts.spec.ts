import { createOperatorsTexts } from './operators-texts.ts';

const vi = { shell: { a: 'Một' }, chat: { b: 'Hai' } };
const operators = (more: boolean) => ({ texts: { vi, en: {} }, more });

describe('an operator’s texts in the browser', () => {
  it('are those that the page was rendered with, without asking', async () => {
    const textsOf = createOperatorsTexts({ operators: operators(true), rendered: ['chat', 'odds-and-tips'] }, () => Promise.reject(new Error('asked')));
    expect([await textsOf('vi', 'shell'), await textsOf('vi', 'chat'), await textsOf('vi', 'odds-and-tips'), await textsOf('en', 'shell')]).toEqual([
      vi.shell,
      vi.chat,
      undefined,
      undefined,
    ]);
  });

  it('are asked for once where the page did not need them: other remotes, other languages', async () => {
    const ask = jest.fn(async (language: string) => ({ shell: { a: language }, 'content-and-news': { c: language } }));
    const textsOf = createOperatorsTexts({ operators: operators(true), rendered: [] }, ask);
    expect([
      await textsOf('vi', 'content-and-news'),
      await textsOf('vi', 'chat'),
      await textsOf('zh', 'shell'),
      await textsOf('zh', 'content-and-news'),
    ]).toEqual([{ c: 'vi' }, undefined, { a: 'zh' }, { c: 'zh' }]);
    expect(ask.mock.calls).toEqual([['vi'], ['zh']]);
  });

  it('are not asked for where the server knows that there are no more', async () => {
    const ask = jest.fn(async () => ({}));
    await createOperatorsTexts({ operators: operators(false), rendered: [] }, ask)('vi', 'chat');
    expect(ask).not.toHaveBeenCalled();
  });

  it('are the built-in ones when nobody answers, and asked for again the next time', async () => {
    let fail = true;
    const textsOf = createOperatorsTexts({ operators: operators(true), rendered: [] }, async () => {
      if (fail) throw new Error('offline');
      return { shell: { a: '一' } };
    });
    expect(await textsOf('zh', 'shell')).toBeUndefined();
    fail = false;
    expect(await textsOf('zh', 'shell')).toEqual({ a: '一' });
  });
});
