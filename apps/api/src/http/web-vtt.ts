/** What is said between two moments. Seconds. */
interface Cue {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

const stamp = (seconds: number): string => {
  const whole = Math.round(seconds * 1000);
  const part = (of: number, most: number, digits: number) => String(Math.floor(whole / of) % most).padStart(digits, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
};
/** An empty line ends a cue, an arrow begins one, and what looks like a tag is one (WebVTT, 3.4). */
const plain = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Captions as a file (WebVTT). */
export const webVtt = (cues: readonly Cue[]): string =>
  `${['WEBVTT', ...cues.map(({ from, to, words }) => `${stamp(from)} --> ${stamp(to)}\n${plain(words)}`)].join('\n\n')}\n`;
