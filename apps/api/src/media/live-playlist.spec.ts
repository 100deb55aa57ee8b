import fc from 'fast-check';
import { masterPlaylist, mediaPlaylist } from './live-playlist.ts';

const START = Date.UTC(2026, 0, 1);

type Entry = { sequence: number; file: string; discontinuity: number; onAir: number; seconds: number };

/** Reads a playlist the way a player does (RFC 8216, 6.2.2 and 4.3.3). */
function read(text: string) {
  const tag = (name: string) => Number(new RegExp(`#${name}:(\\d+)`).exec(text)?.[1]);
  const entries: Entry[] = [];
  let discontinuity = tag('EXT-X-DISCONTINUITY-SEQUENCE');
  let sequence = tag('EXT-X-MEDIA-SEQUENCE');
  let onAir = NaN;
  let seconds = NaN;
  for (const line of text.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1;
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) onAir = Date.parse(line.slice(25));
    else if (line.startsWith('#EXTINF:')) seconds = parseFloat(line.slice(8));
    else if (line !== '' && !line.startsWith('#')) entries.push({ sequence: sequence++, file: line, discontinuity, onAir, seconds });
  }
  return { entries, target: tag('EXT-X-TARGETDURATION'), first: tag('EXT-X-MEDIA-SEQUENCE') };
}

const clip = (seconds: readonly number[]) => ({ init: 'init.mp4', segments: seconds.map((length, index) => ({ file: `${index}.m4s`, seconds: length })) });
const lengths = fc.array(
  fc.integer({ min: 40, max: 4000 }).map((ms) => ms / 1000),
  { minLength: 1, maxLength: 14 },
);
const moments = fc.integer({ min: 0, max: 5 * 365 * 86_400_000 });
const sizes = fc.integer({ min: 1, max: 30 });
const at = (seconds: readonly number[], elapsed: number, windowSize: number) =>
  read(mediaPlaylist({ rendition: clip(seconds), nowMs: START + elapsed, windowSize, loopStart: START }));

describe('the live playlist', () => {
  it('is continued by any later one: a segment keeps its number, file, discontinuity and time', () => {
    fc.assert(
      fc.property(lengths, moments, fc.integer({ min: 0, max: 60_000 }), sizes, (seconds, elapsed, later, size) => {
        const before = at(seconds, elapsed, size);
        const after = at(seconds, elapsed + later, size);
        expect(after.first).toBeGreaterThanOrEqual(before.first);
        const known = new Map(before.entries.map((entry) => [entry.sequence, entry]));
        for (const entry of after.entries) {
          const same = known.get(entry.sequence);
          if (same) expect(entry).toEqual(same);
        }
      }),
    );
  });

  it('numbers discontinuities by the loop a segment belongs to, also after their tags have left the window', () => {
    fc.assert(
      fc.property(lengths, moments, sizes, (seconds, elapsed, size) => {
        for (const entry of at(seconds, elapsed, size).entries) {
          expect(entry.discontinuity).toBe(Math.floor(entry.sequence / seconds.length));
          expect(entry.file).toBe(`${entry.sequence % seconds.length}.m4s`);
        }
      }),
    );
  });

  it('shows only what is complete, up to the newest, and each segment begins where the one before it ends', () => {
    fc.assert(
      fc.property(lengths, moments, sizes, (seconds, elapsed, size) => {
        const { entries, target, first } = at(seconds, elapsed, size);
        expect(entries.length).toBe(first === 0 ? Math.min(entries.length, size) : size);
        entries.forEach((entry, index) => {
          expect(entry.seconds).toBeLessThanOrEqual(target);
          const previous = entries[index - 1];
          if (previous) expect(entry.onAir).toBe(previous.onAir + Math.round(previous.seconds * 1000));
        });
        const newest = entries.at(-1);
        const edge = newest ? newest.onAir + Math.round(newest.seconds * 1000) : START;
        expect(edge).toBeLessThanOrEqual(START + elapsed);
        const next = seconds[(newest ? newest.sequence + 1 : 0) % seconds.length]!;
        expect(edge + Math.round(next * 1000)).toBeGreaterThan(START + elapsed);
      }),
    );
  });

  it('slides by one segment every two seconds and names the joint of the loop', () => {
    const text = (elapsed: number) => mediaPlaylist({ rendition: clip([2, 2, 2]), nowMs: START + elapsed, windowSize: 2, loopStart: START });
    expect(text(8000)).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-TARGETDURATION:2',
        '#EXT-X-MEDIA-SEQUENCE:2',
        '#EXT-X-DISCONTINUITY-SEQUENCE:0',
        '#EXT-X-MAP:URI="init.mp4"',
        '#EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:04.000Z',
        '#EXTINF:2.000,',
        '2.m4s',
        '#EXT-X-DISCONTINUITY',
        '#EXT-X-MAP:URI="init.mp4"',
        '#EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:06.000Z',
        '#EXTINF:2.000,',
        '0.m4s',
        '',
      ].join('\n'),
    );
    expect(read(text(9999)).first).toBe(2);
    expect(read(text(10_000)).first).toBe(3);
    // The tag right before the first segment still stands in the list and counts from there.
    expect(text(10_000)).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:0\n#EXT-X-DISCONTINUITY\n');
    expect(text(12_000)).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:1\n#EXT-X-MAP');
  });

  it('is empty, not broken, for a clock before the first broadcast', () => {
    expect(at([2, 2], -5000, 6)).toMatchObject({ entries: [], first: 0, target: 2 });
  });
});

describe('the master playlist', () => {
  it('lists every rendition with what a player needs to choose', () => {
    const rendition = {
      name: '720p',
      width: 1280,
      height: 720,
      frameRate: 25,
      codecs: 'avc1.4d401f,mp4a.40.2',
      bandwidth: 1200,
      averageBandwidth: 1000,
      ...clip([2]),
    };
    expect(masterPlaylist([rendition, { ...rendition, name: '360p' }])).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-STREAM-INF:BANDWIDTH=1200,AVERAGE-BANDWIDTH=1000,RESOLUTION=1280x720,FRAME-RATE=25.000,CODECS="avc1.4d401f,mp4a.40.2"',
        '720p/live.m3u8',
        '#EXT-X-STREAM-INF:BANDWIDTH=1200,AVERAGE-BANDWIDTH=1000,RESOLUTION=1280x720,FRAME-RATE=25.000,CODECS="avc1.4d401f,mp4a.40.2"',
        '360p/live.m3u8',
        '',
      ].join('\n'),
    );
  });
});
