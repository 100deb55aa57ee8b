import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import { useWords } from '../words.ts';
import type { ComicLoaded } from './comic.loader.ts';
import { ComicView } from './comic.view.tsx';

/** Beside one. */
const OTHERS = 3;

/** `/truyen-tranh/{slug}`; `kieu=trang` shows one page at a time, `trang` which. The loader has put it there. */
export const Component = observer(function ComicPage() {
  const a = useApp();
  const words = useWords();
  const { slug } = useLoaderData<ComicLoaded>();
  const [asked] = useSearchParams();
  const found = useQuery({ ...queries.comic(a, slug), staleTime: Infinity }).data;
  const others = useQuery({ ...queries.comics(a), staleTime: Infinity, retry: false }).data;
  if (!found) return null;
  const { comic, pages } = found;
  const page = Math.min(pages.length, Math.max(1, Number.parseInt(asked.get('trang') ?? '', 10) || 1));
  return (
    <ComicView
      comic={comic}
      pages={pages}
      single={asked.get('kieu') === 'trang' ? page : undefined}
      others={(others?.list ?? []).filter((other) => other.slug !== slug).slice(0, OTHERS)}
      words={words}
    />
  );
});
