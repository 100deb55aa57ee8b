/** @jest-environment node */
import { RouterContextProvider } from 'react-router-dom';
import { staticArticles, articleCalls } from '@portal/contracts/article';
import { appContext } from '@portal/platform';
import { fakeApi, fakeApp } from '@portal/testing';
import { anArticle } from '../../factories.ts';
import { articleLoader } from './article.loader.ts';

test('a page that stands still is led to its own address, for good', async () => {
  const about = anArticle({ id: staticArticles.intro, slug: 'gioi-thieu-4314', category: { id: 110, slug: 'trang', name: 'Trang' } });
  const context = new RouterContextProvider(new Map([[appContext, await fakeApp({ api: fakeApi().on(articleCalls.info, () => about) })]]) as never);
  const thrown: unknown = await articleLoader({
    params: { article: about.slug },
    context,
    request: new Request('http://portal/tin-tuc/gioi-thieu-4314'),
  } as never).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown).toMatchObject({ status: 301 });
  expect((thrown as Response).headers.get('location')).toBe('/gioi-thieu');
});
