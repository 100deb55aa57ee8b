import { RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Season } from '@portal/contracts/odds';
import { SEASON_PLAYS, type MatchOutcome } from '@portal/domain';
import { formatNumber } from '@portal/i18n';
import { useHydrated, useOnline } from '@portal/platform';
import { Button, PageGrid, Panel, PanelHeader, RailPanel, Strip } from '@portal/ui';
import type { MatchWords, Translate } from '../match/match-words.ts';
import page from '../portal/page.module.css';
import { chanceText, ChancesTable } from './chances-table.tsx';
import { FixtureChoices } from './fixture-choices.tsx';
import { planOf, tableOf, type Supposed } from './season-plan.ts';
import { usePlays, type Plays } from './use-plays.ts';
import styles from './what-if.module.css';

const NOTHING: Supposed = new Map();

/** The table with what is to be expected of it, and the matches whose results one may suppose. What is supposed is kept while the page is open. */
export function WhatIf({ season, words }: { season: Season; words: MatchWords }) {
  const { t } = words;
  const [supposed, setSupposed] = useState<Supposed>(NOTHING);
  const isOnline = useOnline();
  const isReady = useHydrated();
  const table = useMemo(() => tableOf(season), [season]);
  const basePlan = useMemo(() => planOf(season, NOTHING), [season]);
  const before = usePlays(basePlan);
  // What one supposes is compared with what would be without it: that is played first.
  const plan = useMemo(() => (supposed.size === 0 ? null : planOf(season, supposed)), [season, supposed]);
  const after = usePlays(before.isDone ? plan : null);
  const shown = plan && before.isDone ? after : before;
  const suppose = (id: number, outcome: MatchOutcome | undefined) =>
    setSupposed((was) => {
      const next = new Map(was);
      if (outcome) next.set(id, outcome);
      else next.delete(id);
      return next;
    });
  return (
    <PageGrid kind="rail" railLabel={t('whatIf.how')} rail={<How t={t} />}>
      <div className={page.stack}>
        {!isOnline && <Strip kind="offline">{t('whatIf.offline', { time: words.clock(season.serverTime) })}</Strip>}
        <Panel labelledBy="what-if-table" edgeToEdge>
          <PanelHeader level={2} id="what-if-table" title={t('whatIf.table', { league: season.tournament.name })} />
          <Progress plays={shown} season={season} t={t} />
          <ChancesTable
            season={season}
            table={table}
            chances={shown.chances ?? before.chances}
            before={plan ? before.chances : undefined}
            busy={!shown.isDone}
            t={t}
          />
        </Panel>
        <Panel labelledBy="what-if-matches" edgeToEdge>
          <PanelHeader
            level={2}
            id="what-if-matches"
            title={t('whatIf.suppose')}
            action={
              <Button
                variant="ghost"
                compact
                icon={<RotateCcw size={18} aria-hidden="true" />}
                disabled={supposed.size === 0}
                onClick={() => setSupposed(NOTHING)}
              >
                {t('whatIf.reset')}
              </Button>
            }
          />
          <FixtureChoices season={season} supposed={supposed} isReady={isReady} onSuppose={suppose} words={words} />
        </Panel>
      </div>
    </PageGrid>
  );
}

/** How far it is, for the eye; that it is done, for the ear as well. */
function Progress({ plays: { isDone, played, chances }, season, t }: { plays: Plays; season: Season; t: Translate }) {
  const best = isDone ? chances?.toSorted((one, other) => (other.places[0] ?? 0) - (one.places[0] ?? 0))[0] : undefined;
  const team = season.teams.find(({ id }) => String(id) === best?.team);
  const times = formatNumber(SEASON_PLAYS);
  return (
    <div className={styles.progress}>
      <noscript>
        <p>{t('whatIf.noScript')}</p>
      </noscript>
      <p role="status">{best && team && t('whatIf.done', { times, team: team.name, share: chanceText(best.places[0] ?? 0) })}</p>
      {!isDone && (
        <p className={styles.playing}>
          <span aria-hidden="true">{t('whatIf.playing', { played: formatNumber(played), times })}</span>
          <progress max={SEASON_PLAYS} value={played} aria-label={t('whatIf.progress')} />
        </p>
      )}
    </div>
  );
}

const How = ({ t }: { t: Translate }) => (
  <RailPanel title={t('whatIf.how')} padded>
    <div className={styles.how}>
      <p>{t('whatIf.howPlayed', { times: formatNumber(SEASON_PLAYS) })}</p>
      <p>{t('whatIf.howTable')}</p>
      <p>{t('whatIf.howSupposed')}</p>
      <p>{t('whatIf.howLeagues')}</p>
    </div>
  </RailPanel>
);
