import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { links } from '@portal/contracts';
import type { Post } from '@portal/contracts/newsfeed';
import { useApp, viewerOf, type AppContext } from '@portal/platform';
import { RailList, RailPanel } from '@portal/ui';
import { mayAsk, queries } from '../../queries.ts';
import { useFeedWords, type Translate } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';

/** A side part: without an answer it shows nothing, and the browser asks again. */
export async function loadLatestPosts(a: AppContext, { limit }: { limit: number }): Promise<null> {
  if (mayAsk(a)) await a.queryClient.prefetchQuery(queries.latest(a, limit, viewerOf(a.session.state)));
  return null;
}

/** The newest public posts, a line each, as the way into the feed. Nothing when there is nothing to show. */
export const LatestPosts = observer(function LatestPosts({ limit }: { limit: number }) {
  const a = useApp();
  const words = useFeedWords();
  const { t } = words;
  const posts = useQuery({ ...queries.latest(a, limit, viewerOf(a.session.state)), enabled: mayAsk(a) }).data?.list ?? [];
  if (posts.length === 0) return null;
  return (
    <RailPanel title={t('latest.title')} more={{ href: links.feed(), label: t('latest.all') }} renderLink={renderLink}>
      <RailList
        renderLink={renderLink}
        items={posts.map((post) => ({
          id: String(post.id),
          title: post.author.displayName,
          note: inOneLine(post, t),
          href: links.post(post.id),
          person: { seed: String(post.author.userId), name: post.author.displayName, picture: post.author.picture, mic: post.author.userType === 20 },
        }))}
      />
    </RailPanel>
  );
});

function inOneLine({ content, media, card, shared }: Post, t: Translate): string {
  if (content) return content.replace(/\s+/g, ' ');
  if (card) return card.title;
  return t(shared !== null ? 'latest.share' : media.length > 0 ? 'latest.pictures' : 'latest.avatar', { count: media.length });
}
