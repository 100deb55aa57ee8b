import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta, useHydrated } from '@portal/platform';
import { PagePending } from '../layout/page-pending.tsx';
import { releasesMessages } from '../locales/releases.ts';
import { useShell } from '../routing/shell-context.tsx';
import type { Texts } from '../texts.ts';

/** The page's code and texts, in a chunk of their own: visitors never load them. */
async function load(texts: Texts | undefined): Promise<ComponentType> {
  const [{ ReleasesPage }] = await Promise.all([
    import(/* webpackChunkName: "page-releases" */ './releases.page.tsx'),
    texts?.add('releases', releasesMessages),
  ]);
  return ReleasesPage;
}

type Loading = { status: 'loading' } | { status: 'ready'; Page: ComponentType } | { status: 'failed'; error: unknown };

/** `/-/releases` in the shell's tree. The server renders the frame alone: what stands here is for one person. */
export function ReleasesRoute() {
  const { t } = useTranslation('shell');
  const { texts } = useShell();
  const hydrated = useHydrated();
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  useEffect(() => {
    let here = true;
    load(texts).then(
      (Page) => {
        if (here) setLoading({ status: 'ready', Page });
      },
      (error: unknown) => {
        if (here) setLoading({ status: 'failed', error });
      },
    );
    return () => {
      here = false;
    };
  }, [texts]);
  if (loading.status === 'failed') throw loading.error;
  return (
    <>
      <PageMeta title={t('title.suffix', { page: t('title.releases') })} noindex />
      {hydrated && loading.status === 'ready' ? <loading.Page /> : <PagePending />}
    </>
  );
}
