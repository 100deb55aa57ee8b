import { ArrowLeft, EyeOff } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@portal/api-client';
import { links } from '@portal/contracts';
import { visibility, type Post } from '@portal/contracts/newsfeed';
import { cutText } from '@portal/i18n';
import { NOBODY, useApp, PageMeta, viewerOf } from '@portal/platform';
import { buttonClass, EmptyState, ErrorState, LinkButton, VisuallyHidden } from '@portal/ui';
import { mayAsk, queries } from '../../queries.ts';
import { PostItem } from '../post/post-item.tsx';
import { PostSkeletons } from '../post/post-skeleton.tsx';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';

/** Letters of a post's words in the title of its page. */
const TITLE = 60;
const DESCRIPTION = 160;

/** `/bang-tin?pId=`: one post with its comments. What the server did not find may be the visitor's own, private one: asked again for them. */
export const OnePostPart = observer(function OnePostPart({ id, missing, words }: { id: number; missing: boolean; words: FeedWords }) {
  const { t } = words;
  const a = useApp();
  const viewer = viewerOf(a.session.state);
  const {
    data: post,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...queries.post(a, id, viewer),
    enabled: mayAsk(a) && !(missing && viewer === NOBODY),
  });
  // Also one that was there: deleted since, or its author blocked.
  // Where its author has just deleted it stands the way back, whatever is asked meanwhile.
  const mayComeBack = post?.visibility === visibility.deleted;
  const gone = error ? isApiError(error) && error.kind === 'notFound' && !mayComeBack : !post && missing && viewer === NOBODY;
  return (
    <>
      <div>
        {renderLink({
          href: links.feed(),
          className: buttonClass({ variant: 'ghost' }),
          children: (
            <>
              <ArrowLeft size={18} aria-hidden="true" />
              {t('feed.back')}
            </>
          ),
        })}
      </div>
      {gone ? (
        <Gone words={words} />
      ) : post ? (
        <Found post={post} words={words} />
      ) : error ? (
        <ErrorState message={t('failed.post')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <PostSkeletons count={1} label={t('feed.loading')} />
      )}
    </>
  );
});

function Found({ post, words }: { post: Post; words: FeedWords }) {
  const { t: shell } = useTranslation('shell');
  const { t } = words;
  const [shown] = post.media;
  // A video is shown to others by its poster.
  const picture = shown?.kind === 'video' ? (shown.thumb ? { ...shown, url: shown.thumb } : undefined) : shown;
  const said = post.content.trim();
  const title = said ? t('post.title', { name: post.author.displayName, text: cutText(said, TITLE) }) : t('post.titleBare', { name: post.author.displayName });
  return (
    <>
      <PageMeta
        title={shell('title.suffix', { page: title })}
        description={said ? cutText(said, DESCRIPTION) : title}
        path={links.post(post.id)}
        kind="article"
        image={picture && { url: picture.url, alt: picture.alt || title, width: picture.width, height: picture.height }}
        noindex={post.visibility !== visibility.public}
      />
      <VisuallyHidden>
        <h1>{t('post.titleBare', { name: post.author.displayName })}</h1>
      </VisuallyHidden>
      <PostItem post={post} words={words} alone />
    </>
  );
}

function Gone({ words: { t } }: { words: FeedWords }) {
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <PageMeta title={shell('title.suffix', { page: t('missing.title') })} noindex />
      <EmptyState
        level={1}
        icon={<EyeOff size={32} aria-hidden="true" />}
        title={t('missing.title')}
        action={
          <LinkButton href={links.feed()} renderLink={renderLink}>
            {t('feed.all')}
          </LinkButton>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </>
  );
}
