import { Ban, MessageSquareText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { Profile } from '@portal/contracts/user';
import { EmptyState } from '@portal/ui';
import { PostList } from '../feed/post-list.tsx';
import { useRelation } from '../friends/use-relation.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import styles from './profile.module.css';

/** What a member has posted; that one blocks them, in the place of it. */
export const ProfilePosts = observer(function ProfilePosts({ profile, from, words }: { profile: Profile; from: string; words: FeedWords }) {
  const { t, number } = words;
  const name = profile.displayName;
  const relation = useRelation(profile.userId);
  if (relation?.blocking)
    return (
      <EmptyState level={2} icon={<Ban size={32} aria-hidden="true" />} title={t('friends.block.done', { name })}>
        {t('friends.block.now')}
      </EmptyState>
    );
  return (
    <>
      {relation?.muting && <p className={styles.muted}>{t('friends.hiding.now', { name })}</p>}
      <PostList
        filter={{ username: profile.username, from }}
        words={words}
        empty={
          <EmptyState level={2} icon={<MessageSquareText size={32} aria-hidden="true" />} title={t('empty.profile.title', { name })}>
            {number(profile.posts) === '0' ? t('empty.profile.text') : undefined}
          </EmptyState>
        }
      />
    </>
  );
});
