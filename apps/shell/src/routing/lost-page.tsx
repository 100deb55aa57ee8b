import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { PagePending } from '../layout/page-pending.tsx';
import { useShell } from './shell-context.tsx';

/**
 * In place of a page whose chunk, script or style, did not load (section 8): it loads the address whole, and where that is not allowed (again within 10 s, or while a
 * video plays) it throws, so that the fallback card shows. Only who goes to the page renders this; code that is fetched ahead reloads nothing.
 */
export function lostPage(error: unknown): ComponentType {
  return function LostPage() {
    const { reload } = useShell();
    const { pathname, search, hash } = useLocation();
    const [stays, setStays] = useState(!reload);
    useEffect(() => {
      if (!reload?.(pathname + search + hash)) setStays(true);
    }, [reload, pathname, search, hash]);
    if (stays) throw error;
    return <PagePending />;
  };
}
