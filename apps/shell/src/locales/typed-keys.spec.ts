/** @jest-environment node */
import { createI18n } from '@portal/i18n';

it('has keys that the compiler knows: one that is not there is an error before anybody runs it', async () => {
  const i18n = await createI18n('vi');
  const t = i18n.getFixedT('vi', 'shell');
  const key: 'live' | 'news' = 'live';
  t('nav.live');
  t(`nav.${key}`);
  // @ts-expect-error -- a slip of the pen
  t('nav.lvie');
  // @ts-expect-error -- a text of another namespace
  t('move.freezeText');
  const releases = i18n.getFixedT('vi', 'releases');
  releases('move.freezeText');
  expect(t('nav.live')).toBe('nav.live');
});
