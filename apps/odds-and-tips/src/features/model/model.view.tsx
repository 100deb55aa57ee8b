import { useTranslation } from 'react-i18next';
import { knownWord, links } from '@portal/contracts';
import { foretold, type OddsModel } from '@portal/contracts/odds';
import { formatNumber } from '@portal/i18n';
import { breadcrumbList, PageMeta } from '@portal/platform';
import { PageGrid, PageHeader, Panel, PanelHeader, RailPanel, Tag } from '@portal/ui';
import { AdultsOnly } from '../age/adults-only.tsx';
import type { Translate } from '../match/match-words.ts';
import page from '../portal/page.module.css';
import { percentText } from '../portal/percent.ts';
import styles from './model.module.css';

const STEPS = ['ratings', 'goals', 'prices', 'play', 'corners'] as const;
/** Texts have no dots and blanks in their names. */
const FORETOLD: Record<(typeof foretold)[number], string> = {
  outcome: 'outcome',
  'home by two': 'homeByTwo',
  'away by two': 'awayByTwo',
  'over 2.5': 'overGoals',
  'outcome at half-time': 'outcomeHalf',
  'over 1.5 at half-time': 'overHalf',
};

/** Where odds come from, in five steps, and what was found of the results that the model had not seen. */
export function ModelView({ model, t }: { model: OddsModel; t: Translate }) {
  const { t: shell } = useTranslation('shell');
  const { results, goals, tenths } = model;
  const counts = { results: formatNumber(results), foretold: formatNumber(model.foretold) };
  return (
    <div className={page.page}>
      <PageMeta
        title={shell('title.suffix', { page: t('model.title') })}
        description={t('model.description')}
        path={links.oddsModel()}
        data={[
          breadcrumbList([
            { name: t('odds.title'), path: links.odds() },
            { name: t('model.title'), path: links.oddsModel() },
          ]),
        ]}
      />
      <PageHeader title={t('model.title')} note={<Tag>{t('odds.simulated')}</Tag>} />
      <AdultsOnly>
        <PageGrid
          kind="rail"
          railLabel={t('model.not')}
          rail={
            <RailPanel title={t('model.not')} padded>
              {t('model.notText')}
            </RailPanel>
          }
        >
          <div className={page.stack}>
            <Panel labelledBy="model-how">
              <PanelHeader level={2} id="model-how" title={t('model.how')} />
              <ol className={styles.steps}>
                {STEPS.map((step) => (
                  <li key={step}>
                    <h3>{t(`model.step.${step}.title`)}</h3>
                    <p>{t(`model.step.${step}.text`, counts)}</p>
                  </li>
                ))}
              </ol>
            </Panel>
            <Panel labelledBy="model-proof" edgeToEdge>
              <PanelHeader level={2} id="model-proof" title={t('model.proof')} />
              <p className={styles.text}>
                {t('model.proofText', counts)} {t('model.goalsText', { expected: goals.expected.toFixed(2), scored: goals.scored.toFixed(2) })}
              </p>
              <Tenths tenths={tenths} t={t} />
              <Markets model={model} t={t} />
            </Panel>
          </div>
        </PageGrid>
      </AdultsOnly>
    </div>
  );
}

function Tenths({ tenths, t }: Pick<OddsModel, 'tenths'> & { t: Translate }) {
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${styles.tenths}`}>
        <caption>{t('model.tenths')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('model.said')}</th>
            <th scope="col">{t('model.came')}</th>
            <th scope="col">{t('model.times')}</th>
          </tr>
        </thead>
        <tbody>
          {tenths.map(({ said, came, times }) => (
            <tr key={said}>
              <th scope="row">
                <Bar share={said} kind="said" />
              </th>
              <td>
                <Bar share={came} kind="came" />
              </td>
              <td>{formatNumber(times)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A share as a figure with its length: two of them beside each other are compared at a glance. */
const Bar = ({ share, kind }: { share: number; kind: 'said' | 'came' }) => (
  <span className={styles.bar} data-kind={kind}>
    <span>{percentText(share)}</span>
    <span aria-hidden="true" style={{ inlineSize: `${(share * 100).toFixed(1)}%` }} />
  </span>
);

function Markets({ model, t }: { model: OddsModel; t: Translate }) {
  return (
    <>
      <p className={styles.text}>{t('model.againstText')}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption>{t('model.against')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('model.what')}</th>
              <th scope="col">{t('model.times')}</th>
              <th scope="col">{t('model.ours')}</th>
              <th scope="col">{t('model.base')}</th>
            </tr>
          </thead>
          <tbody>
            {model.markets.flatMap(({ name, times, model: ours, baseRate }) => {
              const known = knownWord(foretold, name);
              return known === undefined
                ? []
                : [
                    <tr key={name}>
                      <th scope="row">{t(`model.foretold.${FORETOLD[known]}`)}</th>
                      <td>{formatNumber(times)}</td>
                      <td>{ours.logLoss.toFixed(3)}</td>
                      <td>{baseRate.logLoss.toFixed(3)}</td>
                    </tr>,
                  ];
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
