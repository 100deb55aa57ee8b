import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LONGEST_NAME } from '@portal/contracts/competition';
import { PageMeta } from '@portal/platform';
import { PageHeader, Pager, SearchField } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import { usePageTitle } from '../match/use-page-title.ts';
import type { MatchWords } from '../match/match-words.ts';
import { listAddress, pagesOf, type ListAddress } from './competition-address.ts';
import { Nothing } from './tournament.view.tsx';
import styles from './competition.module.css';

interface Props {
  /** Where the list is. */
  of: '/giai-dau' | '/doi-bong';
  address: ListAddress;
  total: number;
  pageSize: number;
  words: MatchWords;
  /** A `li` each. */
  children: ReactNode;
}

/** A list that one looks through by name: a form that also works without JavaScript, and pages. */
export function NamedList({ of, address, total, pageSize, words, children }: Props) {
  const { t } = words;
  const title = usePageTitle();
  const navigate = useNavigate();
  const field = useRef<HTMLDivElement>(null);
  const { q } = address;
  const [given, setGiven] = useState({ q, times: 0 });
  // What was last looked for by the field itself: while one writes on, its answer is not written over that.
  const sent = useRef(q);
  // Other words by a link or by 'back' are written into the field.
  useEffect(() => {
    const written = field.current?.querySelector('input')?.value.trim();
    if (written === (q ?? '') || (sent.current === q && field.current?.contains(document.activeElement))) return;
    setGiven(({ times }) => ({ q, times: times + 1 }));
  }, [q]);
  const noun = of === '/giai-dau' ? 'tournaments' : 'teams';
  return (
    <div className={styles.page}>
      <PageMeta title={title(t(`${noun}.title`))} description={t(`${noun}.description`)} path={of} noindex={address.q !== undefined} />
      <PageHeader title={t(`${noun}.title`)} note={t(`${noun}.note`, { count: total })} />
      <div ref={field} className={styles.search}>
        <SearchField
          key={given.times}
          label={t(`${noun}.search`)}
          clearLabel={t('competition.clear')}
          defaultValue={given.q}
          maxLength={LONGEST_NAME}
          action={of}
          onSearch={(words) => {
            sent.current = words.trim() || undefined;
            void navigate(listAddress(of, { q: sent.current, page: 1 }));
          }}
        />
      </div>
      {Children.count(children) === 0 ? <Nothing words={words} /> : <ul className={styles.list}>{children}</ul>}
      <Pager
        label={t('pages.label')}
        {...pagesOf(address.page, { total, pageSize })}
        href={(page) => listAddress(of, { ...address, page })}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(page) => t('pages.page', { page })}
        renderLink={renderLink}
      />
    </div>
  );
}
