import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { links, type RemoteName } from '@portal/contracts';
import { ComingSoon, Tag, buttonClass } from '@portal/ui';
import css from './coming-soon.module.css';
import { PageMeta } from './meta/page-meta.tsx';
import { PrefetchLink } from './prefetch-link.tsx';

/**
 * The parts of a route whose page is not built yet: an honest card with the page's name, what will be here, and the way to what is on air.
 * Texts are the remote's own: `comingSoon.badge`, `comingSoon.live`, `comingSoon.pages.<page>.{title,text}`.
 */
export function comingSoon({ namespace, page }: { namespace: RemoteName; page: string }): { Component: ComponentType } {
  function ComingSoonPage() {
    // The page's own program checks keys; here neither its namespace nor its pages are known.
    const t = useTranslation(namespace as never).t as unknown as (key: string) => string;
    const { t: shell } = useTranslation('shell');
    const title = t(`comingSoon.pages.${page}.title`);
    return (
      <div className={css.page}>
        {/* Nothing to find here yet: searchers should not land on a promise. */}
        <PageMeta title={shell('title.suffix', { page: title })} description={t(`comingSoon.pages.${page}.text`)} noindex />
        <div className={css.card}>
          <ComingSoon
            title={title}
            action={
              <PrefetchLink className={buttonClass()} to={links.live()}>
                {t('comingSoon.live')}
              </PrefetchLink>
            }
          >
            <Tag>{t('comingSoon.badge')}</Tag>
            <p className={css.words}>{t(`comingSoon.pages.${page}.text`)}</p>
          </ComingSoon>
        </div>
      </div>
    );
  }
  return { Component: ComingSoonPage };
}
