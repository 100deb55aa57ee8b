import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Query } from '@portal/contracts';
import { useApp, viewerOf } from '@portal/platform';
import { mayAsk, queries } from '../../queries.ts';
import { PostDeedsProvider } from '../post/post-deeds.tsx';
import { useFeedWords } from '../portal/feed-words.ts';
import { ProfileView } from './profile.view.tsx';

/** `/thanh-vien/{username}`. Who opens their own is led on by the shell (check-same-user). */
export const Component = observer(function ProfilePage() {
  const a = useApp();
  const words = useFeedWords();
  const { username = '' } = useParams();
  const [search]: [Query<'/thanh-vien'>, unknown] = useSearchParams();
  const { data: profile } = useQuery({ ...queries.profile(a, username), staleTime: Infinity });
  const { data: counts } = useQuery({
    ...queries.friendCounts(a, profile?.userId ?? 0, viewerOf(a.session.state)),
    enabled: profile !== undefined && mayAsk(a),
  });
  // The loader has put it there; without it the route's error boundary stands here.
  if (!profile) return null;
  return (
    <PostDeedsProvider words={words}>
      <ProfileView profile={profile} counts={counts} from={search.get('cursor') ?? ''} words={words} />
    </PostDeedsProvider>
  );
});
