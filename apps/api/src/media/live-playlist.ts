// A short clip as a live stream: which segment is on air is arithmetic on the clock, so every process answers the same
// and nothing has to be remembered between two requests.
import type { Rendition } from './clip.ts';

/** One rendition of the loop at one moment. All times are milliseconds since 1970. */
export type LiveWindow = {
  readonly rendition: Pick<Rendition, 'init' | 'segments'>;
  /** The moment the playlist is asked for. */
  readonly nowMs: number;
  /** How many segments the playlist shows at most; less than one loop. */
  readonly windowSize: number;
  /** When segment 0 of the very first loop went on air. */
  readonly loopStart: number;
};

const toMs = (seconds: number) => Math.round(seconds * 1000);

/** The master playlist: one line for each rendition, the best first. Addresses are relative to it. */
export function masterPlaylist(renditions: readonly Rendition[]): string {
  const variants = renditions.flatMap(({ name, width, height, frameRate, codecs, bandwidth, averageBandwidth }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},AVERAGE-BANDWIDTH=${averageBandwidth},RESOLUTION=${width}x${height},FRAME-RATE=${frameRate.toFixed(3)},CODECS="${codecs}"`,
    `${name}/live.m3u8`,
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...variants, ''].join('\n');
}

/**
 * The live playlist of one rendition: the last `windowSize` segments that are complete at `nowMs`.
 *
 * Segment `n` of the stream is segment `n % count` of the clip, for ever. A discontinuity stands before each segment that
 * begins a loop, because its time stamps start again. Takes time in proportion to the window, not to the age of the stream.
 */
export function mediaPlaylist({ rendition, nowMs, windowSize, loopStart }: LiveWindow): string {
  const { segments } = rendition;
  const lengths = segments.map(({ seconds }) => toMs(seconds));
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0));
  const loopLength = lengths.reduce((sum, length) => sum + length, 0);

  const elapsed = Math.max(0, nowMs - loopStart);
  const loops = Math.floor(elapsed / loopLength);
  const intoLoop = elapsed - loops * loopLength;
  // A segment can be fetched once its last picture has been 'recorded'.
  const complete = starts.filter((start, index) => start + lengths[index]! <= intoLoop).length;
  const end = loops * segments.length + complete;
  const first = Math.max(0, end - windowSize);

  const lines = Array.from({ length: end - first }, (_, offset) => {
    const sequence = first + offset;
    const index = sequence % segments.length;
    const loop = (sequence - index) / segments.length;
    const onAir = loopStart + loop * loopLength + starts[index]!;
    const joint = index === 0 && sequence > 0;
    return [
      ...(joint ? ['#EXT-X-DISCONTINUITY'] : []),
      ...(joint || offset === 0 ? [`#EXT-X-MAP:URI="${rendition.init}"`] : []),
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(onAir).toISOString()}`,
      `#EXTINF:${(lengths[index]! / 1000).toFixed(3)},`,
      segments[index]!.file,
    ];
  });

  // Joints that have left the window. The one right before the first segment still stands in the list, so it isn't counted.
  const gone = Math.max(0, Math.ceil(first / segments.length) - 1);
  const head = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...lengths) / 1000)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${gone}`,
  ];
  return [...head, ...lines.flat(), ''].join('\n');
}
