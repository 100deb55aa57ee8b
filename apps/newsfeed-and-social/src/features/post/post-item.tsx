import { memo, useEffect, useId, useRef, useState } from 'react';
import { EyeOff, Flag, Globe, Link2, Lock, MessageCircle, Pencil, Share2, Trash2 } from 'lucide-react';
import { commentTargets, links, userTypes } from '@portal/contracts';
import { visibility, type Post } from '@portal/contracts/newsfeed';
import { NOBODY, Slot, useHydrated } from '@portal/platform';
import { LevelTag, Menu, PostAction, PostCard, PostInset, ReactionButton, ReactionSummary, Skeleton, Tag, type MenuItem } from '@portal/ui';
import { hidingItems } from '../friends/hiding-items.tsx';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import { DeletedPost } from './deleted-post.tsx';
import { nameOfPost } from './name-of-post.ts';
import { hasContext, PostContext } from './post-context.tsx';
import { usePostDeeds, type PostDeeds } from './post-deeds.tsx';
import { PostCardPart, PostMedia } from './post-parts.tsx';
import { PostWords } from './post-words.tsx';
import { SharedPost } from './shared-post.tsx';
import styles from './post-item.module.css';

interface Props {
  post: Post;
  words: FeedWords;
  /** On its own page: whole, with its comments. */
  alone?: boolean;
  /** Without its card, which stands beside it. */
  bare?: boolean;
}

/** One post with everything one can do to it; the way back where its author has just deleted it. */
export const PostItem = memo(function PostItem(props: Props) {
  return props.post.visibility === visibility.deleted ? <DeletedPost {...props} /> : <WholePost {...props} />;
});

function WholePost({ post, words, alone = false, bare = false }: Props) {
  const { t, reactions, number } = words;
  const deeds = usePostDeeds();
  const hydrated = useHydrated();
  const [discussed, setDiscussed] = useState(alone);
  const discussion = useId();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // It was restored, and the button for that is gone.
    if (deeds.claimFocus(post.id) && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [deeds, post.id]);
  const { author, shared } = post;
  const of = nameOfPost(post, words);
  const reacted = t('post.reactions', { count: post.reactions.total, shown: number(post.reactions.total) });
  return (
    <PostCard
      ref={frame}
      author={{
        seed: String(author.userId),
        name: author.displayName,
        picture: author.picture,
        href: links.profile(author.username),
        mic: author.userType === userTypes.commentator,
      }}
      badge={
        <>
          {author.userType === userTypes.commentator && <Tag tone="blv">{t('blv')}</Tag>}
          <LevelTag level={author.level}>{t('profile.levelAlone', { level: author.level })}</LevelTag>
        </>
      }
      context={hasContext(post) ? <PostContext post={post} t={t} /> : undefined}
      longContext={post.moment !== undefined}
      time={
        <>
          {renderLink({
            href: links.post(post.id),
            className: styles.time ?? '',
            children: <time dateTime={post.createdAt}>{words.ago(post.createdAt)}</time>,
          })}
          {post.editedAt && (
            <>
              {' '}
              {hydrated ? (
                <button type="button" className={styles.edited} aria-label={t('versions.open', { of })} onClick={() => deeds.ask({ deed: 'versions', post })}>
                  ({t('post.edited')})
                </button>
              ) : (
                <span className={styles.edited}>({t('post.edited')})</span>
              )}
            </>
          )}
        </>
      }
      visibility={
        post.visibility === visibility.private
          ? { icon: <Lock aria-hidden="true" />, label: t('visibility.private') }
          : { icon: <Globe aria-hidden="true" />, label: t('visibility.public') }
      }
      menu={hydrated ? <Menu label={t('post.menu', { of })} items={menuOf(post, deeds, words)} /> : undefined}
      media={<PostMedia post={post} words={words} />}
      counts={[
        post.reactions.total > 0 && (
          <ReactionSummary
            counts={post.reactions.counts}
            total={number(post.reactions.total)}
            label={`${reacted}, ${of}`}
            onOpen={() => deeds.ask({ deed: 'reactions', post })}
          />
        ),
        <>
          {renderLink({
            href: links.post(post.id),
            className: styles.link ?? '',
            children: t('post.comments', { count: post.comments, shown: number(post.comments) }),
          })}
          {` · ${t('post.shares', { count: post.shares, shown: number(post.shares) })}`}
        </>,
      ]}
      actions={
        <>
          <ReactionButton of={of} words={reactions} mine={post.reactions.mine} pickLabel={t('reaction.pick')} onReact={(kind) => deeds.react(post, kind)} />
          <PostAction aria-label={`${t('post.comment')}, ${of}`} aria-expanded={discussed} aria-controls={discussion} onClick={() => setDiscussed(!discussed)}>
            <MessageCircle aria-hidden="true" />
            {t('post.comment')}
          </PostAction>
          {/* A private post stays with its author, and nothing can be said of one that is gone. */}
          {post.visibility === visibility.public && shared !== 'gone' && (
            <PostAction aria-label={`${t('post.share')}, ${of}`} onClick={() => deeds.ask({ deed: 'share', post })}>
              <Share2 aria-hidden="true" />
              {t('post.share')}
            </PostAction>
          )}
        </>
      }
      comments={
        discussed ? (
          <div id={discussion} data-stays="">
            <Slot
              name="content-and-news/comments"
              props={{ objectType: commentTargets.post, objectId: post.id }}
              loading={<Skeleton height={112} />}
              minHeight={112}
            />
          </div>
        ) : undefined
      }
      renderLink={renderLink}
    >
      <PostWords
        text={post.content}
        mentions={post.mentions}
        moreLabel={t('post.more')}
        alone={post.media.length === 0 && !post.card && shared === null}
        whole={alone}
      />
      {post.card && !bare && (
        <PostInset>
          <PostCardPart card={post.card} words={words} />
        </PostInset>
      )}
      {shared !== null && (
        <PostInset>
          <SharedPost shared={shared} words={words} />
        </PostInset>
      )}
    </PostCard>
  );
}

