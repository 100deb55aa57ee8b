import { webVtt } from './web-vtt.ts';

describe('captions as WebVTT', () => {
  it('say what is said from moment to moment', () => {
    expect(
      webVtt([
        { from: 0.2, to: 3.0004, words: 'Vào!' },
        { from: 3661.9996, to: 3_725.5, words: '– Ai sút?\n– Số 9.' },
      ]),
    ).toBe('WEBVTT\n\n00:00:00.200 --> 00:00:03.000\nVào!\n\n01:01:02.000 --> 01:02:05.500\n– Ai sút?\n– Số 9.\n');
  });

  it('end no cue early, begin none, and hold no tag', () => {
    expect(webVtt([{ from: 0, to: 1, words: ' A \n\n\n <b>B</b> -->\r\nC & D' }])).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nA\n&lt;b&gt;B&lt;/b&gt; --&gt;\nC &amp; D\n',
    );
  });

  it('of nobody who speaks are empty', () => {
    expect(webVtt([])).toBe('WEBVTT\n');
  });
});
