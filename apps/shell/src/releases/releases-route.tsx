import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessages } from '@portal/i18n';
import { PageMeta, useApp, useHydrated, type AppContext } from '@portal/platform';
import { PagePending } from '../layout/page-pending.tsx';
import { releasesMessages } from '../locales/releases.ts';

/** The page's code and texts, in a chunk of their own: visitors never load them. */
async function load({ i18n, prefs }: AppContext): Promise<ComponentType> {
  const languages = [...new Set([prefs.language, 'vi' as const])];
  const [{ ReleasesPage }, ...texts] = await Promise.all([
    import(/* webpackChunkName: "page-releases" */ './releases.page.tsx'),
    ...languages.map((language) => releasesMessages[language]()),
  ]);
  languages.forEach((language, index) => addMessages(i18n, 'releases', language, texts[index]?.default ?? {}));
  return ReleasesPage;
}

type Loading = { status: 'loading' } | { status: 'ready'; Page: ComponentType } | { status: 'failed'; error: unknown };

/** `/-/releases` in the shell's tree. The server renders the frame alone: what stands here is for one person. */
export function ReleasesRoute() {
  const { t } = useTranslation('shell');
  const app = useApp();
  const hydrated = useHydrated();
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  useEffect(() => {
    let here = true;
    load(app).then(
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
  }, [app]);
  if (loading.status === 'failed') throw loading.error;
  return (
    <>
      <PageMeta title={t('title.suffix', { page: t('title.releases') })} noindex />
      {hydrated && loading.status === 'ready' ? <loading.Page /> : <PagePending />}
    </>
  );
}
