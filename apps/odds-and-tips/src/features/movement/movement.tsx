import { lazy, Suspense, useMemo, type ComponentProps } from 'react';
import type { MatchOdds, OddsMark } from '@portal/contracts/odds';
import type { OddsForm } from '@portal/domain';
import { useApp, useHydrated } from '@portal/platform';
import { ErrorState, Skeleton } from '@portal/ui';
import { ODDS_EVERY, queries } from '../../queries.ts';
import type { MatchWords } from '../match/match-words.ts';
import { isLive } from '../match/standing.ts';
import type { Market } from '../odds/markets.ts';
import { priceText, quoteOf, type Quote } from '../odds/quotes.ts';
import { usePart } from '../portal/part.ts';
import type { MovementChart as Chart } from './movement-chart.tsx';
import { marksOf, pointsOf } from './points.ts';
import styles from './movement.module.css';
import { MovementTable } from './movement-table.tsx';

const CHART_HEIGHT = 180;
const NO_ROWS: readonly string[] = [];
const NO_MARKS: readonly OddsMark[] = [];
/** Drawing is a chunk of its own: most visitors never open it. When it does not come, the numbers below say the same. */
const MovementChart = lazy(async () => {
  const chunk = await import('./movement-chart.tsx').catch(() => undefined);
  return { default: chunk?.MovementChart ?? Nothing };
});
function Nothing(_: ComponentProps<typeof Chart>): null {
  return null;
}
/** A browser that cannot draw has the numbers too. */
const canDraw = () => typeof matchMedia === 'function' && typeof ResizeObserver === 'function';

interface Props {
  odds: MatchOdds;
  market: Market;
  company?: number | undefined;
  form: OddsForm;
  words: MatchWords;
  /** The numbers are open at once: a page of its own. */
  unfolded?: boolean;
}

/** How a market of a match moved: first prices, those of the moment, the line between them, and the same as a table. */
export function Movement({ odds, market, company, form, words, unfolded = false }: Props) {
  const a = useApp();
  const { t } = words;
  const hydrated = useHydrated();
  const moved = usePart(queries.movement(a, odds.match.fixtureId, market.label, company), null, {
    staleTime: ODDS_EVERY,
    every: () => (isLive(odds.match) ? ODDS_EVERY : false),
  });
  const rows = moved.status === 'ready' ? moved.data.rows : NO_ROWS;
  const points = useMemo(() => pointsOf(market, rows), [market, rows]);
  // Who hides scores is told of no goal; prices alone give none away for sure.
  const told = moved.status === 'ready' && !a.prefs.hidesScores ? (moved.data.marks ?? NO_MARKS) : NO_MARKS;
  const marks = useMemo(() => marksOf(told), [told]);
  const kickOffAt = Date.parse(odds.match.kickOff);
  if (moved.status === 'failed') return <ErrorState message={t('movement.error')} retryLabel={t('retry')} onRetry={moved.retry} busy={moved.busy} bare />;
  return (
    <div className={styles.movement}>
      <dl className={styles.ends}>
        {(['initial', 'instant'] as const).map((when) => (
          <div key={when}>
            <dt>
              {market.label} · {t(`movement.${when}`)}
            </dt>
            <dd>{quoteWords(quoteOf(odds, market, when), market, form, words)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.chart}>
        {moved.status === 'ready' && points.length === 0 && <p>{t('movement.none')}</p>}
        {moved.status === 'loading' && <Skeleton height={CHART_HEIGHT} />}
        {points.length > 0 && (
          <p className={styles.summary}>
            {t('movement.changes', {
              count: points.length - 1,
              from: words.clock(points[0]?.at ?? 0),
              day: words.day(points[0]?.at ?? 0),
              last: words.clock(points.at(-1)?.at ?? 0),
            })}
          </p>
        )}
        {points.length > 0 && hydrated && canDraw() && (
          <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
            <MovementChart
              market={market}
              points={points}
              marks={marks}
              kickOffAt={kickOffAt}
              height={CHART_HEIGHT}
              label={t('movement.chart', { market: market.label, match: words.title(odds.match) })}
              words={words}
              form={form}
            />
          </Suspense>
        )}
        {points.length > 0 && (
          <MovementTable
            market={market}
            points={points}
            marks={marks}
            sides={{ home: odds.match.home.name, away: odds.match.away.name }}
            form={form}
            words={words}
            unfolded={unfolded}
          />
        )}
      </div>
    </div>
  );
}

/** "-0.75 · 0.92 · 0.98"; a market that is closed still says where it ended. */
const quoteWords = (quote: Quote | undefined, market: Market, form: OddsForm, { t }: MatchWords): string =>
  quote
    ? [...(quote.line === null ? [] : [String(quote.line)]), ...quote.prices.map(({ price }) => priceText(market, price, form))].join(' · ')
    : t('odds.closed');
