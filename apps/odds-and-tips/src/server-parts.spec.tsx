import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import { Suspense, type ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { addMessages } from '@portal/i18n';
import type { SlotLoad } from '@portal/platform';
import { fakeApp, WithApp } from '@portal/testing';
import { messages, slots } from './remote.tsx';
import { anApi } from './testing/things.ts';

// React's server waits by it, and jsdom has none.
beforeAll(() => void Object.assign(globalThis, { setImmediate }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'setImmediate'));

/** A slot of the remote as a server renders it: loaded, with the texts that it brings, and waited for. */
async function onServer(name: keyof NonNullable<typeof slots>, props: object): Promise<string> {
  const slot = slots?.[name];
  if (!slot?.texts) throw new Error(`no slot ${name}`);
  const app = await fakeApp({ api: anApi(), server: true, messages: { 'odds-and-tips': (await messages.vi()).default } });
  addMessages(app.i18n, 'odds-and-tips', 'vi', (await slot.texts.vi()).default);
  const data = await (slot.load as SlotLoad<object> | undefined)?.(app, props);
  const Component = slot.Component as unknown as ComponentType<object>;
  const page = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <WithApp app={app}>
        <Suspense fallback={<p>away</p>}>
          <Component {...props} {...{ data: data ?? null }} />
        </Suspense>
      </WithApp>,
      { onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject), onError: reject },
    );
  });
  app.queryClient.clear();
  return page;
}

it.each([
  ['odds-and-tips/market-odds', { market: 'hdp', fixtureId: 8 }, '-0.75'],
  ['odds-and-tips/market-odds', { market: 'all' }, 'Arsenal – Wolverhampton'],
  ['odds-and-tips/ranking', {}, 'Kính Cận'],
  ['odds-and-tips/open-tips', { which: 'focus' }, 'Arsenal -0.75'],
  ['odds-and-tips/open-tips', { which: 'tonight' }, 'Arsenal -0.75'],
  // Who is a member is known in the browser alone; the 18+ notice stands above nevertheless.
  ['odds-and-tips/predict', { fixtureId: 8 }, 'Người dưới 18 tuổi'],
  ['odds-and-tips/own-predictions', {}, 'Người dưới 18 tuổi'],
] as const)('%s %j is there in the server’s page, though its code is a chunk apart', async (name, props, words) => {
  const html = await onServer(name, props);
  expect(html).toContain(words);
  expect(html).not.toContain('away');
});
