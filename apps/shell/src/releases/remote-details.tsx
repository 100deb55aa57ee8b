import { observer } from 'mobx-react-lite';
import { History, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KeptRelease, ReleaseBoard } from '@portal/contracts';
import { EmptyState, ErrorState, MoreSentinel, SkeletonRows, Tabs } from '@portal/ui';
import { HistoryRow } from './history-row.tsx';
import type { Stretches } from './paged-list.model.ts';
import type { RemoteDetails } from './remote-details.model.ts';
import { VersionRow, type VersionActions } from './version-row.tsx';
import { useWords } from './words.ts';
import css from './details.module.css';

interface Props extends VersionActions {
  details: RemoteDetails;
  row: ReleaseBoard['remotes'][number];
}

/** Below an opened card: what happened to the remote, and the versions one can go to. */
export function RemoteDetailsPanel({ details, row, ...actions }: Props) {
  const { t, remote } = useWords();
  return (
    <Tabs
      label={t('details.historyOf', { remote: remote(row.remote) })}
      items={[
        {
          id: 'history',
          label: t('details.history'),
          content: (
            <StretchesView list={details.history} empty={t('details.noHistory')} icon={<History size={32} aria-hidden="true" />}>
              {(entry) => <HistoryRow key={entry.n} entry={entry} remote={row.remote} />}
            </StretchesView>
          ),
        },
        {
          id: 'versions',
          label: t('details.versions'),
          content: (
            <StretchesView list={details.versions} empty={t('details.noVersions')} icon={<Package size={32} aria-hidden="true" />}>
              {(release: KeptRelease) => <VersionRow key={release.version} release={release} row={row} {...actions} />}
            </StretchesView>
          ),
        },
      ]}
    />
  );
}

interface StretchesProps<T> {
  list: Stretches<T>;
  empty: string;
  icon: ReactNode;
  children: (row: T) => ReactNode;
}

/** A list read a stretch at a time, in each of its states. */
const StretchesView = observer(function StretchesView<T>({ list, empty, icon, children }: StretchesProps<T>) {
  const { t, trouble } = useWords();
  const { rows, state } = list;
  if (!rows)
    return state.status === 'failed' ? (
      <ErrorState bare message={trouble(state.trouble)} retryLabel={t('retry')} onRetry={() => void list.reload()} />
    ) : (
      <SkeletonRows rows={3} label={t('loading')} />
    );
  if (rows.length === 0) return <EmptyState bare icon={icon} title={empty} />;
  return (
    <>
      <ol className={css.list}>{rows.map((row) => children(row))}</ol>
      <MoreSentinel
        manual
        label={t('details.more')}
        onMore={() => void list.more()}
        state={state.status === 'failed' ? { status: 'failed', message: trouble(state.trouble), retryLabel: t('retry') } : state}
      />
    </>
  );
}) as <T>(props: StretchesProps<T>) => ReactNode;
