import type { ReactNode } from 'react';
import type { Person } from '../avatar/avatar.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { RenderLink } from '../foundation/link.tsx';
import { RailList } from '../layout/rail-panel.tsx';
import { MoreSentinel, moreStateOf, type ListOnItsWay } from '../paging/more-sentinel.tsx';
import { ErrorState } from '../state/states.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import { ReactionIcon, REACTION_KINDS } from '../sticker/reaction-icon.tsx';
import type { ReactionWords } from './reaction-picker.tsx';

export interface WhoReacted {
  readonly person: Person & { readonly mic?: boolean | undefined };
  readonly href: string;
  /** A kind that is not offered here has no face. */
  readonly reaction: string;
  /** "3 phút". */
  readonly when: ReactNode;
}
export type ReactedDialogProps = {
  /** "Ai đã bày tỏ cảm xúc". */
  readonly title: string;
  readonly closeLabel: string;
  /** "Không có ai để xem." Whoever the reader does not see is not in the list. */
  readonly empty: ReactNode;
  /** What is said instead of all, once the thing is gone: asking again is of no use. */
  readonly gone?: ReactNode;
  readonly failed: string;
  readonly retryLabel: string;
  /** "Xem thêm". */
  readonly moreLabel: string;
  readonly reactions: ReactionWords;
  /** Undefined: not there yet. */
  readonly people: readonly WhoReacted[] | undefined;
  readonly list: ListOnItsWay & {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  readonly onClose: () => void;
  readonly renderLink?: RenderLink | undefined;
};

/** Who reacted to a thing and how, as far as one has read on. */
export function ReactedDialog({
  title,
  closeLabel,
  empty,
  gone,
  failed,
  retryLabel,
  moreLabel,
  reactions,
  people,
  list,
  onClose,
  renderLink,
}: ReactedDialogProps) {
  return (
    <Dialog open kind="sheet" onOpenChange={onClose} title={title} closeLabel={closeLabel}>
      {gone && <p>{gone}</p>}
      {!gone &&
        people === undefined &&
        (list.isError ? (
          <ErrorState bare message={failed} retryLabel={retryLabel} onRetry={() => void list.refetch()} busy={list.isFetching} />
        ) : (
          <Skeleton height={180} />
        ))}
      {!gone && people?.length === 0 && <p>{empty}</p>}
      {!gone && people && people.length > 0 && (
        <RailList
          label={title}
          renderLink={renderLink}
          items={people.map(({ person, href, reaction, when }) => {
            const kind = REACTION_KINDS.find((one) => one === reaction);
            return {
              id: person.seed,
              title: person.name,
              note: when,
              href,
              person,
              end: kind && <ReactionIcon kind={kind} size={22} label={reactions[kind]} />,
            };
          })}
        />
      )}
      {!gone && people && list.hasNextPage && (
        <MoreSentinel state={moreStateOf(list, failed, retryLabel)} label={moreLabel} onMore={() => void list.fetchNextPage()} />
      )}
    </Dialog>
  );
}
