import { links } from '@portal/contracts';
import { useApp, type SlotLoad } from '@portal/platform';
import { ErrorState, RailList, RailPanel, SkeletonRows } from '@portal/ui';
import { queries } from '../../queries.ts';
import { AdultsOnlyPart } from '../age/adults-only.tsx';
import { useMatchWords } from '../match/match-words.ts';
import { renderLink } from '../portal/links.tsx';
import { loadPart, usePart, type Loaded } from '../portal/part.ts';
import { tipLine } from '../tips/match-tips.tsx';
import { profitOfRecord, unitsText } from '../tips/tip-words.ts';
import styles from '../tips/tips.module.css';
import { bestFirst } from './best-first.ts';

type Props = { limit: number };

export const loadTopTips: SlotLoad<Props> = (a) => loadPart(() => a.queryClient.fetchQuery(queries.openTips(a)));

/** `odds-and-tips/top-tips`: open tips of the best tipsters, as a rail. */
export function TopTips({ limit, data }: Props & { data: Loaded | null }) {
  const a = useApp();
  const words = useMatchWords();
  const { t } = words;
  const tips = usePart(queries.openTips(a), data);
  const best = tips.status === 'ready' ? bestFirst(tips.data.list, limit) : [];
  return (
    <AdultsOnlyPart title={t('topTips.title')}>
      <RailPanel title={t('topTips.title')} more={{ href: links.tips(), label: t('topTips.all') }} renderLink={renderLink}>
        {tips.status === 'loading' && <SkeletonRows rows={limit} label={t('loading')} />}
        {tips.status === 'failed' && <ErrorState message={t('matchTips.error')} retryLabel={t('retry')} onRetry={tips.retry} busy={tips.busy} bare />}
        {tips.status === 'ready' && best.length === 0 && <p className={styles.quiet}>{t('topTips.empty')}</p>}
        {best.length > 0 && (
          <RailList
            label={t('topTips.title')}
            renderLink={renderLink}
            items={best.map((tip) => ({
              ...tipLine(tip, words),
              note: (
                <>
                  {words.title(tip.match)}
                  <br />
                  {t('topTips.by', { name: tip.author.displayName, units: unitsText(profitOfRecord(tip.record)) })}
                </>
              ),
            }))}
          />
        )}
      </RailPanel>
    </AdultsOnlyPart>
  );
}
