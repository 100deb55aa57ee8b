import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { ReleaseDiff, RemoteName } from '@portal/contracts';
import { callQuery, useApp, viewerOf } from '@portal/platform';
import { Dialog, ErrorState, SkeletonRows, Tag, type TagTone } from '@portal/ui';
import { operatorCalls } from './operator-calls.ts';
import { bytesOf, growthOf, useWords } from './words.ts';
import css from './diff.module.css';

const TONES: Record<ReleaseDiff['uses'][number]['change'], TagTone> = { added: 'win', removed: 'lose', changed: 'hot' };

/** What differs between two versions: bytes, shared packages, what is offered and used. Releases never change, so it is read once. */
export const DiffDialog = observer(function DiffDialog({ remote, from, to, onClose }: { remote: RemoteName; from: string; to: string; onClose(): void }) {
  const { t, remote: name } = useWords();
  const app = useApp();
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(app, operatorCalls.diff, { remote, from, to }, viewerOf(app.session.state)),
    staleTime: Infinity,
  });
  return (
    <Dialog
      open
      kind="sheet"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('diff.title', { remote: name(remote), from, to })}
      closeLabel={t('close')}
    >
      {data ? (
        <Differences diff={data} />
      ) : isError ? (
        <ErrorState bare message={t('diff.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={4} label={t('loading')} />
      )}
    </Dialog>
  );
});

function Differences({ diff: { from, to, files, shared, offers, uses } }: { diff: ReleaseDiff }) {
  const { t } = useWords();
  const changed = files.filter(({ before, after }) => before !== after);
  const row = ({ kind, name, change }: (typeof offers | typeof uses)[number]) => (
    <li key={`${kind} ${name}`}>
      <span>
        <small>{t(`diff.kinds.${kind}`)}</small> <code>{name}</code>
      </span>
      <Tag tone={TONES[change]}>{t(`diff.${change}`)}</Tag>
    </li>
  );
  return (
    <div className={css.diff}>
      <p className={css.size}>
        <span>{t('diff.size')}</span>
        <b>
          {bytesOf(from.bytes)} → {bytesOf(to.bytes)}
        </b>
        <b>{growthOf(from.bytes, to.bytes)}</b>
      </p>
      <Part title={t('diff.offers')}>{offers.map(row)}</Part>
      <Part title={t('diff.uses')}>{uses.map(row)}</Part>
      <Part title={t('diff.shared')}>
        {shared
          .filter(({ before, after }) => before !== after)
          .map(({ name, before, after }) => (
            <li key={name}>
              <code>{name}</code>
              <span>
                {before ?? t('diff.none')} → {after ?? t('diff.none')}
              </span>
            </li>
          ))}
      </Part>
      <Part title={t('diff.files', { n: changed.length })}>
        {changed.map(({ file, before, after }) => (
          <li key={file}>
            <code>{file}</code>
            <span>
              {before === null ? (
                <Tag tone="win">{t('diff.added')}</Tag>
              ) : after === null ? (
                <Tag tone="lose">{t('diff.removed')}</Tag>
              ) : (
                growthOf(before, after)
              )}
            </span>
          </li>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode[] }) {
  const { t } = useWords();
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      {children.length > 0 ? <ul className={css.list}>{children}</ul> : <p className={css.same}>{t('diff.same')}</p>}
    </section>
  );
}
