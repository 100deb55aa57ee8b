import { LoaderCircle, Radio, RefreshCw } from 'lucide-react';
import type { ReleaseBoard } from '@portal/contracts';
import { formatTime } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { PageHeader, Strip, Button } from '@portal/ui';
import type { StreamState } from './stream-watch.model.ts';
import type { Trouble } from './trouble.ts';
import { useWords } from './words.ts';
import css from './releases.module.css';

interface Props {
  board: ReleaseBoard;
  readAt: number;
  trouble: Trouble | undefined;
  stream: StreamState;
  onRetry(): void;
}

/** Title, whether what stands below is from just now, and a strip when it is not. */
export function BoardHeader({ board, readAt, trouble, stream, onRetry }: Props) {
  const { t, trouble: words } = useWords();
  const { prefs } = useApp();
  const time = formatTime(readAt, prefs);
  const Icon = { live: Radio, connecting: LoaderCircle, waiting: RefreshCw }[stream.status];
  const connection = t(`connection.${stream.status === 'waiting' ? 'polling' : stream.status}`);
  return (
    <>
      <PageHeader
        title={t('heading')}
        note={t('note')}
        action={
          <p className={css.connection} data-status={trouble ? 'waiting' : stream.status}>
            <span className={css.pulse}>
              <Icon size={16} aria-hidden="true" />
              {connection}
            </span>
            <span className={css.when}>{t('connection.revision', { n: board.revision })}</span>
            <span className={css.when}>{t('connection.readAt', { time })}</span>
          </p>
        }
      />
      {trouble && (
        <Strip
          kind="offline"
          action={
            <Button variant="ghost" onClick={onRetry}>
              {t('connection.again')}
            </Button>
          }
        >
          {words(trouble)} {t('connection.readAt', { time })}.
        </Strip>
      )}
    </>
  );
}
