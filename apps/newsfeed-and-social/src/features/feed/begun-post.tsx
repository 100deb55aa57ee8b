import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import type { QueryName } from '@portal/contracts';
import { NOBODY, useApp } from '@portal/platform';
import { usePostDeeds } from '../post/post-deeds.tsx';

const NAME: QueryName<'/bang-tin'> = 'dang';

/** `?dang=`: a page that somebody wants to post about. A guest is asked to log in, and writes after that; the address forgets it once the dialog is open. */
export const BegunPost = observer(function BegunPost() {
  const { session } = useApp();
  const deeds = usePostDeeds();
  const [search, setSearch] = useSearchParams();
  const link = search.get(NAME);
  const starting = session.state.status === 'starting';
  const asked = useRef('');
  useEffect(() => {
    const now = `${deeds.viewer} ${link}`;
    if (!link?.startsWith('/') || starting || asked.current === now) return;
    asked.current = now;
    deeds.ask({ deed: 'write', link });
    if (deeds.viewer === NOBODY) return;
    const left = new URLSearchParams(search);
    left.delete(NAME);
    setSearch(left, { replace: true, preventScrollReset: true });
  }, [deeds, link, starting, search, setSearch]);
  return null;
});
