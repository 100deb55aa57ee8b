import type { ReleaseBoard, RemoteName } from '@portal/contracts';
import { Button } from '@portal/ui';
import type { MovePlan } from './move-plan.ts';
import { useWords } from './words.ts';
import css from './remote-card.module.css';

interface Props {
  remote: RemoteName;
  canary: NonNullable<ReleaseBoard['remotes'][number]['canary']>;
  /** No other share and no promoting; ending it stays possible. */
  frozen: boolean;
  onPlan(plan: MovePlan): void;
}

/** What a share of the visitors gets instead: how many, and what one can do with it. */
export function CanaryStrip({
  remote,
  canary: {
    release: { version },
    percent,
  },
  frozen,
  onPlan,
}: Props) {
  const { t } = useWords();
  return (
    <div className={css.canary}>
      <h3 className={css.label}>{t('canary.title')}</h3>
      <p className={css.canaryLine}>
        <b className={css.canaryVersion}>{version}</b>
        <span>{t('canary.share', { percent })}</span>
      </p>
      <svg role="img" aria-label={t('canary.bar', { percent, version })} className={css.bar} viewBox="0 0 100 6" preserveAspectRatio="none">
        <rect width="100" height="6" className={css.rest} />
        <rect width={percent} height="6" className={css.part} />
      </svg>
      <div className={css.canaryActions}>
        <Button compact variant="soft" disabled={frozen} onClick={() => onPlan({ do: 'promote', set: { [remote]: version } })}>
          {t('canary.promote')}
        </Button>
        <Button compact variant="secondary" disabled={frozen} onClick={() => onPlan({ do: 'canary', remote, version, percent })}>
          {t('canary.raise')}
        </Button>
        <Button compact variant="secondary" onClick={() => onPlan({ do: 'abort', remote })}>
          {t('canary.abort')}
        </Button>
      </div>
    </div>
  );
}
