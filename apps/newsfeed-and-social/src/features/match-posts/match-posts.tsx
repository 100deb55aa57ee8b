import { observer } from 'mobx-react-lite';
import { MessageSquareText } from 'lucide-react';
import type { SlotProps } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { EmptyState } from '@portal/ui';
import { ComposeBox } from '../compose/compose-box.tsx';
import { PostList } from '../feed/post-list.tsx';
import { PostDeedsProvider } from '../post/post-deeds.tsx';
import { useFeedWords } from '../portal/feed-words.ts';
import styles from './match-posts.module.css';

type Props = SlotProps<'newsfeed-and-social/match-posts'>;

export const postsOfMatch = ({ fixtureId }: Pick<Props, 'fixtureId'>) => ({ fixtureId: String(fixtureId) });

/** What is written about one match, and the way to write about it. */
export const MatchPosts = observer(function MatchPosts(props: Props) {
  const { state } = useApp().session;
  const words = useFeedWords();
  const { t } = words;
  return (
    <PostDeedsProvider words={words}>
      <div className={styles.posts}>
        <ComposeBox me={state.status === 'user' ? state.user : undefined} t={t} link={props.link} />
        <PostList
          filter={postsOfMatch(props)}
          words={words}
          beside={props.link}
          empty={
            <EmptyState level={2} icon={<MessageSquareText size={32} aria-hidden="true" />} title={t('empty.match.title')}>
              {t('empty.match.text')}
            </EmptyState>
          }
        />
      </div>
    </PostDeedsProvider>
  );
});
