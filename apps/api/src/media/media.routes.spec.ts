import path from 'node:path';
import fastify from 'fastify';
import { channelStart } from './channel.ts';
import { mediaRoutes } from './media.routes.ts';

const clipDir = path.join(import.meta.dirname, '../../media/clip');

async function build(now = Date.UTC(2026, 10, 20, 12), onPlaylist?: (channel: string) => void) {
  const clock = { now: () => now, set: (value: number) => (now = value) };
  const app = fastify();
  await app.register(mediaRoutes, { clock, clipDir, ...(onPlaylist && { onPlaylist }) });
  return { app, clock };
}

const firstSequence = (body: string) => Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(body)?.[1]);

describe('the stream of a match', () => {
  it('serves a master playlist whose addresses all answer', async () => {
    const { app } = await build();
    const master = await app.inject('/al/hls/match-1/master.m3u8');
    expect(master.headers['content-type']).toContain('application/vnd.apple.mpegurl');
    const renditions = master.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(renditions).toEqual(['720p/live.m3u8', '480p/live.m3u8', '360p/live.m3u8']);
    for (const address of renditions) expect((await app.inject(`/al/hls/match-1/${address}`)).statusCode).toBe(200);
  });

  it('slides with the clock and is never cached', async () => {
    const { app, clock } = await build();
    const before = await app.inject('/al/hls/match-1/720p/live.m3u8');
    clock.set(clock.now() + 2000);
    const after = await app.inject('/al/hls/match-1/720p/live.m3u8');
    expect(before.headers['cache-control']).toBe('no-store');
    expect(firstSequence(after.body)).toBe(firstSequence(before.body) + 1);
  });

  it('tells of live playlists that are served, and of nothing else', async () => {
    const told: string[] = [];
    const { app } = await build(undefined, (channel) => told.push(channel));
    for (const url of ['720p/live.m3u8', 'master.m3u8', '4k/live.m3u8', '720p/init.mp4', '720p/live.m3u8/x', 'nothing?/live.m3u8'])
      await app.inject(`/al/hls/match-1/${url}`);
    await app.inject('/al/hls/match_1/720p/live.m3u8');
    expect(told).toEqual(['match-1']);
  });

  it('serves every file that a playlist names, for ever', async () => {
    const { app } = await build();
    const { body } = await app.inject('/al/hls/match-1/360p/live.m3u8');
    const files = [...new Set([...body.matchAll(/URI="([^"]+)"/g)].map((match) => match[1]!)), ...body.split('\n').filter((line) => line.endsWith('.m4s'))];
    expect(files.length).toBeGreaterThan(6);
    for (const file of files) {
      const answer = await app.inject(`/al/hls/match-1/360p/${file}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.rawPayload.length).toBeGreaterThan(1000);
    }
  });

  it.each([
    '/al/hls/match-1/720p/manifest.json',
    '/al/hls/match-1/720p/..%2Fmanifest.json',
    '/al/hls/match-1/..%2F720p/init.mp4',
    '/al/hls/match-1/%2e%2e/manifest.json',
    '/al/hls/match-1/720p/..%5C..%5Cpackage.json',
    '/al/hls/match-1/4k/live.m3u8',
    '/al/hls/match%201/720p/live.m3u8',
    '/al/hls/match_1/master.m3u8',
    `/al/hls/${'a'.repeat(41)}/master.m3u8`,
    '/al/hls/match-1/constructor/init.mp4',
  ])('answers 404 to %s', async (url) => {
    const { app } = await build();
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('shows two channels at different moments of the clip, each always at the same', () => {
    const starts = Array.from({ length: 50 }, (_, index) => channelStart(`match-${index}`, 24_000));
    expect(new Set(starts).size).toBeGreaterThan(45);
    expect(starts[7]).toBe(channelStart('match-7', 24_000));
    for (const start of starts) expect(Math.abs(start - Date.UTC(2026, 0, 1))).toBeLessThan(24_000);
  });
});
