import { Fragment } from 'react';
import { CardIcon } from '@portal/ui';
import type { Translate } from '../match/match-words.ts';
import type { StoryItem } from './side-story.ts';
import styles from './hot-match.module.css';

/** "Đ. Gia Khải 23' · L. Quốc Triệu 61'". */
export function SideStory({ items, t }: { items: readonly StoryItem[]; t: Translate }) {
  return items.map((item, index) => (
    <Fragment key={`${item.player} ${item.kind}`}>
      {index > 0 && <span className={styles.between}> · </span>}
      <span className={styles.story}>
        {item.kind === 'red' && (
          <>
            <CardIcon tone="red" label={t('event.red')} className={styles.card} />{' '}
          </>
        )}
        {item.player} <span className={styles.minutes}>{item.minutes.join(', ')}</span>
        {item.kind === 'own-goal' && ` (${t('event.ownGoalDetail')})`}
        {item.kind === 'penalty' && ` (${t('event.penaltyDetail')})`}
      </span>
    </Fragment>
  ));
}
