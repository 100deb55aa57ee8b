import { useEffect, useId, useRef, useState } from 'react';
import { Undo2 } from 'lucide-react';
import { RESTORE_MINUTES, type Post } from '@portal/contracts/newsfeed';
import { Button, Panel } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import styles from './deleted-post.module.css';
import { nameOfPost } from './name-of-post.ts';
import { usePostDeeds } from './post-deeds.tsx';

/** What stands in the place of a post that its author has just deleted: the way back, as long as they stay where they are. */
export function DeletedPost({ post, words }: { post: Post; words: FeedWords }) {
  const { t } = words;
  const deeds = usePostDeeds();
  const [way, setWay] = useState<'open' | 'going' | 'closed'>('open');
  const about = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The menu that it was deleted by is gone with it. Whoever is somewhere else by now stays there.
    if (deeds.claimFocus(post.id) && document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, [deeds, post.id]);
  useEffect(() => {
    // With the button the focus would be gone.
    if (way === 'closed') said.current?.focus({ preventScroll: true });
  }, [way]);
  return (
    <Panel as="div" edgeToEdge>
      <div className={styles.deleted} data-stays="">
        <p ref={said} id={about} tabIndex={-1} role="status" className={styles.words}>
          <b>{t('done.deleted')}</b>
          <span>
            {t(way === 'closed' ? 'deleted.tooLate' : post.card?.kind === 'tips' && !post.can.edit ? 'deleted.tip' : 'deleted.text', {
              minutes: RESTORE_MINUTES,
            })}
          </span>
        </p>
        {way !== 'closed' && (
          <Button
            ref={undo}
            variant="secondary"
            icon={<Undo2 size={18} aria-hidden="true" />}
            aria-label={`${t('deleted.undo')}, ${nameOfPost(post, words)}`}
            aria-describedby={about}
            busy={way === 'going'}
            onClick={() => {
              setWay('going');
              void deeds.restore(post).then((done) => setWay(done === 'tooLate' ? 'closed' : 'open'));
            }}
          >
            {t('deleted.undo')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
