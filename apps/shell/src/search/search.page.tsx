import { SearchX } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { links, type Query } from '@portal/contracts';
import { searchCalls } from '@portal/contracts/search';
import { callQuery, PageMeta, PrefetchLink, useApp } from '@portal/platform';
import { buttonClass, EmptyState, PageHeader, SearchField } from '@portal/ui';
import { countOf, foundGroups } from './found-groups.ts';
import { FoundRow } from './found-row.tsx';
import { MOST_FOUND } from './search.route.ts';
import { askedWords, LONGEST_SEARCH } from './words.ts';
import css from './search.page.module.css';

/** `/tim-kiem?q=`: all that a search finds, also without JavaScript. Nothing for other searchers to keep. */
export function SearchPage() {
  const { t } = useTranslation('shell');
  const app = useApp();
  const navigate = useNavigate();
  const [params]: [Query<'/tim-kiem'>, unknown] = useSearchParams();
  const words = (params.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const q = askedWords(words);
  // The loader has it: this reads it, and asks anew in another language.
  const { data } = useQuery({ ...callQuery(app, searchCalls.search, { q, pageSize: MOST_FOUND }), enabled: q !== '' });
  const groups = data && q ? foundGroups(data) : [];
  const name = words ? t('search.titleOf', { words }) : t('search.title');
  return (
    <div className={css.page}>
      <PageMeta title={t('title.suffix', { page: name })} description={t('search.description')} noindex />
      <PageHeader title={name} note={q && data ? t('search.found', { count: countOf(groups), words }) : t('search.hint')} />
      <div className={css.field}>
        <SearchField
          key={words}
          label={t('search.placeholder')}
          clearLabel={t('search.clear')}
          action={links.search()}
          defaultValue={words}
          maxLength={LONGEST_SEARCH}
          onSearch={(next) => void navigate(links.search(next))}
        />
      </div>
      {groups.map(({ kind, items }) => (
        <section key={kind} className={css.group} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`}>
            {t(`search.groups.${kind}`)} <span className="figures">{items.length}</span>
          </h2>
          <ul>
            {items.map((item) => (
              <li key={item.key}>
                <PrefetchLink to={item.href} className={css.row}>
                  <FoundRow item={item} />
                </PrefetchLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {words && groups.length === 0 && (
        <EmptyState
          level={2}
          icon={<SearchX size={32} aria-hidden />}
          title={t('search.nothing', { words })}
          action={
            <PrefetchLink className={buttonClass({ variant: 'secondary' })} to={links.matchCalendar()}>
              {t('search.schedule')}
            </PrefetchLink>
          }
        >
          {t('search.nothingText')}
        </EmptyState>
      )}
    </div>
  );
}
