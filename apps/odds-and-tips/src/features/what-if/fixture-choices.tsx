import { useState } from 'react';
import type { Season, SeasonFixture } from '@portal/contracts/odds';
import { likeliestScore, type MatchOutcome } from '@portal/domain';
import { Button, SegmentedControl, VisuallyHidden } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { OUTCOMES, roundsOf, type Supposed } from './season-plan.ts';
import styles from './what-if.module.css';

interface Props {
  season: Season;
  supposed: Supposed;
  /** Before that, and without JavaScript, nothing can be chosen. */
  isReady: boolean;
  onSuppose: (id: number, outcome: MatchOutcome | undefined) => void;
  words: MatchWords;
}

const AT_ONCE = 10;
const BY_CHANCE = 'chance';

/** The matches left, some at a time, each with what one may suppose of it. */
export function FixtureChoices({ season, words, ...choice }: Props) {
  const { t } = words;
  const [most, setMost] = useState(AT_ONCE);
  const left = season.fixtures.length - most;
  return (
    <div className={styles.matches}>
      <p className={styles.about}>{t('whatIf.supposeText')}</p>
      {roundsOf(season, most).map(({ round, fixtures }) => (
        <section key={round ?? ''}>
          <h3 className={styles.round}>{round ?? t('whatIf.past')}</h3>
          <ul>
            {fixtures.map((fixture) => (
              <Fixture key={fixture.id} fixture={fixture} season={season} words={words} {...choice} />
            ))}
          </ul>
        </section>
      ))}
      {left > 0 && (
        <Button variant="secondary" block disabled={!choice.isReady} onClick={() => setMost(most + AT_ONCE)}>
          {t('whatIf.more', { count: Math.min(left, AT_ONCE) })}
        </Button>
      )}
    </div>
  );
}

function Fixture({ fixture, season, supposed, isReady, onSuppose, words }: Props & { fixture: SeasonFixture }) {
  const { t } = words;
  const nameOf = (id: number) => season.teams.find((team) => team.id === id)?.name ?? '';
  const match = `${nameOf(fixture.home)} – ${nameOf(fixture.away)}`;
  const outcome = supposed.get(fixture.id);
  const score = outcome && likeliestScore(fixture.expected, outcome);
  const counted = score && t('whatIf.countedAs', { score: `${score.home}–${score.away}` });
  const option = (one: MatchOutcome) => {
    const label = t(`pick.${one}`);
    return { value: one, label: one === outcome ? <Supposing label={label} counted={counted} /> : label };
  };
  return (
    <li className={styles.match}>
      <p>
        <b>{match}</b>
        <small>
          {fixture.dayOnly ? words.day(fixture.kickOff) : `${words.clock(fixture.kickOff)}, ${words.day(fixture.kickOff)}`}
          {counted && ' · '}
          <span aria-live="polite">{counted}</span>
        </small>
      </p>
      <SegmentedControl
        label={t('whatIf.resultOf', { match })}
        hideLabel
        disabled={!isReady}
        value={outcome ?? BY_CHANCE}
        options={[{ value: BY_CHANCE, label: t('whatIf.byChance') }, ...OUTCOMES.map(option)]}
        onChange={({ target }) =>
          onSuppose(
            fixture.id,
            OUTCOMES.find((one) => one === target.value),
          )
        }
      />
    </li>
  );
}

/** What is chosen; who comes back to it without seeing the line above hears its score as well. */
const Supposing = ({ label, counted }: { label: string; counted: string | undefined }) => (
  <>
    {label}
    <VisuallyHidden> {counted}</VisuallyHidden>
  </>
);
