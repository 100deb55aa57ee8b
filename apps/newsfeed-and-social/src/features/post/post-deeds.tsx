import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { isApiError } from '@portal/api-client';
import { links, type Person, type Reaction } from '@portal/contracts';
import { visibility, newsfeedCalls, type Post } from '@portal/contracts/newsfeed';
import { NOBODY, useApp, viewerOf, type Viewer } from '@portal/platform';
import { BlockDialog } from '../friends/block-dialog.tsx';
import type { HidingDeed } from '../friends/hiding-items.tsx';
import { changeRelation } from '../friends/relating.ts';
import { WriteDialog } from '../compose/write-dialog.tsx';
import type { FeedWords } from '../portal/feed-words.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { postCache } from './post-cache.ts';
import { ReactionsDialog } from './reactions-dialog.tsx';
import { ReportPostDialog } from './report-post-dialog.tsx';
import { withReaction } from './reacting.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** What is being asked in a dialog over the page. */
export type Asked =
  | { deed: 'none' }
  /** `link`: the page that the post shows; `pick`: with the choice of a match open. */
  | { deed: 'write'; link?: string; pick?: boolean }
  | { deed: 'edit' | 'share'; post: Post }
  | { deed: 'delete' | 'reactions' | 'report' | 'versions'; post: Post }
  | { deed: 'block'; person: Person };
/** What one can do to posts, from any of them. Whoever is not logged in is asked to first. */
export interface PostDeeds {
  readonly viewer: Viewer;
  /** Nobody is logged in, beyond doubt. */
  readonly isGuest: boolean;
  ask(what: Asked): void;
  react(post: Post, reaction: Reaction | null): void;
  showTo(post: Post, seenBy: 1 | 2): void;
  copyLink(post: Post): void;
  /** Deletes an own post; in its place stands the way back. */
  remove(post: Post): void;
  restore(post: Post): Promise<'restored' | 'tooLate' | 'failed'>;
  /** True once for a post that was just deleted or restored here. */
  claimFocus(id: number): boolean;
  /** Mutes the author of a post at once; blocks them after a second question. */
  hide(author: Person, deed: HidingDeed): void;
}

const Deeds = createContext<PostDeeds | undefined>(undefined);
export function usePostDeeds(): PostDeeds {
  const deeds = useContext(Deeds);
  if (!deeds) throw new Error('usePostDeeds() outside of PostDeedsProvider');
  return deeds;
}

const forMembers: readonly Asked['deed'][] = ['write', 'edit', 'share', 'delete', 'block', 'report'];

