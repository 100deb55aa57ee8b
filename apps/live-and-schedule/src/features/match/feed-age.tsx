import { Button } from '@portal/ui';
import type { Feed } from './news-line.ts';
import type { MatchWords } from './match-words.ts';
import styles from './feed-age.module.css';

/** Says how old the scores of a list are while no news come; nothing otherwise. Why there are none says the frame. */
export function FeedAge({ feed, words }: { feed: Feed; words: MatchWords }) {
  if (feed.status === 'live') return null;
  return (
    <p className={styles.age} role="status">
      {words.t('feed.age', { time: words.clock(feed.at) })}
      {feed.status === 'stale' && (
        <Button variant="ghost" compact onClick={feed.retry}>
          {words.t('retry')}
        </Button>
      )}
    </p>
  );
}
