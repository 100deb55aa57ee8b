import { Button, Strip } from '@portal/ui';
import type { Feed } from './news-line.ts';
import type { MatchWords } from './match-words.ts';

/** Says how old the scores are while no news come; nothing otherwise. */
export function FeedStrip({ feed, words }: { feed: Feed; words: MatchWords }) {
  const { t } = words;
  switch (feed.status) {
    case 'live':
      return null;
    case 'reconnecting':
      return <Strip kind="reconnecting">{t('feed.reconnecting', { attempt: feed.attempt, of: feed.of, time: words.clock(feed.at) })}</Strip>;
    case 'stale':
      return (
        <Strip
          kind="offline"
          action={
            <Button variant="ghost" onClick={feed.retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('feed.stale', { time: words.clock(feed.at) })}
        </Strip>
      );
  }
}