function menuOf(post: Post, deeds: PostDeeds, { t }: FeedWords): MenuItem[] {
  const hidden = post.visibility === visibility.private;
  return [
    ...(post.can.edit
      ? [
          { id: 'edit', label: t('menu.edit'), icon: <Pencil size={18} aria-hidden="true" />, onSelect: () => deeds.ask({ deed: 'edit', post }) },
          hidden
            ? { id: 'public', label: t('menu.public'), icon: <Globe size={18} aria-hidden="true" />, onSelect: () => deeds.showTo(post, visibility.public) }
            : {
                id: 'private',
                label: t('menu.private'),
                icon: <EyeOff size={18} aria-hidden="true" />,
                onSelect: () => deeds.showTo(post, visibility.private),
              },
        ]
      : []),
    { id: 'link', label: t('menu.link'), icon: <Link2 size={18} aria-hidden="true" />, onSelect: () => deeds.copyLink(post) },
    ...(deeds.isGuest || (deeds.viewer !== NOBODY && deeds.viewer !== post.author.userId)
      ? [{ id: 'report', label: t('menu.report'), icon: <Flag size={18} aria-hidden="true" />, onSelect: () => deeds.ask({ deed: 'report', post }) }]
      : []),
    ...(deeds.viewer !== NOBODY && deeds.viewer !== post.author.userId
      ? hidingItems(['mute', 'block'], post.author.displayName, t, (deed) => deeds.hide(post.author, deed), true)
      : []),
    ...(post.can.delete
      ? [
          {
            id: 'delete',
            label: t('menu.delete'),
            icon: <Trash2 size={18} aria-hidden="true" />,
            danger: true,
            apart: true,
            onSelect: () => (deeds.viewer === post.author.userId ? deeds.remove(post) : deeds.ask({ deed: 'delete', post })),
          },
        ]
      : []),
  ];
}
