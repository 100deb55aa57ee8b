import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import { formatTime } from '@portal/i18n';
import { callQuery, useApp, type Prefs } from '@portal/platform';
import { fakeApi, fakeSession } from '@portal/testing';
import { aContext, SAIGON } from '../testing/a-context.ts';
import { Providers } from '../routing/providers.tsx';
import { createLivingPrefs } from './living-prefs.ts';

function Words() {
  const a = useApp();
  const { t } = useTranslation('shell');
  const { data } = useQuery({ ...callQuery(a, resourceCalls.marquee, {}), staleTime: Infinity });
  return (
    <p>
      {t('nav.live')} | {data?.list[0]?.text ?? 'nothing'} | {formatTime('2026-11-20T13:00:00Z', a.prefs)} | {a.prefs.theme ?? 'system'}
    </p>
  );
}

async function page() {
  const speaking: Language[] = ['vi'];
  const log: string[] = [];
  const api = fakeApi().on(resourceCalls.marquee, () => ({ list: [{ id: 1, text: `said in ${speaking.at(-1)}` }] }));
  const session = fakeSession();
  const context = await aContext(SAIGON, api, session);
  const kept: Partial<Prefs>[] = [];
  const prefs = createLivingPrefs({
    context,
    speak: (language) => speaking.push(language),
    keep: (changed) => kept.push(changed),
    atOnce: (work) => act(() => flushSync(work)),
    renewSlots: (ahead) => {
      log.push(`slots ahead in ${ahead.prefs.language}`);
      return { done: Promise.resolve(), take: () => log.push('slots taken') };
    },
    revalidate: async () => {
      log.push('loaders');
    },
    reconnect: () => log.push('socket'),
  });
  const seen: string[] = [];
  function Page() {
    const view = useSyncExternalStore(prefs.subscribe, prefs.view);
    return (
      <MemoryRouter>
        <Providers context={view} shell={{ session: undefined }}>
          <Words />
        </Providers>
      </MemoryRouter>
    );
  }
  await context.queryClient.fetchQuery(callQuery(context, resourceCalls.marquee, {}));
  render(<Page />);
  const words = () => document.querySelector('p')?.textContent ?? '';
  new MutationObserver(() => seen.push(words())).observe(document.body, { subtree: true, childList: true, characterData: true });
  return { prefs, context, session, words, seen, kept, log, speaking };
}
const change = (prefs: { change(changed: Partial<Prefs>): Promise<void> }, changed: Partial<Prefs>) =>
  act(async () => {
    await prefs.change(changed);
  });

describe('a page that lives', () => {
  it('turns to another language in one step: texts, data, context; nothing is missing in between', async () => {
    const { prefs, context, session, words, seen, kept, log, speaking } = await page();
    expect(words()).toBe('Trực tiếp | said in vi | 20:00 | system');
    await change(prefs, { language: 'en' });
    expect(words()).toBe('Live | said in en | 20:00 | system');
    expect(seen.every((each) => each === 'Live | said in en | 20:00 | system')).toBe(true);
    expect([kept, log, speaking]).toEqual([[{ language: 'en' }], ['slots ahead in en', 'slots taken', 'socket', 'loaders'], ['vi', 'en']]);
    expect(context.prefs.language).toBe('en');
    // A guest's name is a word, too.
    expect(session.refreshes).toBe(1);
    expect(
      context.queryClient
        .getQueryCache()
        .findAll()
        .map(({ queryKey }) => queryKey.at(-1)),
    ).toEqual(['en']);
  });

  it('turns to another zone without asking for what does not depend on it, and without another connection', async () => {
    const { prefs, words, log, speaking } = await page();
    await change(prefs, { timeZone: 'America/New_York' });
    expect(words()).toBe('Trực tiếp | said in vi | 08:00 | system');
    expect([log.includes('socket'), new Set(speaking)]).toEqual([false, new Set(['vi'])]);
  });

  it('changes the theme at once, and nothing is loaded for it', async () => {
    const { prefs, words, log, kept } = await page();
    await change(prefs, { theme: 'dark' });
    expect([words(), log, kept]).toEqual(['Trực tiếp | said in vi | 20:00 | dark', [], [{ theme: 'dark' }]]);
    await change(prefs, { theme: undefined });
    expect(words()).toMatch(/system$/);
  });

  it('makes one change after the other', async () => {
    const { prefs, words } = await page();
    await act(async () => {
      await Promise.all([prefs.change({ timeZone: 'America/New_York' }), prefs.change({ language: 'zh' }), prefs.change({ language: 'en' })]);
    });
    expect(words()).toBe('Live | said in en | 08:00 | system');
  });

  it('stays as it is when the texts of the other language do not load', async () => {
    const { prefs, context, words, kept, speaking } = await page();
    await context.texts.add('chat', { vi: async () => ({ default: {} }), en: () => Promise.reject(new Error('offline')), zh: async () => ({ default: {} }) });
    await expect(prefs.change({ language: 'en' })).rejects.toThrow('offline');
    expect([words(), kept, speaking.at(-1), screen.queryByText(/Live/)]).toEqual(['Trực tiếp | said in vi | 20:00 | system', [], 'vi', null]);
  });
});
