import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Tag } from '@portal/ui';
import { releasesInWords, withoutPreview } from '../preview-address.ts';
import { useShell } from '../routing/shell-context.tsx';
import css from './preview-badge.module.css';

/** Says that this page shows releases which nobody else gets, which they are, and leads out. */
export function PreviewBadge() {
  const { t } = useTranslation('shell');
  const { preview } = useShell();
  const { pathname, search } = useLocation();
  if (!preview) return null;
  return (
    <aside className={css.badge} aria-label={t('preview.label')} data-testid="preview-badge">
      <Tag tone="dark">{t('preview.tag')}</Tag>
      <span className={css.releases}>{releasesInWords(preview)}</span>
      {/* A full load: releases are pinned for as long as the page lives. */}
      <a className={css.leave} href={withoutPreview(pathname + search)} suppressHydrationWarning>
        {t('preview.leave')}
      </a>
    </aside>
  );
}
