import type { Reaction } from '@portal/contracts';
import type { ChatMessage } from '@portal/contracts/chat';
import { formatNumber } from '@portal/i18n';
import { REACTION_KINDS, ReactionIcon } from '@portal/ui';
import type { TFunction } from 'i18next';
import { whichMessage } from './name-of.ts';
import styles from './reaction-chips.module.css';

interface ChipsProps {
  message: ChatMessage;
  t: TFunction<'chat'>;
  onReact?: ((message: ChatMessage, kind: Reaction | null) => void) | undefined;
}

/** The reactions on a message, the most given first; a press gives the same, or takes one's own back. */
export function ReactionChips({ message, t, onReact }: ChipsProps) {
  const { listReactions = {}, myReaction = null } = message;
  const of = (kind: Reaction) => listReactions[kind] ?? 0;
  const kinds = REACTION_KINDS.filter((kind) => of(kind) > 0).sort((one, two) => of(two) - of(one));
  if (kinds.length === 0) return null;
  const which = whichMessage(message, t);
  return (
    // Numbers that move are no news for who listens to the room.
    <div className={styles.chips} role="group" aria-label={t('reaction.label')} aria-live="off">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.chip}
          disabled={!onReact}
          aria-pressed={myReaction === kind}
          aria-label={t('reaction.of', { reaction: t(`reaction.${kind}`), total: formatNumber(of(kind)), ...which })}
          title={t(`reaction.${kind}`)}
          onClick={() => onReact?.(message, myReaction === kind ? null : kind)}
        >
          <span className={styles.face}>
            <ReactionIcon kind={kind} size={16} />
            {formatNumber(of(kind))}
          </span>
        </button>
      ))}
    </div>
  );
}
