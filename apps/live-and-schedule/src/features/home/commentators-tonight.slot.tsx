import { MicOff } from 'lucide-react';
import { useEffect } from 'react';
import { standing, bareName } from '@portal/domain';
import { PrefetchLink, useApp, type SlotLoad } from '@portal/platform';
import { Avatar, EmptyState, Panel, PanelHeader, Skeleton, Tag } from '@portal/ui';
import { queries } from '../../queries.ts';
import { loadSlot, usePart, type Loaded } from '../match/load.ts';
import { useMatchWords } from '../match/match-words.ts';
import { roomLink } from '../match/room-link.ts';
import styles from './commentators-tonight.module.css';

/** Faces shown: a rail is short. */
const MOST = 6;

export const loadCommentators: SlotLoad<object> = (a) => loadSlot(() => a.queryClient.fetchQuery(queries.anchors(a)));

/** `live-and-schedule/commentators-tonight`: who is on air tonight, and with which match. When the call fails it shows nothing (section 8). */
export function CommentatorsTonight({ data }: { data: Loaded | null }) {
  const a = useApp();
  const words = useMatchWords();
  const { t } = words;
  const anchors = usePart(queries.anchors(a), data);
  const failed = anchors.status === 'failed';
  useEffect(() => {
    if (failed) console.warn('[live-and-schedule] commentators of tonight did not load');
  }, [failed]);
  if (failed) return null;
  return (
    <Panel labelledBy="tonight-title" edgeToEdge={false} className={styles.panel}>
      <PanelHeader level={2} id="tonight-title" title={t('tonight.heading')} />
      {anchors.status === 'loading' && <CommentatorsSkeleton label={t('loading')} />}
      {anchors.status === 'ready' && anchors.data.list.length === 0 && (
        <EmptyState bare icon={<MicOff size={32} aria-hidden="true" />} title={t('tonight.empty')} />
      )}
      {anchors.status === 'ready' && (
        <ul className={styles.list}>
          {anchors.data.list.slice(0, MOST).map(({ userId, name, match }) => {
            const live = standing(match) === 'live';
            return (
              <li key={userId}>
                <PrefetchLink to={`${roomLink(match)}?blv=${userId}`} className={styles.person}>
                  <Avatar seed={String(userId)} size={36} mic onAir={live} />
                  <span className={styles.who}>
                    <b>{bareName(name)}</b>
                    <small>{t('tonight.line', { time: words.clock(match.kickOff), home: match.home.name, away: match.away.name })}</small>
                  </span>
                  {live && (
                    <Tag tone="live" dot>
                      {t('section.live')}
                    </Tag>
                  )}
                </PrefetchLink>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

const CommentatorsSkeleton = ({ label }: { label: string }) => (
  <div className={styles.list} role="status" aria-busy="true" aria-label={label}>
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className={styles.person}>
        <Skeleton width={36} height={36} round />
        <span className={styles.who}>
          <Skeleton width="50%" />
          <Skeleton width="80%" height={10} />
        </span>
      </div>
    ))}
  </div>
);
