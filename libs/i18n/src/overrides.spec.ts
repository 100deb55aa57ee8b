/** @jest-environment node */
import { addMessages, createI18n, placeholdersOf, withOverrides } from './index.ts';

const vi = { nav: { live: 'Trực tiếp' }, welcome: 'Chào {{name}}', only: 'Chỉ có ở đây' };

describe('an operator’s texts', () => {
  it('stand in place of the built-in ones, and leave those as they are', () => {
    expect(withOverrides(vi, { 'nav.live': 'Xem ngay', welcome: '{{ name }} ơi' })).toEqual({
      nav: { live: 'Xem ngay' },
      welcome: '{{name}} ơi',
      only: 'Chỉ có ở đây',
    });
    expect(vi.nav.live).toBe('Trực tiếp');
    expect(withOverrides(vi, undefined)).toBe(vi);
  });

  it('say nothing that the portal does not say, and break nothing', () => {
    const strange = JSON.parse('{"__proto__.live":"x","nav":"x","nav.live.deep":"x","constructor.name":"x","":"x","new":"x"}') as Record<string, string>;
    expect(withOverrides(vi, strange)).toEqual(vi);
    expect(({} as { live?: string }).live).toBeUndefined();
  });

  it('lose placeholders that the built-in text does not have, and cannot call other texts', async () => {
    const i18n = await createI18n('vi');
    addMessages(i18n, 'x', 'vi', withOverrides(vi, { welcome: '{{name}} {{secret}}{{name, upper}} $t(welcome)', only: '{{name}}<b>!</b>' }));
    expect(i18n.t('welcome', { ns: 'x', name: 'An', secret: 's' })).toBe('An  (welcome)');
    expect(i18n.t('only', { ns: 'x', name: 'An' })).toBe('<b>!</b>');
  });
});

it('finds the names that a text has filled in', () => {
  expect([...placeholdersOf('{{home}} – {{ away }} {{home}} {x}')]).toEqual(['home', 'away']);
});
