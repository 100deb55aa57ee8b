import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Avatar, type Person } from '../avatar/avatar.tsx';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import styles from './comment.module.css';

export type CommentAuthor = Person & { readonly href?: string | undefined; readonly vip?: boolean | undefined; readonly mic?: boolean | undefined };
/** Where a comment stands: sent; on its way; not sent, with another try. */
export type CommentState =
  | { readonly status: 'sent' }
  | {
      readonly status: 'pending';
      /** "Đang gửi". */
      readonly label: string;
    }
  | {
      readonly status: 'failed';
      /** "Chưa gửi được". */
      readonly label: string;
      readonly retryLabel: string;
      readonly onRetry: () => void;
      readonly discardLabel?: string | undefined;
      readonly onDiscard?: (() => void) | undefined;
    };

export type CommentItemProps = {
  readonly author: CommentAuthor;
  /** What was written, or what stands in its place ("Bình luận đã bị xoá", with `gone`). A composer while it is edited. */
  readonly children: ReactNode;
  readonly gone?: boolean | undefined;
  /** "9 phút", "đã sửa". */
  readonly time?: ReactNode;
  readonly badge?: ReactNode;
  readonly state?: CommentState | undefined;
  /** ReactionButton (small) and CommentActions. */
  readonly actions?: ReactNode;
  /** A ReactionSummary, at the right end. */
  readonly reactions?: ReactNode;
  /** A Menu: edit, delete, report. */
  readonly menu?: ReactNode;
  /** Another CommentList; one level only. */
  readonly replies?: ReactNode;
  /** `bubble` on a panel (feed), `plain` on the page (article). */
  readonly look?: 'bubble' | 'plain' | undefined;
  readonly renderLink?: RenderLink | undefined;
};

const SENT: CommentState = { status: 'sent' };

/** What one says below a post or an article. */
export function CommentItem({
  author,
  children,
  gone = false,
  time,
  badge,
  state = SENT,
  actions,
  reactions,
  menu,
  replies,
  look = 'bubble',
  renderLink = plainLink,
}: CommentItemProps) {
  return (
    <>
      <article
        aria-label={author.name}
        aria-busy={state.status === 'pending' || undefined}
        className={cx(styles.comment, styles[look], state.status !== 'sent' && styles.pending)}
      >
        <Avatar seed={author.seed} picture={author.picture} vip={author.vip} mic={author.mic} dimmed={gone} size={look === 'bubble' ? 36 : 40} />
        <div className={styles.main}>
          <div className={styles.top}>
            <div className={styles.words}>
              <div className={styles.name}>
                {author.href === undefined ? author.name : renderLink({ href: author.href, children: author.name })}
                {badge}
              </div>
              <div className={cx(styles.text, gone && styles.gone)}>{children}</div>
            </div>
            {menu !== undefined && state.status === 'sent' && <div className={styles.menu}>{menu}</div>}
          </div>
          <div className={styles.line}>
            {state.status === 'sent' && (
              <>
                {time !== undefined && <span>{time}</span>}
                {actions}
                {reactions !== undefined && <span className={styles.right}>{reactions}</span>}
              </>
            )}
            {state.status === 'pending' && <span role="status">{state.label}</span>}
            {state.status === 'failed' && (
              <span role="alert" className={styles.failed}>
                <CircleAlert size={16} aria-hidden="true" />
                {state.label}
                <CommentAction onClick={state.onRetry}>{state.retryLabel}</CommentAction>
                {state.onDiscard && <CommentAction onClick={state.onDiscard}>{state.discardLabel}</CommentAction>}
              </span>
            )}
          </div>
        </div>
      </article>
      {replies !== undefined && <div className={styles.replies}>{replies}</div>}
    </>
  );
}

/** A word below a comment: "Trả lời". */
export function CommentAction({ className, type = 'button', ...rest }: ComponentPropsWithoutRef<'button'>) {
  return <button {...rest} type={type} className={cx(styles.action, className)} />;
}

/** Comments in their order, oldest or best first. `busy`: others are on their way. */
export function CommentList({ label, busy = false, children }: { label: string; busy?: boolean | undefined; children: ReactNode }) {
  return (
    <ul aria-label={label} aria-busy={busy || undefined} className={styles.list}>
      {listItems(children)}
    </ul>
  );
}

function listItems(children: ReactNode): ReactNode {
  return Array.isArray(children) ? (
    children
      .flat(Infinity)
      .filter((child) => child !== null && child !== undefined && child !== false)
      .map((child: ReactNode, index) => <li key={keyOf(child) ?? index}>{child}</li>)
  ) : children ? (
    <li>{children}</li>
  ) : null;
}

/** The key of the comment is the key of its line, so that a new one on top moves the others instead of redrawing them. */
function keyOf(child: ReactNode): string | null {
  return typeof child === 'object' && child !== null && 'key' in child ? child.key : null;
}
