import { observer } from 'mobx-react-lite';
import { links } from '@portal/contracts';
import type { Tip } from '@portal/contracts/tips';
import { useApp, type SlotLoad, viewerOf } from '@portal/platform';
import { ErrorState, LinkButton, RailList, RailPanel, SkeletonRows } from '@portal/ui';
import { queries } from '../../queries.ts';
import { AdultsOnlyPart } from '../age/adults-only.tsx';
import { useMatchWords, type MatchWords } from '../match/match-words.ts';
import { isComing } from '../match/standing.ts';
import { newTipLink, renderLink } from '../portal/links.tsx';
import { loadPart, usePart, type Loaded } from '../portal/part.ts';
import { authorLook, choiceOf, outcomeOf } from './tip-words.ts';
import styles from './tips.module.css';

type Props = { fixtureId: number };

export const loadMatchTips: SlotLoad<Props> = (a, { fixtureId }) => loadPart(() => a.queryClient.fetchQuery(queries.tipsOf(a, fixtureId)));

/** `odds-and-tips/match-tips`: tips on one match. */
export function MatchTipsSlot({ fixtureId, data }: Props & { data: Loaded | null }) {
  const words = useMatchWords();
  return (
    <AdultsOnlyPart title={words.t('matchTips.title')}>
      <MatchTips fixtureId={fixtureId} loaded={data} words={words} />
    </AdultsOnlyPart>
  );
}

interface Own extends Props {
  loaded?: Loaded | null;
  /** The match has not begun; unknown where only its tips say so. */
  open?: boolean;
  words: MatchWords;
}

/** Newest first; whoever has a feeling of their own can say so while the match has not begun. */
export const MatchTips = observer(function MatchTips({ fixtureId, loaded, open, words }: Own) {
  const a = useApp();
  const { t } = words;
  const tips = usePart(queries.tipsOf(a, fixtureId), loaded);
  const list = tips.status === 'ready' ? tips.data.list : [];
  const mayWrite = open ?? (tips.status === 'ready' && (list.length === 0 || list.some(({ match }) => isComing(match))));
  return (
    <RailPanel title={t('matchTips.title')} action={list.length > 0 ? t('matchTips.count', { count: list.length }) : undefined}>
      {tips.status === 'loading' && <SkeletonRows rows={3} label={t('loading')} />}
      {tips.status === 'failed' && <ErrorState message={t('matchTips.error')} retryLabel={t('retry')} onRetry={tips.retry} busy={tips.busy} bare />}
      {tips.status === 'ready' && list.length === 0 && <p className={styles.quiet}>{t('matchTips.empty')}</p>}
      {list.length > 0 && (
        <RailList label={t('matchTips.title')} items={list.map((tip) => tipLine(tip, words, viewerOf(a.session.state)))} renderLink={renderLink} />
      )}
      {mayWrite && (
        <div className={styles.foot}>
          <LinkButton variant="soft" block href={newTipLink(fixtureId)} renderLink={renderLink}>
            {t('match.write')}
          </LinkButton>
        </div>
      )}
    </RailPanel>
  );
});

/** A tip in one line: who, what they picked, at what price or how it ended. */
export function tipLine(tip: Tip, { t }: MatchWords, viewer = 0) {
  const { href: _, ...person } = authorLook(tip.author);
  const outcome = outcomeOf(tip.result);
  return {
    id: String(tip.id),
    href: links.tip(tip.id),
    person,
    title: choiceOf(tip, t),
    note: `${t(`type.${tip.type}`)} · ${tip.author.userId === viewer ? t('matchTips.you') : person.name}`,
    end: outcome ? (
      <span className={styles.units} data-sign={Math.sign(tip.settledUnits ?? 0)}>
        {t(`outcome.${outcome}`)}
      </span>
    ) : (
      <span className={styles.figures}>{tip.price.toFixed(2)}</span>
    ),
  };
}
