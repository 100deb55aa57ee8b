import { useEffect, useRef } from 'react';
import type { Highlight } from '@portal/contracts/highlight';
import type { FilmModel } from './film.model.ts';
import { sparesTheVisitor } from './spares.ts';

/** Fetches the film of the next reel once the one in sight plays. To be called by an observer. */
export function useNextFilm({ state }: FilmModel, current: Highlight | undefined, next: Highlight | undefined): void {
  const fetched = useRef(new Set<string>());
  const url = next?.films.tall.url;
  const own = current?.films.tall.url;
  const isPlaying = state === 'playing';
  useEffect(() => {
    if (isPlaying && own !== undefined) fetched.current.add(own);
    if (!isPlaying || url === undefined || fetched.current.has(url) || sparesTheVisitor()) return;
    fetched.current.add(url);
    // Its whole answer lies in the browser's cache then, from which the film takes its stretches. Where it does not come, the film is fetched when it is wanted.
    void fetch(url, { priority: 'low' })
      .then((answer) => (answer.ok ? answer.blob() : Promise.reject(new Error(answer.statusText))))
      .catch(() => fetched.current.delete(url));
  }, [isPlaying, own, url]);
}
