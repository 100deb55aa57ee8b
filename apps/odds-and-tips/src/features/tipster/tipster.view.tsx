import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import { MOST_TOURNAMENTS, type TipStatistics } from '@portal/contracts/tips';
import { ENOUGH_TIPS } from '@portal/domain';
import { breadcrumbList, PageMeta } from '@portal/platform';
import { EmptyState, LinkButton, PageGrid, PageHeader, Panel, PanelHeader, RailPanel, ResultSquares, SegmentedLinks } from '@portal/ui';
import type { TipFilter } from '../../queries.ts';
import { AdultsOnly } from '../age/adults-only.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { renderLink, renderLinkInPlace } from '../portal/links.tsx';
import page from '../portal/page.module.css';
import { percentText } from '../portal/percent.ts';
import { TipList } from '../tips/tip-list.tsx';
import { formOf, unitsText } from '../tips/tip-words.ts';
import { tipsHref } from '../tips/tips-address.ts';
import { listsOf } from '../tips/tips.loader.ts';
import { betweenText, resultsText, YIELD } from './figures.ts';
import { FollowButton } from './follow-button.tsx';
import { SealPanel } from './seal-panel.tsx';
import { ProfitCurve } from './profit-curve.tsx';
import { SumsTable } from './sums-table.tsx';
import styles from './tipster.module.css';

const STATES = ['all', 'open', 'settled'] as const;

interface Props {
  statistics: TipStatistics;
  filter: TipFilter;
  words: MatchWords;
}

/** `/tip-keo/{username}/thanh-tich`: what somebody's tips say, how surely, and the tips themselves. */
export function TipsterView({ statistics, filter, words }: Props) {
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  const { person, sums, open, types, tournaments } = statistics;
  const name = person.displayName;
  return (
    <div className={page.page}>
      <PageMeta
        title={shell('title.suffix', { page: t('tipster.title', { name }) })}
        description={t('tipster.description', { name, count: sums.tips })}
        path={links.tipster(person.username)}
        data={[
          breadcrumbList([
            { name: t('tips.title'), path: links.tips() },
            { name, path: links.tipster(person.username) },
          ]),
        ]}
      />
      <PageHeader
        title={t('tipster.title', { name })}
        note={`@${person.username} · ${t('tips.level', { level: person.level })} · ${t('tipster.counts', { settled: sums.tips, open })}`}
        action={
          <LinkButton variant="secondary" href={links.profile(person.username)} icon={<UserRound size={18} aria-hidden="true" />} renderLink={renderLink}>
            {t('tipster.profile')}
          </LinkButton>
        }
      />
      <AdultsOnly>
        <PageGrid
          kind="rail"
          railLabel={t('tipster.howTo')}
          rail={
            <RailPanel title={t('tipster.howTo')} padded>
              <div className={styles.howTo}>
                {(['stake', 'interval', 'closing', 'kept'] as const).map((part) => (
                  <p key={part}>{t(`tipster.how.${part}`)}</p>
                ))}
              </div>
            </RailPanel>
          }
        >
          <div className={page.stack}>
            <Panel labelledBy="tipster-record">
              <PanelHeader level={2} id="tipster-record" title={t('tipster.record')} action={<FollowButton person={person} t={t} compact />} />
              {sums.tips === 0 ? (
                <EmptyState bare title={t('tipster.none')}>
                  {t('tipster.noneText')}
                </EmptyState>
              ) : (
                <Figures statistics={statistics} words={words} />
              )}
            </Panel>
            {sums.tips > 0 && (
              <Panel edgeToEdge>
                <SumsTable
                  caption={t('tipster.byType')}
                  what={t('tipster.type')}
                  rows={types.map(({ type, sums: of }) => ({ id: String(type), name: t(`type.${type}`), sums: of }))}
                  t={t}
                />
                <SumsTable
                  caption={t(tournaments.length < MOST_TOURNAMENTS ? 'tipster.byTournament' : 'tipster.byTournamentMost', { count: MOST_TOURNAMENTS })}
                  what={t('tipster.tournament')}
                  rows={tournaments.map(({ tournament, sums: of }) => ({
                    id: String(tournament?.id ?? 0),
                    name: tournament ? renderLink({ href: links.tournament(tournament.id), children: tournament.name }) : t('tipster.unknown'),
                    sums: of,
                  }))}
                  t={t}
                />
              </Panel>
            )}
            <SealPanel username={person.username} words={words} />
            <SegmentedLinks
              label={t('tips.chooseState')}
              renderLink={renderLinkInPlace}
              links={STATES.map((state) => ({ href: tipsHref(filter, { state }), label: t(`state.${state}`), current: state === filter.state }))}
            />
            {listsOf(filter).map((list) => (
              <TipList key={`${list.state}/${list.type ?? ''}/${list.from ?? ''}`} filter={list} alone={filter.state !== 'all'} words={words} />
            ))}
          </div>
        </PageGrid>
      </AdultsOnly>
    </div>
  );
}

function Figures({ statistics: { sums, since, whole, runs, closing, curve, last }, words }: { statistics: TipStatistics; words: MatchWords }) {
  const { t } = words;
  return (
    <div className={styles.record}>
      <dl className={styles.figures}>
        <Figure label={t('tipster.profit')} note={t('tipster.stake')} sign={Math.sign(sums.profit)}>
          {unitsText(sums.profit)}
        </Figure>
        <Figure label={t('tipster.yield')} note={sums.yield ? betweenText(sums.yield, t, YIELD) : t('tipster.tooFew')}>
          {sums.yield ? percentText(sums.yield.value, YIELD) : '–'}
        </Figure>
        <Figure label={t('tipster.rate')} note={sums.rate ? betweenText(sums.rate, t) : t('tipster.tooFew')}>
          {sums.rate ? percentText(sums.rate.value) : '–'}
        </Figure>
        <Figure label={t('tipster.results')} note={t('tipster.resultsNote', { units: unitsText(sums.units) })}>
          {resultsText(sums)}
        </Figure>
        <Figure label={t('tipster.runs')} note={t('tipster.runsNote', { lost: runs.lost })}>
          {runs.won}
        </Figure>
        <Figure
          label={t('tipster.closing')}
          note={
            closing
              ? [t('tipster.closingNote', { ahead: closing.ahead, tips: closing.tips }), ...(closing.value ? [betweenText(closing.value, t, YIELD)] : [])].join(
                  ' · ',
                )
              : t('tipster.closingNone')
          }
        >
          {closing?.value ? percentText(closing.value.value, YIELD) : '–'}
        </Figure>
      </dl>
      {sums.tips < ENOUGH_TIPS && <p className={styles.few}>{t('tipster.few', { count: sums.tips })}</p>}
      <ProfitCurve curve={curve} t={t} />
      <p className={styles.foot}>
        <ResultSquares {...formOf({ last }, t)} />
        {since && t(whole ? 'tipster.since' : 'tipster.sinceNewest', { day: words.date(since) })}
      </p>
    </div>
  );
}

const Figure = ({ label, note, sign, children }: { label: string; note: string; sign?: number; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b className={styles.units} data-sign={sign}>
        {children}
      </b>
      <small>{note}</small>
    </dd>
  </div>
);
