import { useTranslation } from 'react-i18next';
import { Logo, buttonClass } from '@portal/ui';
// Of the error page: this one is made on the server alone, and the browser's style sheets hold what browsers import.
import css from './error-page.module.css';

/** unknown: no such version. unsigned: the link is not the registry's, or ran out. away: the version exists for all we know, and cannot be fetched now. */
export type Refusal = 'unknown' | 'unsigned' | 'away';
export const refusalStatus: Record<Refusal, number> = { unknown: 404, unsigned: 403, away: 503 };

/** In place of a page whose preview cannot be shown; never what everybody gets under the name of the preview. */
export function PreviewRefused({ why, releases, out }: { why: Refusal; releases: string; out: string }) {
  const { t } = useTranslation('shell');
  return (
    <main data-preview-refused={why}>
      <section className={css.trouble}>
        <title>{t('title.suffix', { page: t(`preview.${why}Title`), brand: t('brand') })}</title>
        <meta name="robots" content="noindex" />
        <Logo name={t('brand')} />
        <p className={css.code} aria-hidden>
          {refusalStatus[why]}
        </p>
        <h1 className={css.title}>{t(`preview.${why}Title`)}</h1>
        <p className={css.hint}>{t(`preview.${why}`, { releases })}</p>
        <a className={buttonClass({ variant: 'primary' })} href={out}>
          {t('preview.out')}
        </a>
      </section>
    </main>
  );
}
