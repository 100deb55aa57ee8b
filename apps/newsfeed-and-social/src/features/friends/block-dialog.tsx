import { ConfirmDialog } from '@portal/ui';
import type { Person } from '@portal/contracts';
import { useApp } from '@portal/platform';
import type { FeedWords } from '../portal/feed-words.ts';
import { useRelating } from './relating.ts';

/** Asks once more before somebody is blocked: it ends a friendship. */
export function BlockDialog({ person, words, onClose }: { person: Pick<Person, 'userId' | 'displayName'>; words: FeedWords; onClose: () => void }) {
  const { t } = words;
  const a = useApp();
  const { busy, relate } = useRelating(person.userId, words);
  const name = person.displayName;
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('friends.block.title', { name })}
      text={t('friends.block.text')}
      confirmLabel={t('friends.block.confirm')}
      cancelLabel={t('cancel')}
      busy={busy === 'block'}
      onConfirm={() =>
        void relate('block').then((done) => {
          if (!done) return;
          a.notify({ tone: 'success', title: t('friends.hiding.block.done', { name }), text: t('friends.hiding.undo') });
          onClose();
        })
      }
    />
  );
}
