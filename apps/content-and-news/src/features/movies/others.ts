import { useQuery } from '@tanstack/react-query';
import type { MovieRow } from '@portal/contracts/movie';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';

/** Beside one. */
const OTHERS = 3;

/** The newest movies but one; none when they do not come. The loader has asked for them. */
export function useOthers(slug: string): readonly MovieRow[] {
  const found = useQuery({ ...queries.movies(useApp()), staleTime: Infinity, retry: false }).data;
  return (found?.list ?? []).filter((other) => other.slug !== slug).slice(0, OTHERS);
}
