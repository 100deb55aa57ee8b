import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import type { CommentAuthor } from '../comment/comment-item.tsx';
import { cx } from '../foundation/class-names.ts';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import styles from './post-card.module.css';

export type PostCardProps = {
  readonly author: CommentAuthor & { readonly onAir?: boolean | undefined };
  readonly level?: HeadingLevel | undefined;
  /** A Tag after the name. */
  readonly badge?: ReactNode;
  /** "mời xem trận", with its icon. */
  readonly context?: ReactNode;
  /** On a phone the context has a line of its own: with the time it would be as wide as the line, and wrap or not as fonts and clock come. */
  readonly longContext?: boolean | undefined;
  /** "14 phút"; a link to the post itself, if it has a page. */
  readonly time: ReactNode;
  /** Who may read it: icon of 13 px and its name ("Mọi người"). */
  readonly visibility?: { readonly icon: ReactNode; readonly label: string } | undefined;
  readonly menu?: ReactNode;
  /** PostText, and what stands inside the padding: PostInset. */
  readonly children?: ReactNode;
  /** From edge to edge: an ImageGrid. */
  readonly media?: ReactNode;
  /** ReactionSummary left and "284 bình luận · 57 chia sẻ" right. */
  readonly counts?: readonly [ReactNode, ReactNode] | undefined;
  /** ReactionButton and PostActions. */
  readonly actions?: ReactNode;
  readonly comments?: ReactNode;
  readonly renderLink?: RenderLink | undefined;
  /** For who has to put the focus somewhere. */
  readonly ref?: Ref<HTMLElement> | undefined;
};

/** The frame of what one posts: who, when and for whom; words and pictures; what others say to it. */
export function PostCard({
  author,
  level = 2,
  badge,
  context,
  longContext = false,
  time,
  visibility,
  menu,
  children,
  media,
  counts,
  actions,
  comments,
  renderLink = plainLink,
  ref,
}: PostCardProps) {
  const id = useId();
  return (
    <article ref={ref} tabIndex={ref ? -1 : undefined} className={styles.post} aria-labelledby={id}>
      <header className={styles.header}>
        <Avatar seed={author.seed} picture={author.picture} size={44} vip={author.vip} mic={author.mic} onAir={author.onAir} />
        <div className={styles.who}>
          <div className={styles.name}>
            <Heading level={level} id={id}>
              {author.href === undefined ? author.name : renderLink({ href: author.href, children: author.name })}
            </Heading>
            {badge}
          </div>
          <div className={cx(styles.meta, longContext && styles.long)}>
            {context !== undefined && <span>{context}</span>}
            <span>{time}</span>
            {visibility && (
              <span className={styles.visibility} title={visibility.label}>
                {visibility.icon}
                <VisuallyHidden>{visibility.label}</VisuallyHidden>
              </span>
            )}
          </div>
        </div>
        {menu}
      </header>
      {children}
      {media}
      {counts && (
        <div className={styles.counts}>
          <span>{counts[0]}</span>
          <span>{counts[1]}</span>
        </div>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {comments !== undefined && <div className={styles.comments}>{comments}</div>}
    </article>
  );
}

/** What stands inside a post within its padding: a slip, a match, a link. */
export const PostInset = ({ children }: { children: ReactNode }) => <div className={styles.inset}>{children}</div>;

/** One of the words along the foot of a post: icon and name. */
export function PostAction({ className, type = 'button', ...rest }: ComponentPropsWithoutRef<'button'>) {
  return <button {...rest} type={type} className={cx(styles.action, className)} />;
}
