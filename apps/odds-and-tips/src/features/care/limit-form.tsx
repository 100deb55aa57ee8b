import { useState } from 'react';
import type { Care } from '@portal/contracts/prediction';
import { PREDICTION } from '@portal/domain';
import { formatNumber } from '@portal/i18n';
import { Button, FormError, Panel, PanelHeader, SegmentedControl } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import styles from './care.module.css';
import type { useCareDeeds } from './use-care-deeds.ts';

const STEPS = [50, 100, 200];
const NONE = 'none';

/** How many points one lets oneself stake on a day. */
export function LimitForm({ care, deeds, words: { t, clock, date } }: { care: Care; deeds: ReturnType<typeof useCareDeeds>; words: MatchWords }) {
  const { limit, next } = care;
  const asked = next ? next.limit : limit;
  const [chosen, choose] = useState<string>();
  const wish = chosen ?? String(asked ?? NONE);
  // Another page, or another day's portal, may have offered others.
  const steps = [...new Set([...STEPS, ...[limit, asked].filter((points) => points !== null)])].sort((one, other) => one - other);
  const said = (points: number | null) =>
    points === null ? t('care.limit.none', { most: formatNumber(PREDICTION.perDay) }) : t('care.limit.points', { points: formatNumber(points) });
  return (
    <Panel labelledBy="care-limit" edgeToEdge>
      <PanelHeader level={2} id="care-limit" title={t('care.limit.title')} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          deeds.limit.mutate(wish === NONE ? null : Number(wish), { onSuccess: () => choose(undefined) });
        }}
      >
        <p>{t('care.limit.about')}</p>
        <p>
          <b>{t('care.limit.now', { limit: said(limit) })}</b>
          {next && ` ${t('care.limit.next', { limit: said(next.limit), time: clock(next.from), day: date(next.from) })}`}
        </p>
        <SegmentedControl
          label={t('care.limit.choose')}
          name="limit"
          value={wish}
          options={[...steps.map((points) => ({ value: String(points), label: formatNumber(points) })), { value: NONE, label: t('care.limit.noneShort') }]}
          onChange={({ target }) => choose(target.value)}
        />
        <FormError title={deeds.limitError} />
        <div>
          <Button type="submit" busy={deeds.limit.isPending} disabled={wish === String(asked ?? NONE)}>
            {t('care.limit.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
