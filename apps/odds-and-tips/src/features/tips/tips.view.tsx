import { Gem, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import { PageMeta } from '@portal/platform';
import { FilterChips, LinkButton, PageHeader, RailPanel, SegmentedLinks, TipsterCard, TipsterRow } from '@portal/ui';
import type { TipFilter } from '../../queries.ts';
import { AdultsOnly } from '../age/adults-only.tsx';
import type { MatchWords, Translate } from '../match/match-words.ts';
import { TIPPED } from '../odds/markets.ts';
import { newTipLink, renderLink } from '../portal/links.tsx';
import page from '../portal/page.module.css';
import { Ranking, type Ranked } from './ranking.tsx';
import { TipList } from './tip-list.tsx';
import { listsOf } from './tips.loader.ts';
import { authorLook, rateOf, sampleNote, settledCount } from './tip-words.ts';
import { tipsHref } from './tips-address.ts';
import styles from './tips.module.css';

interface Tournament {
  readonly id: number;
  readonly name: string;
}
interface Props {
  filter: TipFilter;
  best: readonly Ranked[];
  tournaments: readonly Tournament[];
  words: MatchWords;
}

const STATES = ['all', 'open', 'settled'] as const;

/** `/tip-keo`: the best of the month, open and settled tips, the ranking. */
export function TipsView({ filter, best, tournaments, words }: Props) {
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  return (
    <div className={page.page}>
      <PageMeta title={shell('title.suffix', { page: t('tips.title') })} description={t('tips.description')} path={links.tips()} />
      <PageHeader
        title={t('tips.title')}
        note={t('tips.note')}
        action={
          <div className={styles.deeds}>
            <LinkButton variant="secondary" href={links.predict()} icon={<Gem size={18} aria-hidden="true" />} renderLink={renderLink}>
              {t('match.predict')}
            </LinkButton>
            <LinkButton href={newTipLink()} icon={<PenLine size={18} aria-hidden="true" />} renderLink={renderLink}>
              {t('match.write')}
            </LinkButton>
          </div>
        }
      />
      <AdultsOnly>
        {best.length > 0 && (
          <TipsterRow label={t('tips.best')}>
            {best.map(({ person, record }, place) => (
              <TipsterCard
                key={person.userId}
                person={authorLook(person)}
                first={place === 0}
                rate={rateOf(record)?.rate}
                note={sampleNote(t(place === 0 ? 'tips.firstOfMonth' : 'tips.placeOfMonth', { place: place + 1, count: settledCount(record) }), record, t)}
                record={{ counts: record, words: { win: t('outcome.win'), draw: t('outcome.draw'), lose: t('outcome.lose') } }}
                renderLink={renderLink}
              />
            ))}
          </TipsterRow>
        )}
        <div className={styles.filters}>
          <SegmentedLinks
            label={t('tips.chooseState')}
            renderLink={renderLink}
            links={STATES.map((state) => ({ href: tipsHref(filter, { state }), label: t(`state.${state}`), current: state === filter.state }))}
          />
          <FilterChips
            label={t('tips.chooseType')}
            renderLink={renderLink}
            chips={[
              { href: tipsHref(filter, { type: undefined }), label: t('tips.allTypes'), current: !filter.type },
              ...TIPPED.map(({ type }) => ({ href: tipsHref(filter, { type }), label: t(`typeShort.${type}`), current: type === filter.type })),
            ]}
          />
          <TournamentChoice filter={filter} tournaments={tournaments} t={t} />
        </div>
        <div className={styles.page}>
          <div className={styles.columns}>
            <div className={page.stack}>
              {listsOf(filter).map((list) => (
                <TipList
                  key={`${list.state}/${list.type ?? ''}/${list.tournamentId ?? ''}/${list.from ?? ''}`}
                  filter={list}
                  alone={filter.state !== 'all'}
                  words={words}
                />
              ))}
            </div>
            <aside className={styles.rail} aria-label={t('tips.rail')}>
              <Ranking words={words} />
              <RailPanel title={t('rules.title')} padded>
                {t('rules.text')}
              </RailPanel>
            </aside>
          </div>
        </div>
      </AdultsOnly>
    </div>
  );
}

/** Tournaments that tips are about. One that was chosen stays also where hardly anybody writes about it. */
function TournamentChoice({ filter, tournaments, t }: { filter: TipFilter; tournaments: readonly Tournament[]; t: Translate }) {
  const chosen = filter.tournamentId;
  if (tournaments.length === 0 && !chosen) return null;
  const away = chosen && !tournaments.some(({ id }) => id === chosen) ? [{ id: chosen, name: t('tips.chosenTournament') }] : [];
  return (
    <FilterChips
      label={t('tips.chooseTournament')}
      renderLink={renderLink}
      chips={[
        { href: tipsHref(filter, { tournamentId: undefined }), label: t('tips.allTournaments'), current: !chosen },
        ...[...away, ...tournaments].map(({ id, name }) => ({ href: tipsHref(filter, { tournamentId: id }), label: name, current: id === chosen })),
      ]}
    />
  );
}
