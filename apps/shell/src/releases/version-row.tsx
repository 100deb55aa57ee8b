import { Eye, FlaskConical, GitCompareArrows, Rocket, Undo2 } from 'lucide-react';
import type { KeptRelease, ReleaseBoard } from '@portal/contracts';
import { Button, Menu, Tag, type MenuItem } from '@portal/ui';
import { planFor, type MovePlan } from './move-plan.ts';
import { bytesOf, useWords } from './words.ts';
import css from './details.module.css';

export interface VersionActions {
  onPlan(plan: MovePlan): void;
  onCompare(version: string): void;
  onPreview(version: string): void;
}
interface Props extends VersionActions {
  release: KeptRelease;
  row: ReleaseBoard['remotes'][number];
}

/** A share that shows much and risks little. */
const FIRST_SHARE = 10;

/** One kept version: where it comes from, where it stands, and what one can do with it. */
export function VersionRow({ release, row, onPlan, onCompare, onPreview }: Props) {
  const { t, when } = useWords();
  const { version } = release;
  const { remote, current, canary, previous, frozen } = row;
  const onAir = current?.version === version;
  const tried = canary?.release.version === version;
  const plan = planFor(remote, release, current);
  const back = plan.do === 'rollback';
  const items: MenuItem[] = [
    ...(onAir || tried
      ? []
      : [
          {
            id: 'canary',
            label: t('version.startCanary'),
            icon: <FlaskConical size={18} aria-hidden="true" />,
            disabled: frozen !== null,
            onSelect: () => onPlan({ do: 'canary', remote, version, percent: FIRST_SHARE }),
          },
        ]),
    ...(onAir ? [] : [{ id: 'preview', label: t('version.preview'), icon: <Eye size={18} aria-hidden="true" />, onSelect: () => onPreview(version) }]),
    ...(onAir || !current
      ? []
      : [{ id: 'compare', label: t('version.compare'), icon: <GitCompareArrows size={18} aria-hidden="true" />, onSelect: () => onCompare(version) }]),
  ];
  return (
    <li className={css.row} data-kind="version" data-current={onAir || undefined}>
      <time className={css.when} dateTime={release.at}>
        {when(release.at)}
      </time>
      <div className={css.what}>
        <b className={css.versions}>{version}</b>
        {onAir && <Tag tone="win">{t('version.current')}</Tag>}
        {tried && (
          <Tag tone="neutral">
            {t('version.canary')} {canary.percent}%
          </Tag>
        )}
        {previous === version && <Tag tone="neutral">{t('version.previous')}</Tag>}
        <span className={css.facts}>
          <span>{bytesOf(release.bytes)}</span>
          {release.source.commit && <span>{release.source.commit.slice(0, 8)}</span>}
        </span>
      </div>
      <span className={css.who}>{release.source.author || release.by}</span>
      {release.source.notes && <p className={css.note}>{release.source.notes}</p>}
      {!onAir && (
        <div className={css.actions}>
          <Button
            compact
            variant="secondary"
            disabled={!back && frozen !== null}
            icon={back ? <Undo2 size={18} aria-hidden="true" /> : <Rocket size={18} aria-hidden="true" />}
            onClick={() => onPlan(plan)}
          >
            {t(back ? 'version.back' : 'version.promote')}
          </Button>
          <Menu label={t('version.actions', { version })} items={items} />
        </div>
      )}
    </li>
  );
}
