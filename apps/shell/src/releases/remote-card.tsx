import { ChevronDown, Snowflake, Undo2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { ReleaseBoard } from '@portal/contracts';
import { Button, Menu, Panel, Tag } from '@portal/ui';
import { CanaryStrip } from './canary-strip.tsx';
import { HealthPanel, VerdictTag } from './health-panel.tsx';
import type { MovePlan } from './move-plan.ts';
import { Standing } from './standing.tsx';
import { useWords } from './words.ts';
import css from './remote-card.module.css';

interface Props {
  row: ReleaseBoard['remotes'][number];
  /** History and versions, when the card is open. */
  details: ReactNode;
  open: boolean;
  onToggle(): void;
  onPlan(plan: MovePlan): void;
}

/** One remote: what is on air, how it does, what is tried out, and the way back. */
export function RemoteCard({ row, details, open, onToggle, onPlan }: Props) {
  const { t, when, remote: name } = useWords();
  const { remote, current, previous, canary, frozen, health } = row;
  const [title, region] = [useId(), useId()];
  return (
    <Panel as="article" labelledBy={title} className={css.card}>
      <header className={css.head}>
        <div className={css.names}>
          <h2 id={title} className={css.title}>
            {name(remote)}
          </h2>
          <code className={css.code}>{remote}</code>
          <span className={css.tags}>
            <VerdictTag verdict={health.verdict} />
            {frozen && <Tag icon={<Snowflake size={12} aria-hidden="true" />}>{t('card.frozen')}</Tag>}
          </span>
        </div>
        <Menu
          label={t('card.actions', { remote: name(remote) })}
          items={[
            frozen
              ? { id: 'thaw', label: t('card.thaw'), icon: <Snowflake size={18} aria-hidden="true" />, onSelect: () => onPlan({ do: 'thaw', remote }) }
              : { id: 'freeze', label: t('card.freeze'), icon: <Snowflake size={18} aria-hidden="true" />, onSelect: () => onPlan({ do: 'freeze', remote }) },
          ]}
        />
      </header>
      {frozen && (
        <p className={css.frozen}>
          {t('card.frozenBy', { by: frozen.by, time: when(frozen.at) })}
          {frozen.note && `: ${frozen.note}`}
        </p>
      )}
      <div className={css.body}>
        <div className={css.left}>
          <Standing current={current} moved={row.moved} />
          {canary && <CanaryStrip remote={remote} canary={canary} frozen={frozen !== null} onPlan={onPlan} />}
        </div>
        <HealthPanel health={health} />
        <div className={css.actions}>
          {previous === null ? (
            <p className={css.noBack}>{t('card.noBack')}</p>
          ) : (
            <Button variant="secondary" icon={<Undo2 size={18} aria-hidden="true" />} onClick={() => onPlan({ do: 'rollback', remote, to: previous })}>
              {t('card.back', { version: previous })}
            </Button>
          )}
          <Button variant="ghost" aria-expanded={open} aria-controls={region} onClick={onToggle} className={css.more}>
            {t('card.more')}
            <ChevronDown size={18} aria-hidden="true" className={css.chevron} />
          </Button>
        </div>
      </div>
      <section id={region} hidden={!open} aria-label={t('details.historyOf', { remote: name(remote) })} className={css.details}>
        {open && details}
      </section>
    </Panel>
  );
}
