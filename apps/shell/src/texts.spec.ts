/** @jest-environment node */
import { createI18n, type TextSource } from '@portal/i18n';
import { createTexts, type OverridesOf } from './texts.ts';

/** These namespaces are made up: what is said of a key, whoever checks keys. */
const say = (i18n: { t: unknown }, key: string, options: object) => (i18n.t as (key: string, options: object) => string)(key, options);

const source = (loads: string[] = []): TextSource => ({
  vi: async () => {
    loads.push('vi');
    return { default: { hello: 'Chào {{name}}', bye: 'Tạm biệt' } };
  },
  en: async () => {
    loads.push('en');
    return { default: { hello: 'Hello {{name}}' } };
  },
  zh: async () => {
    loads.push('zh');
    return { default: { hello: '你好，{{name}}', bye: '再見' } };
  },
});

describe('the texts of a page', () => {
  it('are there in its language, and in no other', async () => {
    const missing: string[] = [];
    const i18n = await createI18n('en', (namespace, key) => missing.push(`${namespace}:${key}`));
    const loads: string[] = [];
    const texts = createTexts(i18n, 'en');
    const chat = source(loads);
    await Promise.all([texts.add('chat', chat), texts.add('chat', chat)]);
    expect([say(i18n, 'hello', { ns: 'chat', name: 'An' }), say(i18n, 'bye', { ns: 'chat', defaultValue: 'Bye' }), say(i18n, 'bye', { ns: 'chat' })]).toEqual([
      'Hello An',
      'Bye',
      'bye',
    ]);
    expect([loads, missing]).toEqual([['en'], ['chat:bye']]);
  });

  it('of one namespace come in parts, each with its page; in another language all of those that came', async () => {
    const part = (words: Record<string, string>): TextSource => ({
      vi: async () => ({ default: { room: { title: words['vi']! } } }),
      en: async () => ({ default: { room: { title: words['en']! } } }),
      zh: async () => ({ default: { room: { title: words['zh']! } } }),
    });
    const i18n = await createI18n('vi');
    const texts = createTexts(i18n, 'vi');
    await texts.add('chat', source());
    await texts.add('chat', part({ vi: 'Phòng', en: 'Room', zh: '房間' }));
    expect([say(i18n, 'bye', { ns: 'chat' }), say(i18n, 'room.title', { ns: 'chat' })]).toEqual(['Tạm biệt', 'Phòng']);
    await texts.learn('zh');
    await i18n.changeLanguage('zh');
    expect([say(i18n, 'bye', { ns: 'chat' }), say(i18n, 'room.title', { ns: 'chat' })]).toEqual(['再見', '房間']);
  });

  it('are there in another language once it was learnt, those that come later too', async () => {
    const i18n = await createI18n('vi');
    const texts = createTexts(i18n, 'vi');
    await texts.add('chat', source());
    await texts.learn('zh');
    await texts.add('odds-and-tips', source());
    await i18n.changeLanguage('zh');
    expect([say(i18n, 'bye', { ns: 'chat' }), say(i18n, 'bye', { ns: 'odds-and-tips' })]).toEqual(['再見', '再見']);
  });

  it('are an operator’s where there are such, of each language its own', async () => {
    const overrides: OverridesOf = async (language, namespace) =>
      namespace === 'chat'
        ? ({ vi: { hello: 'Ơi {{name}} {{secret}}', bye: 'Hẹn gặp lại' }, en: { hello: '<b>Hey</b>' }, zh: {} } as Record<string, Record<string, string>>)[
            language
          ]
        : undefined;
    const i18n = await createI18n('en');
    const texts = createTexts(i18n, 'en', overrides);
    await Promise.all([texts.add('chat', source()), texts.add('shell', source())]);
    expect([say(i18n, 'hello', { ns: 'chat', name: 'An' }), say(i18n, 'bye', { ns: 'chat' }), say(i18n, 'hello', { ns: 'shell', name: 'An' })]).toEqual([
      '<b>Hey</b>',
      'bye',
      'Hello An',
    ]);
    await texts.learn('zh');
    await i18n.changeLanguage('zh');
    expect(say(i18n, 'hello', { ns: 'chat', name: 'An' })).toBe('你好，An');
  });

  it('cannot be spoken while they do not load', async () => {
    const texts = createTexts(await createI18n('vi'), 'vi');
    await texts.add('chat', { ...source(), en: () => Promise.reject(new Error('offline')) });
    await expect(texts.learn('en')).rejects.toThrow('offline');
  });
});
