import { links } from '@portal/contracts';
import type { ComicPage, ComicRow } from '@portal/contracts/comic';
import { breadcrumbList, PageMeta } from '@portal/platform';
import { Breadcrumbs, SectionHeader, SegmentedLinks } from '@portal/ui';
import { ShareButton } from '../article/share-button.tsx';
import { renderLink } from '../links.tsx';
import { textLanguage } from '../text-language.ts';
import type { Words } from '../words.ts';
import { comicAt } from './comic-address.ts';
import { ComicCard } from './comic-card.tsx';
import { Sheet } from './sheet.tsx';
import { SinglePage } from './single-page.tsx';
import styles from './comic.module.css';

interface Props {
  comic: ComicRow;
  pages: readonly ComicPage[];
  /** The page in sight, from 1, where one is shown at a time. */
  single: number | undefined;
  others: readonly ComicRow[];
  words: Words;
}

/** Sheets in the first window. */
const FIRST = 2;

export function ComicView({ comic, pages, single, others, words }: Props) {
  const { t } = words;
  const { slug, title, summary, author, licence, language } = comic;
  const crumbs = [{ label: t('comics.title'), href: links.comics() }];
  const label = (page: number) => t('comics.page', { page, pages: pages.length });
  return (
    <div className={styles.page}>
      <PageMeta
        language={language}
        title={words.title(t('comics.pageTitle', { name: title }))}
        description={summary}
        path={links.comics(slug)}
        data={[breadcrumbList(crumbs.map(({ label: name, href }) => ({ name, path: href })))]}
      />
      <Breadcrumbs label={t('crumbs')} crumbs={crumbs} renderLink={renderLink} />
      <header className={styles.head}>
        <div lang={textLanguage(language)}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.summary}>{summary}</p>
        </div>
        <div className={styles.tools}>
          <SegmentedLinks
            label={t('comics.view')}
            links={[
              { href: links.comics(slug), label: t('comics.strip'), current: single === undefined },
              { href: comicAt(slug, single), label: t('comics.single'), current: single !== undefined },
            ]}
            renderLink={renderLink}
          />
          <ShareButton title={title} words={words} />
        </div>
      </header>
      {single === undefined ? (
        <>
          <ol className={styles.strip}>
            {pages.map((page, place) => (
              <li key={place}>
                <Sheet page={page} label={label(place + 1)} language={textLanguage(language)} eager={place < FIRST} />
              </li>
            ))}
          </ol>
          <p className={styles.end}>{t('comics.end')}</p>
        </>
      ) : (
        <SinglePage slug={slug} pages={pages} at={single} language={textLanguage(language)} words={words} />
      )}
      <p className={styles.licence}>
        {t('comics.by', { author })} · {licence === 'CC0-1.0' ? t('comics.cc0') : t('comics.licence', { name: licence })}
      </p>
      {others.length > 0 && (
        <section className={styles.others} aria-label={t('comics.others')}>
          <SectionHeader title={t('comics.others')} />
          <ul className={styles.more}>
            {others.map((other) => (
              <li key={other.id}>
                <ComicCard comic={other} level={3} words={words} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
