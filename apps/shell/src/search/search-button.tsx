import { Search } from 'lucide-react';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { links } from '@portal/contracts';
import { RemoteBoundary } from '@portal/platform';
import { IconButton } from '@portal/ui';
import { asksForSearch } from './search-keys.ts';

const load = () => import(/* webpackChunkName: "later-search" */ './search-dialog.tsx');
const SearchDialog = lazy(async () => ({ default: (await load()).SearchDialog }));

/** Opens the search: '/' and Ctrl+K do as well. Its code comes with the first use; without JavaScript, or without that code, it leads to the page of the search. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLFormElement>(null);
  const begin = () => {
    setOpened(true);
    setOpen(true);
  };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      begin();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  return (
    <>
      <form
        ref={button}
        action={links.search()}
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <IconButton
          type="submit"
          label={t('search.label')}
          title={t('search.open')}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-keyshortcuts="/ Control+K"
          onPointerEnter={warm}
          onFocus={warm}
        >
          <Search size={20} aria-hidden />
        </IconButton>
      </form>
      {opened && (
        <RemoteBoundary fallback={null} onError={() => void navigate(links.search())}>
          <Suspense fallback={null}>
            <SearchDialog open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </RemoteBoundary>
      )}
    </>
  );
}

/** Somebody is about to press: a failure shows when they do. */
const warm = () => {
  void load().catch(() => {});
};
