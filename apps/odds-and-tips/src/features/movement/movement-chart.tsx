import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { OddsForm } from '@portal/domain';
import type { MatchWords } from '../match/match-words.ts';
import type { Market } from '../odds/markets.ts';
import { priceText } from '../odds/quotes.ts';
import styles from './movement.module.css';
import { columnsOf, type Point } from './points.ts';

interface Props {
  market: Market;
  points: readonly Point[];
  label: string;
  height: number;
  words: MatchWords;
  form: OddsForm;
}

/** Roles of the tokens, read from the page: a canvas knows no custom properties. */
const INKS = ['--color-odds-up', '--color-text-muted', '--color-odds-down'] as const;
/** Colour is never alone: the second and third line are broken. */
const DASHES = [[], [6, 4], [2, 3]] as const;

/** How the prices moved, drawn. Steps, because a price holds until it changes. */
export function MovementChart({ market, points, label, height, words, form }: Props) {
  const names = market.picks.map((pick) => words.t(`pickShort.${pick}`));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const role = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
    const font = `12px ${role('--font-figures')}`;
    const inks = market.picks.length === 3 ? INKS : [INKS[0], INKS[2]];
    const axis = { stroke: role('--color-text-muted'), font, grid: { stroke: role('--color-border'), width: 1 }, ticks: { show: false } };
    const stepped = uPlot.paths.stepped?.({ align: 1 });
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height,
        cursor: { show: false },
        legend: { show: false },
        scales: { x: { time: false } },
        axes: [
          {
            ...axis,
            space: 70,
            incrs: [1, 2, 5, 10, 20, 50],
            values: (_, places) =>
              places.map((at) => {
                const point = points[at];
                return point ? words.clock(point.at) : '';
              }),
          },
          { ...axis, size: 52, values: (_, prices) => prices.map((price) => (price > 0 ? priceText(market, price, form) : '')) },
        ],
        series: [
          {},
          ...market.picks.map((_, at) => ({
            stroke: role(inks[at] ?? INKS[0]),
            width: 2,
            dash: [...(DASHES[at] ?? [])],
            ...(stepped && { paths: stepped }),
            points: { show: false },
          })),
        ],
      },
      columnsOf(market, points),
      element,
    );
    const watch = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      chart.destroy();
    };
  }, [market, points, height, words, form]);
  return (
    <figure className={styles.figure}>
      <div ref={place} role="img" aria-label={label} style={{ height }} />
      <figcaption className={styles.legend}>
        {names.map((name, at) => (
          <span key={name} data-line={market.picks.length === 2 && at === 1 ? 'last' : at}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