/** Carries out deeds and draws their dialogs, one at a time for a page. */
export const PostDeedsProvider = observer(function PostDeedsProvider({ words, children }: { words: FeedWords; children: ReactNode }) {
  const a = useApp();
  const { t } = words;
  const viewer = viewerOf(a.session.state);
  const isGuest = a.session.state.status === 'guest';
  const [asked, setAsked] = useState<Asked>({ deed: 'none' });
  /** The last reaction that was asked for on a post: an answer to an earlier one says nothing any more. */
  const turns = useRef(new Map<number, number>());
  const removing = useRef(new Set<number>());
  /** What was deleted or restored last, by a button that is gone now. */
  const changed = useRef<number>(undefined);
  const deeds = useMemo((): PostDeeds => {
    const cache = postCache(a.queryClient, viewer);
    const failed = (error: unknown) =>
      a.notify({ tone: 'error', title: t('failed.title'), text: (isApiError(error) && error.serverMessage) || t('failed.text') });
    return {
      viewer,
      isGuest,
      ask(what) {
        if (viewer === NOBODY && forMembers.includes(what.deed)) a.session.askLogin();
        else setAsked(what);
      },
      react(post, reaction) {
        if (viewer === NOBODY) return a.session.askLogin();
        const turn = (turns.current.get(post.id) ?? 0) + 1;
        turns.current.set(post.id, turn);
        const isLast = () => turns.current.get(post.id) === turn;
        cache.change(post.id, (held) => withReaction(held, reaction));
        a.api.call(newsfeedCalls.react, { id: post.id, reaction }).then(
          (reactions) => {
            if (isLast()) cache.change(post.id, (held) => ({ ...held, reactions }));
          },
          (error: unknown) => {
            if (isLast()) cache.change(post.id, (held) => ({ ...held, reactions: post.reactions }));
            failed(error);
          },
        );
      },
      showTo(post, seenBy) {
        a.api.call(newsfeedCalls.update, { id: post.id, visibility: seenBy }).then((changed) => {
          cache.change(post.id, (held) => (held.visibility === visibility.deleted ? held : changed));
          cache.askAnew();
          a.notify({ tone: 'success', title: t(seenBy === visibility.public ? 'done.public' : 'done.private') });
        }, failed);
      },
      remove(post) {
        if (removing.current.has(post.id)) return;
        removing.current.add(post.id);
        a.api
          .call(newsfeedCalls.remove, { id: String(post.id) })
          .catch((error: unknown) => {
            // Deleted already: by a call whose answer was lost, in another tab, by staff. The way back says which.
            if (!isApiError(error) || error.kind !== 'notFound') throw error;
          })
          .then(() => {
            changed.current = post.id;
            cache.change(post.id, (held) => ({ ...held, visibility: visibility.deleted }));
          })
          .catch(failed)
          .finally(() => removing.current.delete(post.id));
      },
      async restore(post) {
        try {
          const restored = await a.api.call(newsfeedCalls.restore, { id: post.id });
          changed.current = post.id;
          cache.change(post.id, () => restored);
          // A share that was asked for meanwhile says that it is gone.
          cache.askAnew();
          a.notify({ tone: 'success', title: t('deleted.restored') });
          return 'restored';
        } catch (error) {
          if (isApiError(error) && error.kind === 'notFound') return 'tooLate';
          failed(error);
          return 'failed';
        }
      },
      claimFocus(id) {
        if (changed.current !== id) return false;
        changed.current = undefined;
        return true;
      },
      hide(author, deed) {
        if (deed === 'block') return this.ask({ deed, person: author });
        changeRelation(a, viewer, author.userId, deed).then(
          () =>
            a.notify({
              tone: 'success',
              title: t(`friends.hiding.${deed}.done`, { name: author.displayName }),
              text: t('friends.hiding.undo'),
            }),
          failed,
        );
      },
      copyLink(post) {
        // On plain http there is no clipboard; then the address itself is the help.
        const address = location.origin + links.post(post.id);
        const copied = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'));
        copied.then(
          () => a.notify({ tone: 'success', title: t('done.copied') }),
          () => a.notify({ title: t('done.address'), text: address }),
        );
      },
    };
  }, [a, viewer, isGuest, t]);
  const close = () => setAsked({ deed: 'none' });
  return (
    <Deeds value={deeds}>
      {children}
      {(asked.deed === 'write' || asked.deed === 'edit' || asked.deed === 'share') && (
        <WriteDialog key={'post' in asked ? `${asked.deed} ${asked.post.id}` : 'write'} asked={asked} words={words} viewer={viewer} onClose={close} />
      )}
      {asked.deed === 'delete' && <DeleteDialog post={asked.post} words={words} viewer={viewer} onClose={close} />}
      {asked.deed === 'report' && <ReportPostDialog post={asked.post} words={words} onClose={close} />}
      {asked.deed === 'block' && <BlockDialog person={asked.person} words={words} onClose={close} />}
      {asked.deed === 'versions' && <VersionsDialog post={asked.post} words={words} viewer={viewer} onClose={close} />}
      {asked.deed === 'reactions' && <ReactionsDialog post={asked.post} words={words} viewer={viewer} onClose={close} />}
    </Deeds>
  );
});
