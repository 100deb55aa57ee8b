import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { OddsForm } from '@portal/domain';
import type { MatchWords } from '../match/match-words.ts';
import { pairOf, type Market } from '../odds/markets.ts';
import { priceText } from '../odds/quotes.ts';
import styles from './movement.module.css';
import { columnsOf, placesOf, type Mark, type Point } from './points.ts';

interface Props {
  market: Market;
  points: readonly Point[];
  marks: readonly Mark[];
  /** Epoch milliseconds. */
  kickOffAt: number;
  label: string;
  height: number;
  words: MatchWords;
  form: OddsForm;
}

/** Roles of the tokens, read from the page: a canvas knows no custom properties. */
const INKS = ['--color-odds-up', '--color-text-muted', '--color-odds-down'] as const;
/** Colour is never alone: the second and third line are broken. */
const DASHES = [[], [6, 4], [2, 3]] as const;

const MARK_INKS = { goal: '--color-text', yellow: '--color-card-yellow', red: '--color-card-red' } as const;

/** Where the match began: what lies left of it is no scale of time. */
function drawKickOff({ ctx, bbox, valToPos, scales }: uPlot, ink: string): void {
  const { min = 0, max = 0 } = scales['x'] ?? {};
  if ((min ?? 0) >= 0 || (max ?? 0) <= 0) return;
  const x = Math.round(valToPos(0, 'x', true));
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.lineWidth = 2 * uPlot.pxRatio;
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
}

/** A line over the prices, and on it a ball with the score of then, or a card. */
function drawMark(drawn: uPlot, { kind, score }: Mark, place: number, { ink, line, font }: { ink: string; line: string; font: string }): void {
  const { ctx, bbox } = drawn;
  const dots = uPlot.pxRatio;
  const x = Math.round(drawn.valToPos(place, 'x', true));
  if (x < bbox.left || x > bbox.left + bbox.width) return;
  ctx.save();
  // A yellow card moves no price: it is shown, not drawn across them.
  if (kind !== 'yellow') {
    ctx.strokeStyle = line;
    ctx.lineWidth = dots;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
  }
  ctx.fillStyle = ink;
  ctx.beginPath();
  if (kind === 'goal') ctx.arc(x, bbox.top + 5 * dots, 4 * dots, 0, 2 * Math.PI);
  else ctx.rect(x - 3 * dots, bbox.top + dots, 6 * dots, 9 * dots);
  ctx.fill();
  if (kind === 'goal') {
    ctx.font = font.replace(/^[\d.]+px/, `${11 * dots}px`);
    ctx.textBaseline = 'middle';
    // Towards the side on which there is room.
    const left = x > bbox.left + bbox.width - 32 * dots;
    ctx.textAlign = left ? 'right' : 'left';
    ctx.fillText(score, x + (left ? -7 : 7) * dots, bbox.top + 5 * dots);
  }
  ctx.restore();
}

/** How the prices moved, drawn. Steps, because a price holds until it changes; goals and cards at their minutes. */
export function MovementChart({ market, points, marks, kickOffAt, label, height, words, form }: Props) {
  const names = market.picks.map((pick) => pairOf(market, pick) ?? words.t(`pickShort.${pick}`));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const role = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
    const font = `12px ${role('--font-figures')}`;
    const inks = market.picks.length === 3 ? INKS : [INKS[0], INKS[2]];
    const axis = { stroke: role('--color-text-muted'), font, grid: { stroke: role('--color-border'), width: 1 }, ticks: { show: false } };
    const stepped = uPlot.paths.stepped?.({ align: 1 });
    const places = placesOf(points, kickOffAt);
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height,
        cursor: { show: false },
        legend: { show: false },
        scales: { x: { time: false } },
        hooks: {
          draw: [
            (drawn) => drawKickOff(drawn, role('--color-text-subtle')),
            (drawn) =>
              marks.forEach((mark) =>
                drawMark(drawn, mark, places.placeOf(mark.at), { ink: role(MARK_INKS[mark.kind]), line: role('--color-border-strong'), font }),
              ),
          ],
        },
        axes: [
          {
            ...axis,
            space: 70,
            incrs: [1, 2, 5, 10, 20, 50, 100],
            // Days apart on the left, minutes on the right: where the day is another it is said.
            values: (_, shown) =>
              shown.map((place) =>
                place < 0 ? `${words.clock(places.momentAt(place))}\n${words.day(places.momentAt(place))}` : words.clock(places.momentAt(place)),
              ),
            size: 46,
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
      columnsOf(market, points, places),
      element,
    );
    const watch = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      chart.destroy();
    };
  }, [market, points, marks, kickOffAt, height, words, form]);
  return (
    <figure className={styles.figure}>
      <div ref={place} role="img" aria-label={label} style={{ height }} />
      <figcaption className={styles.legend}>
        {names.map((name, at) => (
          <span key={name} data-line={market.picks.length === 2 && at === 1 ? 'last' : at}>
            {name}
          </span>
        ))}
        {(['goal', 'yellow', 'red'] as const).map(
          (kind) =>
            marks.some((mark) => mark.kind === kind) && (
              <span key={kind} data-mark={kind}>
                {words.t(`movement.${kind}`)}
              </span>
            ),
        )}
      </figcaption>
    </figure>
  );
}
