import { observer } from 'mobx-react-lite';
import { links } from '@portal/contracts';
import { useApp, type SlotLoad } from '@portal/platform';
import { ErrorState, LiveList, SkeletonRows, type LiveListRow } from '@portal/ui';
import { onAirSnapshot, queries } from '../../queries.ts';
import type { ListSnapshot } from '../live-list/live-list.model.ts';
import { useHotMatch } from '../live-list/use-hot-match.ts';
import { useOnAir } from '../live-list/use-live-list.ts';
import { bySection } from '../match/grouping.ts';
import { renderLink } from '../match/links.tsx';
import { loadSlot, usePart, type Loaded } from '../match/load.ts';
import { useMatchWords } from '../match/match-words.ts';
import { roomLink } from '../match/room-link.ts';
import styles from './live-now.module.css';

type Props = { limit: number };

export const loadLiveNow: SlotLoad<Props> = (a) =>
  loadSlot(() => Promise.all([a.queryClient.fetchQuery(queries.onAir(a)), a.queryClient.fetchQuery(queries.coming(a))]));

/** `live-and-schedule/live-now`: the narrow list beside the hot match. */
export function LiveNow({ limit, data }: Props & { data: Loaded | null }) {
  const a = useApp();
  const { t } = useMatchWords();
  const onAir = usePart(queries.onAir(a), data);
  const coming = usePart(queries.coming(a), data);
  if (onAir.status === 'failed')
    return (
      <div className={styles.box}>
        <ErrorState message={t('error.list')} retryLabel={t('retry')} onRetry={onAir.retry} busy={onAir.busy} bare />
      </div>
    );
  if (onAir.status === 'loading')
    return (
      <div className={styles.box}>
        <SkeletonRows rows={limit} label={t('loading')} />
      </div>
    );
  return <LiveNowList limit={limit} first={onAirSnapshot(onAir.data)} next={coming.status === 'ready' ? coming.data.list : []} />;
}

const LiveNowList = observer(function LiveNowList({ limit, first, next }: Props & { first: ListSnapshot; next: ListSnapshot['matches'] }) {
  const words = useMatchWords();
  const { t } = words;
  const model = useOnAir(first);
  const { live } = bySection(model.matches);
  const hot = useHotMatch(model);
  const shown = live.length > 0 ? live : next;
  const rows = shown.slice(0, limit).map(
    (match): LiveListRow => ({
      ...words.sides(words.seen(match)),
      id: String(match.fixtureId),
      href: roomLink(match),
      minute: words.time(match, model.now),
      description: words.inOneSentence(match, model.now),
      score: words.seen(match).score,
      goal: words.hides ? undefined : words.goal(model.goalOf(match)),
      selected: match.fixtureId === hot?.fixtureId,
    }),
  );
  return (
    <div className={styles.fill}>
      <LiveList
        tag={t(live.length > 0 ? 'section.live' : 'section.coming')}
        live={live.length > 0}
        count={
          <span className={styles.count}>
            {t('count', { count: shown.length })}
            {shown.length > 0 && shown.every(({ replay }) => replay) && <span className={styles.replay}> · {t('row.replay')}</span>}
          </span>
        }
        rows={rows}
        more={{ href: links.live(), label: t(live.length > 0 ? 'all.live' : 'all.list') }}
        renderLink={renderLink}
      />
    </div>
  );
});
