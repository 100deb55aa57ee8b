// The stream of a match on the portal's own address: master playlist, sliding live playlists and immutable segments.
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { channelStart, isChannel } from './channel.ts';
import type { Rendition } from './clip.ts';
import { readClip } from './clip.ts';
import { masterPlaylist, mediaPlaylist } from './live-playlist.ts';

/** Six segments of two seconds: a player three segments behind the edge has as many to fall back to. */
const WINDOW_SIZE = 6;

export type MediaRoutesOptions = {
  /** `now()` is milliseconds since 1970. */
  readonly clock: { now(): number };
  /** Folder with manifest.json and one folder for each rendition; see tools/clip. */
  readonly clipDir: string;
  /** A player is about to get a live playlist of this channel. */
  readonly onPlaylist?: (channel: string, request: FastifyRequest) => void;
};

type Params = { readonly channel: string; readonly rendition: string; readonly file: string };

const loopMs = ({ segments }: Rendition) => segments.reduce((sum, { seconds }) => sum + Math.round(seconds * 1000), 0);

function playlist(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/vnd.apple.mpegurl').header('cache-control', 'no-store').send(text);
}

/** Registers the three kinds of addresses below `/al/hls/:channel/`. Unknown channels, renditions and files are 404. */
export async function mediaRoutes(app: FastifyInstance, { clock, clipDir, onPlaylist }: MediaRoutesOptions): Promise<void> {
  const renditions = await readClip(clipDir);
  const byName = new Map(renditions.map((rendition) => [rendition.name, rendition]));
  const filesOf = new Map(renditions.map(({ name, init, segments }) => [name, new Set([init, ...segments.map(({ file }) => file)])]));

  app.get<{ Params: Pick<Params, 'channel'> }>('/al/hls/:channel/master.m3u8', async ({ params }, reply) => {
    if (!isChannel(params.channel)) return reply.callNotFound();
    return playlist(reply, masterPlaylist(renditions));
  });

  app.get<{ Params: Omit<Params, 'file'> }>('/al/hls/:channel/:rendition/live.m3u8', async (request, reply) => {
    const { params } = request;
    const rendition = byName.get(params.rendition);
    if (!rendition || !isChannel(params.channel)) return reply.callNotFound();
    onPlaylist?.(params.channel, request);
    const loopStart = channelStart(params.channel, loopMs(rendition));
    return playlist(reply, mediaPlaylist({ rendition, nowMs: clock.now(), windowSize: WINDOW_SIZE, loopStart }));
  });

  app.get<{ Params: Params }>('/al/hls/:channel/:rendition/:file', async ({ params }, reply) => {
    const { channel, rendition, file } = params;
    // Only names that the manifest lists are ever joined to a path.
    if (!isChannel(channel) || !filesOf.get(rendition)?.has(file)) return reply.callNotFound();
    return reply
      .type(file.endsWith('.mp4') ? 'video/mp4' : 'video/iso.segment')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(createReadStream(path.join(clipDir, rendition, file)));
  });
}
