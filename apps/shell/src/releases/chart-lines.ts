import type { RemoteHealth } from '@portal/contracts';

type Recent = RemoteHealth['recent'];
export interface ChartLine {
  /** Path in the box; a minute alone is a line of no length, which its round ends make a dot. Empty: no figures. */
  d: string;
  last: { x: number; y: number } | undefined;
}
export interface Chart {
  judged: ChartLine;
  against: ChartLine;
  /** Share at the upper edge. */
  top: number;
  /** From the first to the last figure. */
  minutes: number;
}

/** Upper edges one can read off. */
const TOPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1];
const round = (value: number) => Math.round(value * 10) / 10;

/** Lines of both releases by time in a box; minutes without a figure are gaps. */
export function chartOf(recent: Recent, width: number, height: number): Chart {
  const shares = recent.flatMap(({ judged, against }) => [judged, against]).filter((share) => share !== null);
  const most = Math.max(0, ...shares);
  // A line that touches the edge looks cut off.
  const top = TOPS.find((edge) => most * 1.1 <= edge) ?? 1;
  const times = recent.map(({ at }) => Date.parse(at));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const x = (index: number) => round(last === first ? width : (((times[index] ?? 0) - first) / (last - first)) * width);
  const y = (share: number) => round(height - (Math.min(share, top) / top) * height);
  const line = (key: 'judged' | 'against'): ChartLine => {
    let d = '';
    let end: ChartLine['last'];
    recent.forEach((minute, index) => {
      const share = minute[key];
      if (share === null) return;
      const goesOn = index > 0 && recent[index - 1]?.[key] !== null;
      const alone = !goesOn && (recent[index + 1]?.[key] ?? null) === null;
      end = { x: x(index), y: y(share) };
      d += `${goesOn ? 'L' : 'M'}${end.x} ${end.y}${alone ? 'h0' : ''}`;
    });
    return { d, last: end };
  };
  return { judged: line('judged'), against: line('against'), top, minutes: Math.round((last - first) / 60_000) };
}

/** Latest and highest share of a line, for those who do not see it. */
export function spanOf(recent: Recent, key: 'judged' | 'against'): { last: number; most: number } | undefined {
  const shares = recent.map((minute) => minute[key]).filter((share) => share !== null);
  const last = shares.at(-1);
  return last === undefined ? undefined : { last, most: Math.max(...shares) };
}
