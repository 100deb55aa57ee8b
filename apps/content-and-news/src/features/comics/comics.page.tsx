import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { links } from '@portal/contracts';
import { PageMeta, useApp } from '@portal/platform';
import { EmptyState, LinkButton, PageHeader } from '@portal/ui';
import { queries } from '../../queries.ts';
import { renderLink } from '../links.tsx';
import { useWords } from '../words.ts';
import { comicsFrom } from './comic-address.ts';
import { ComicCard } from './comic-card.tsx';
import type { ComicsLoaded } from './comics.loader.ts';
import styles from './comics.module.css';

/** So many covers are in the first window. */
const FIRST = 4;

/** `/truyen-tranh`. The loader has put the list there. */
export const Component = observer(function ComicsPage() {
  const a = useApp();
  const words = useWords();
  const { t } = words;
  const { from } = useLoaderData<ComicsLoaded>();
  const stretch = useQuery({ ...queries.comics(a, from), staleTime: Infinity }).data;
  if (!stretch) return null;
  const { list, nextCursor } = stretch;
  return (
    <div className={styles.page}>
      <PageMeta title={words.title(t('comics.title'))} description={t('comics.description')} path={links.comics()} />
      <PageHeader title={t('comics.title')} note={t('comics.note')} />
      {list.length === 0 ? (
        <EmptyState
          level={2}
          icon={<BookOpen size={32} aria-hidden="true" />}
          title={t(from === undefined ? 'comics.empty' : 'comics.noMore')}
          action={
            <LinkButton variant="secondary" href={links.news()} renderLink={renderLink}>
              {t('comics.toNews')}
            </LinkButton>
          }
        >
          {t('comics.emptyText')}
        </EmptyState>
      ) : (
        <ul className={styles.comics} aria-label={t('comics.list')}>
          {list.map((comic, place) => (
            <li key={comic.id}>
              <ComicCard comic={comic} level={2} eager={place < FIRST} words={words} />
            </li>
          ))}
        </ul>
      )}
      {(from !== undefined || nextCursor !== null) && (
        <p className={styles.ways}>
          {from !== undefined && (
            <LinkButton variant="secondary" href={links.comics()} renderLink={renderLink}>
              {t('comics.newest')}
            </LinkButton>
          )}
          {nextCursor !== null && (
            <LinkButton variant="secondary" href={comicsFrom(nextCursor)} renderLink={renderLink}>
              {t('comics.older')}
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
});
