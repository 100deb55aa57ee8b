import { observer } from 'mobx-react-lite';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { FriendsPart } from '../friends/friends-part.tsx';
import { PostDeedsProvider } from '../post/post-deeds.tsx';
import { useFeedWords } from '../portal/feed-words.ts';
import { BegunPost } from './begun-post.tsx';
import { feedAddress, type FeedAddress } from './feed-address.ts';
import type { FeedLoaded } from './feed.loader.ts';
import { feedName, type FeedLine } from './feed-menu.tsx';
import { FeedFrame } from './feed-frame.tsx';
import { FeedListPart } from './feed-list-part.tsx';
import { OnePostPart } from './one-post-part.tsx';

/** `/bang-tin`. */
export const Component = observer(function FeedPage() {
  const a = useApp();
  const words = useFeedWords();
  const { missing } = useLoaderData<FeedLoaded>();
  const [search] = useSearchParams();
  const address = feedAddress(search);
  const { state } = a.session;
  const me = state.status === 'user' ? state.user : undefined;
  // A `pId` that cannot be one has been answered by the loader.
  if (address.show === 'nothing') return null;
  return (
    <PostDeedsProvider words={words}>
      <BegunPost />
      <FeedFrame words={words} current={currentOf(address)}>
        {address.show === 'post' ? (
          <OnePostPart key={address.id} id={address.id} missing={missing} words={words} />
        ) : address.show === 'people' ? (
          <FriendsPart list={address.list} words={words} />
        ) : (
          <FeedListPart filter={address.filter} me={me} starting={state.status === 'starting'} words={words} />
        )}
      </FeedFrame>
    </PostDeedsProvider>
  );
});

/** Which line of the menu one is at. */
function currentOf(address: FeedAddress): FeedLine | undefined {
  if (address.show === 'people') return 'friends';
  return address.show === 'list' && address.filter.hashtag === undefined ? feedName(address.filter.nType) : undefined;
}
