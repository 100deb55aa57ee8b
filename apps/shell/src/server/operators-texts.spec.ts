/** @jest-environment node */
import type { NamespaceOverrides } from '@portal/i18n';
import { createOperatorsTexts } from './operators-texts.ts';

function setUp(answers: (NamespaceOverrides | Error)[]) {
  const clock = { now: 0 };
  const asked: string[] = [];
  const failures: unknown[] = [];
  const textsOf = createOperatorsTexts({
    now: () => clock.now,
    failed: (error) => failures.push(error),
    ask: async (language) => {
      asked.push(language);
      const answer = answers.shift() ?? {};
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { clock, asked, failures, textsOf };
}
const one = { shell: { 'nav.live': 'Một' } };
const two = { shell: { 'nav.live': 'Hai' } };
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('an operator’s texts on the server', () => {
  it('are asked for once a minute for each language, however many pages are rendered', async () => {
    const { clock, asked, textsOf } = setUp([one, {}, two]);
    expect(await Promise.all([textsOf('vi'), textsOf('vi'), textsOf('en')])).toEqual([one, one, {}]);
    clock.now = 59_999;
    await textsOf('vi');
    expect(asked).toEqual(['vi', 'en']);
    clock.now = 60_000;
    // No page waits for the new ones.
    expect(await textsOf('vi')).toEqual(one);
    await settled();
    expect(await textsOf('vi')).toEqual(two);
  });

  it('cost no page anything when they do not come: what is held stays, then it is tried again', async () => {
    const { clock, asked, failures, textsOf } = setUp([new Error('down'), one, new Error('down')]);
    expect(await textsOf('vi')).toEqual({});
    await textsOf('vi');
    expect([asked.length, failures.length]).toEqual([1, 1]);
    clock.now = 10_000;
    expect(await textsOf('vi')).toEqual(one);
    clock.now = 80_000;
    await textsOf('vi');
    await settled();
    expect(await textsOf('vi')).toEqual(one);
  });

  it('are not waited for when they never come', async () => {
    const textsOf = createOperatorsTexts({ ask: () => new Promise(() => {}), now: () => 0, failed: () => {} });
    expect(await textsOf('vi')).toEqual({});
  });
});
