import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { links } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import type { ShelfLoaded } from '../shelf/shelf.loader.ts';
import { Shelf } from '../shelf/shelf.tsx';
import { useWords } from '../words.ts';
import { comicsFrom } from './comic-address.ts';
import { ComicCard } from './comic-card.tsx';

/** `/truyen-tranh`. The loader has put the list there. */
export const Component = observer(function ComicsPage() {
  const a = useApp();
  const words = useWords();
  const { t } = words;
  const { from } = useLoaderData<ShelfLoaded>();
  const stretch = useQuery({ ...queries.comics(a, from), staleTime: Infinity }).data;
  if (!stretch) return null;
  const { list, nextCursor } = stretch;
  return (
    <Shelf
      words={{
        tab: words.title(t('comics.title')),
        title: t('comics.title'),
        description: t('comics.description'),
        note: t('comics.note'),
        list: t('comics.list'),
        empty: t('comics.empty'),
        noMore: t('comics.noMore'),
        emptyText: t('comics.emptyText'),
        toNews: t('comics.toNews'),
        newest: t('comics.newest'),
        older: t('comics.older'),
      }}
      icon={BookOpen}
      shape="tall"
      path={links.comics()}
      list={list}
      from={from}
      older={nextCursor === null ? undefined : comicsFrom(nextCursor)}
      card={(comic, eager) => <ComicCard comic={comic} level={2} eager={eager} words={words} />}
    />
  );
});
