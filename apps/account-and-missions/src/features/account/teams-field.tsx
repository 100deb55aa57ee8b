import { useDeferredValue, useId, useRef, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShownTeam } from '@portal/contracts';
import { competitionCalls, LONGEST_NAME } from '@portal/contracts/competition';
import { MOST_TEAMS } from '@portal/contracts/user';
import { callQuery, useApp } from '@portal/platform';
import { Crest, crestColors, ErrorState, FormError, IconButton, Skeleton, TextField, VisuallyHidden } from '@portal/ui';
import { problemWords } from '../member/problem-words.ts';
import { useUpdateInfo } from './use-update-info.ts';
import styles from './teams-field.module.css';

/** So many are offered for some words. */
const OFFERED = 8;

type Teams = readonly ShownTeam[];

/** Teams that one shows on one's page: what is put on or taken off is kept at once. */
export function TeamsField({ teams: known }: { teams: Teams }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const id = useId();
  const update = useUpdateInfo();
  // What one has just chosen, until the session says anything newer.
  const [chosen, setChosen] = useState<{ teams: Teams; over: Teams }>();
  const teams = chosen?.over === known ? chosen.teams : known;
  const search = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const change = async (next: Teams, done: string) => {
    setChosen({ teams: next, over: known });
    try {
      await update.mutateAsync({ teamIds: next.map((team) => team.id) });
      a.notify({ id: 'teams', tone: 'success', title: done });
    } catch {
      setChosen(undefined);
    }
  };
  const add = (team: ShownTeam) => {
    search.current?.focus();
    void change([...teams, team], t('teams.added', { name: team.name }));
  };
  const remove = (team: ShownTeam) => {
    // Not to the search: on a phone it would open the keyboard over the list.
    heading.current?.focus();
    void change(
      teams.filter((one) => one.id !== team.id),
      t('teams.removed', { name: team.name }),
    );
  };

  return (
    <section aria-labelledby={id} className={styles.field}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {t('teams.title')}
      </h3>
      <p className={styles.note}>{t('teams.note', { most: MOST_TEAMS })}</p>
      <FormError title={update.isError ? problemWords(update.error, t) : undefined} />
      {teams.length > 0 && (
        <ul className={styles.chosen} aria-label={t('teams.chosen')}>
          {teams.map((team) => (
            <li key={team.id} className={styles.team}>
              <TeamName team={team} />
              <IconButton label={t('teams.remove', { name: team.name })} disabled={update.isPending} onClick={() => remove(team)}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Search ref={search} teams={teams} busy={update.isPending} onAdd={add} />
    </section>
  );
}

interface SearchProps {
  ref: React.Ref<HTMLInputElement>;
  teams: Teams;
  busy: boolean;
  onAdd: (team: ShownTeam) => void;
}

/** Teams by words of their names, those that are chosen left out. */
function Search({ ref, teams, busy, onAdd }: SearchProps) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const [words, setWords] = useState('');
  const isFull = teams.length >= MOST_TEAMS;
  const q = useDeferredValue(isFull ? '' : words.trim());
  const found = useQuery({
    ...callQuery(a, competitionCalls.teams, { q, pageSize: OFFERED + MOST_TEAMS }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const list = q === '' ? undefined : found.data?.list;
  const offered = (list ?? []).filter(({ id }) => teams.every((team) => team.id !== id)).slice(0, OFFERED);
  // Of words that are still being asked for nothing is said.
  const isPending = q !== '' && found.isPending;
  const isNone = list !== undefined && offered.length === 0 && !found.isPlaceholderData;
  return (
    <>
      <TextField
        ref={ref}
        label={t('teams.search')}
        description={isFull ? t('teams.full', { most: MOST_TEAMS }) : undefined}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        autoComplete="off"
        maxLength={LONGEST_NAME}
      />
      <div role="status" className={isNone ? undefined : styles.silent}>
        {isPending && <VisuallyHidden>{t('teams.loading')}</VisuallyHidden>}
        {isNone && <p className={styles.note}>{t('teams.none')}</p>}
        {offered.length > 0 && !found.isPlaceholderData && <VisuallyHidden>{t('teams.found', { count: offered.length })}</VisuallyHidden>}
      </div>
      {q !== '' && found.isError && (
        <ErrorState bare message={t('teams.failed')} retryLabel={t('retry')} onRetry={() => void found.refetch()} busy={found.isFetching} />
      )}
      {isPending && <Skeleton height={48} />}
      {offered.length > 0 && (
        <ul className={styles.offered} aria-label={t('teams.offered')}>
          {offered.map((team) => (
            <li key={team.id}>
              <button
                type="button"
                className={styles.offer}
                aria-label={t('teams.add', { name: team.name })}
                disabled={busy}
                onClick={() => {
                  setWords('');
                  onAdd(team);
                }}
              >
                <TeamName team={team} />
                <Plus size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function TeamName({ team }: { team: ShownTeam }) {
  return (
    <span className={styles.name}>
      <Crest name={team.name} monogram={team.monogram} colors={crestColors(team)} size={24} />
      {team.name}
    </span>
  );
}
